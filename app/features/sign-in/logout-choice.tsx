import { useIntl } from "react-intl";
import { closeModal } from "~/stores/modals";
import { signOut, useTakenAlong } from "~/stores/session/session";
import { Button } from "~/ui/button";
import styles from "./sign-in.module.css";

/** The logout modal: asks for confirmation, because data in this browser is removed. */
export function LogoutChoice() {
  const intl = useIntl();
  function leave() {
    closeModal();
    void signOut();
  }
  const hasLeftovers = useTakenAlong() === "failed";
  return (
    <div className={styles.choice}>
      <p>{intl.formatMessage({ id: "logout.text" })}</p>
      {hasLeftovers && <p>{intl.formatMessage({ id: "logout.leftovers" })}</p>}
      <div className={styles.ways}>
        <Button variant="primary" wide onClick={leave}>
          {intl.formatMessage({ id: "logout.button" })}
        </Button>
        <Button wide onClick={closeModal}>
          {intl.formatMessage({ id: "logout.stay" })}
        </Button>
      </div>
    </div>
  );
}
