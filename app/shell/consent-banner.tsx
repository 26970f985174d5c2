import { useFlag } from "~/flags/flags-context";
import styles from "./consent-banner.module.css";
import { ConsentQuestion } from "./consent-question";

/**
 * LY-04: asks for consent. It is in every document and shows by the style sheet alone, to those who have yet to choose.
 * Only the server draws it, and what it drew stays: it works without the framework, and costs it nothing.
 */
export function ConsentBanner() {
  const asks = useFlag("ConsentBanner");
  if (!import.meta.env.SSR || typeof document !== "undefined") {
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  return (
    <div className={asks ? styles.banner : undefined} data-consent-banner={asks || undefined}>
      {asks && <ConsentQuestion />}
    </div>
  );
}
