import { useIntl } from "react-intl";
import { allowAdult, useAdultContent } from "~/stores/adult-content";
import { Button } from "~/ui/button";
import styles from "./adult-content.module.css";

/**
 * AD-05: asks who has not chosen yet; who is known to be under age is told so and has nothing to choose. The choice
 * is this browser's (AD-06), and the page is loaded anew with it, since the server draws what it hides.
 */
export function AdultQuestion() {
  const intl = useIntl();
  const { blocked } = useAdultContent();
  if (blocked) return <p>{intl.formatMessage({ id: "adult.blocked" })}</p>;
  function allow() {
    allowAdult();
    location.reload();
  }
  return (
    <div className={styles.question}>
      <Button variant="primary" onClick={allow}>
        {intl.formatMessage({ id: "adult.yes" })}
      </Button>
      <p className={styles.note}>{intl.formatMessage({ id: "adult.note" })}</p>
      <noscript>
        <p>{intl.formatMessage({ id: "adult.noscript" })}</p>
      </noscript>
    </div>
  );
}
