import { useFlag } from "~/flags/flags-context";
import styles from "./consent-banner.module.css";
import { ConsentQuestion } from "./consent-question";

/**
 * LY-04: asks for consent. It is in every document and shows by the style sheet alone, to those who have yet to choose;
 * it works without the framework.
 */
export function ConsentBanner() {
  if (!useFlag("ConsentBanner")) return null;
  return (
    <div className={styles.banner} data-consent-banner>
      <ConsentQuestion />
    </div>
  );
}
