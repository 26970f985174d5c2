import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { useSession } from "~/stores/session/session";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import styles from "./sign-up-prompt.module.css";

/** LY-03: for a signed-in user who still has to sign up. Not shown on the sign-up page; can be postponed. */
export function SignUpPrompt() {
  const intl = useIntl();
  const paths = usePaths();
  const { pathname } = useLocation();
  const { signupRequired } = useSession();
  const [later, setLater] = useState(false);
  const register = paths.to("register", {});
  if (!signupRequired || later || pathname === register) return null;
  return (
    <aside className={styles.prompt} aria-label={intl.formatMessage({ id: "signup.prompt.label" })} data-bottom-bar="">
      <p className={styles.text}>{intl.formatMessage({ id: "signup.prompt.text" })}</p>
      <ButtonLink variant="primary" size="small" href={register}>
        {intl.formatMessage({ id: "signup.prompt.button" })}
      </ButtonLink>
      <button
        type="button"
        className={styles.close}
        onClick={() => setLater(true)}
        aria-label={intl.formatMessage({ id: "signup.prompt.later" })}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
