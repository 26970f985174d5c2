import { useSearchParams } from "@remix-run/react";
import { useIntl } from "react-intl";
import { kindOf } from "./kind";
import { KindChoice } from "./kind-choice";
import styles from "./register-screen.module.css";
import { SignupFlow } from "./signup-flow";

/** RT-14: first private or business, then its steps. The choice is a link, so that it survives signing in. */
export function RegisterScreen() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const kind = kindOf(search);
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{intl.formatMessage({ id: "register.title" })}</h1>
      <p className={styles.intro}>{intl.formatMessage({ id: "register.intro" })}</p>
      <KindChoice chosen={kind} />
      {kind && <SignupFlow key={kind} kind={kind} />}
    </div>
  );
}
