import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { allowAdult, useAdultContent } from "~/stores/adult-content";
import { Button } from "~/ui/button";
import styles from "./adult-content.module.css";

/**
 * AD-05: asks visitors who have not chosen yet; those known to be under age see a message and have no choice. The
 * choice applies to this browser (AD-06), and the page is reloaded, because the server leaves out what is hidden.
 */
export function AdultQuestion() {
  const intl = useIntl();
  const { blocked } = useAdultContent();
  // The document is shared by all visitors who see nothing: only the browser knows whether there is a choice. Until
  // then its place is kept, so that what stands below does not move at the first touch.
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  function allow() {
    allowAdult();
    location.reload();
  }
  return (
    <div className={styles.question}>
      {known && blocked && <p>{intl.formatMessage({ id: "adult.blocked" })}</p>}
      {!(known && blocked) && (
        <div className={known ? styles.choice : `${styles.choice} ${styles.kept}`}>
          <Button variant="primary" disabled={!known} onClick={allow}>
            {intl.formatMessage({ id: "adult.yes" })}
          </Button>
          <p className={styles.note}>{intl.formatMessage({ id: "adult.note" })}</p>
        </div>
      )}
      <noscript>
        <p>{intl.formatMessage({ id: "adult.noscript" })}</p>
      </noscript>
    </div>
  );
}
