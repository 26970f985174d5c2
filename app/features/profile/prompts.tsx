import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { signIn } from "~/stores/session/session";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import styles from "./prompts.module.css";

/** PF-02: replaces an account page for signed-out visitors. */
export function SignInPrompt() {
  const intl = useIntl();
  const paths = usePaths();
  const { pathname, search } = useLocation();
  return (
    <Prompt
      title={intl.formatMessage({ id: "account.signIn.title" })}
      text={intl.formatMessage({ id: "account.signIn.text" })}
    >
      <Button variant="primary" onClick={() => void signIn({ returnTo: pathname + search })}>
        {intl.formatMessage({ id: "account.signIn.button" })}
      </Button>
      <ButtonLink href={paths.to("register", {})}>{intl.formatMessage({ id: "account.register" })}</ButtonLink>
    </Prompt>
  );
}

/** LY-03 within the account area: signed in, but not signed up yet. */
export function SignupPrompt() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <Prompt
      title={intl.formatMessage({ id: "account.signup.title" })}
      text={intl.formatMessage({ id: "account.signup.text" })}
    >
      <ButtonLink variant="primary" href={paths.to("register", {})}>
        {intl.formatMessage({ id: "account.signup.button" })}
      </ButtonLink>
    </Prompt>
  );
}

function Prompt({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.prompt}>
      <span className={styles.icon}>
        <Icon name="account" />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
