import { useEffect, useState } from "react";
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
  // The document is the same for all who see nothing: only the browser knows whether there is something to choose.
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  function allow() {
    allowAdult();
    location.reload();
  }
  return (
    <div className={styles.question}>
      {known && blocked && <p>{intl.formatMessage({ id: "adult.blocked" })}</p>}
      {known && !blocked && (
        <>
          <Button variant="primary" onClick={allow}>
            {intl.formatMessage({ id: "adult.yes" })}
          </Button>
          <p className={styles.note}>{intl.formatMessage({ id: "adult.note" })}</p>
        </>
      )}
      <noscript>
        <p>{intl.formatMessage({ id: "adult.noscript" })}</p>
      </noscript>
    </div>
  );
}
