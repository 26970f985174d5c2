import { useState } from "react";
import { useIntl } from "react-intl";
import { closeModal, useModalOptions } from "~/stores/modals";
import { signIn } from "~/stores/session/session";
import { Button } from "~/ui/button";
import styles from "./sign-in.module.css";

/** The login modal: the benefits of signing in, and the two ways to do it. */
export function LoginChoice() {
  const intl = useIntl();
  const { reason = "login.reason", returnTo } = useModalOptions();
  const [leaving, setLeaving] = useState(false);
  async function leave(screen?: "signup") {
    if (leaving) return;
    setLeaving(true);
    await signIn({ ...(returnTo ? { returnTo } : {}), ...(screen ? { screen } : {}) });
    closeModal(); // the page has been left, or a message explains the failure
  }
  return (
    <div className={styles.choice}>
      <p>{intl.formatMessage({ id: reason })}</p>
      <div className={styles.ways}>
        <Button variant="primary" wide aria-disabled={leaving} onClick={() => void leave()}>
          {intl.formatMessage({ id: leaving ? "login.leaving" : "login.signIn" })}
        </Button>
        <Button wide aria-disabled={leaving} onClick={() => void leave("signup")}>
          {intl.formatMessage({ id: "login.signUp" })}
        </Button>
      </div>
    </div>
  );
}
