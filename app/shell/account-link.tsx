import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { openModal } from "~/stores/modals";
import { currentSession } from "~/stores/session/session";
import { Icon } from "~/ui/icons/icon";
import styles from "./account-link.module.css";

/**
 * The document is shared, so it contains both texts; the style sheet shows one of them by the mark on the html element.
 * Without JavaScript, and when signed in, the link leads to the account page.
 */
export function AccountLink({ className }: { className: string | undefined }) {
  const intl = useIntl();
  const paths = usePaths();
  function follow(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || currentSession().status === "signed-in") return;
    event.preventDefault();
    openModal("login");
  }
  return (
    <a className={className} href={paths.to("profile", {})} onClick={follow}>
      <Icon name="account" />
      <span className={styles.words}>
        <span className={styles.signIn}>{intl.formatMessage({ id: "login.signIn" })}</span>
        <span className={styles.account}>{intl.formatMessage({ id: "shell.account" })}</span>
      </span>
    </a>
  );
}
