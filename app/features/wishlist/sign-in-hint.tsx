import { useIntl } from "react-intl";
import { signIn, useSession } from "~/stores/session/session";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import styles from "./sign-in-hint.module.css";

/** Explains to signed-out visitors what signing in would add. */
export function SignInHint() {
  const intl = useIntl();
  if (useSession().status !== "anonymous") return null;
  return (
    <aside className={styles.hint}>
      <Icon name="account" />
      <p>{intl.formatMessage({ id: "wishlist.signIn.text" })}</p>
      <Button size="small" onClick={() => void signIn()}>
        {intl.formatMessage({ id: "wishlist.signIn" })}
      </Button>
    </aside>
  );
}
