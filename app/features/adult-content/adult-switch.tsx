import { useIntl } from "react-intl";
import { forbidAdult, useAdultContent } from "~/stores/adult-content";
import { Button } from "~/ui/button";
import styles from "./adult-content.module.css";

/** Undoes the choice; shown only while this browser shows products for adults. */
export function AdultSwitch() {
  const intl = useIntl();
  const { allowed } = useAdultContent();
  if (!allowed) return null;
  function forbid() {
    forbidAdult();
    location.reload();
  }
  return (
    <div className={styles.switch}>
      <p>{intl.formatMessage({ id: "adult.shown" })}</p>
      <Button size="small" onClick={forbid}>
        {intl.formatMessage({ id: "adult.hide" })}
      </Button>
    </div>
  );
}
