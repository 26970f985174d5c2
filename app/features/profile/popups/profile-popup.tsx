import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { openModal } from "~/stores/modals";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { useAccountPages } from "../account-links";
import { SignInPrompt, SignupPrompt } from "../prompts";
import { useAccount } from "../use-account";
import styles from "./popups.module.css";

/** RT-34: the signed-in user, and links to all parts of the account. */
export function ProfilePopup() {
  const intl = useIntl();
  const paths = usePaths();
  const pages = useAccountPages();
  const account = useAccount();
  const profile = account.state === "ready" ? account.profile : undefined;
  return (
    <div className={styles.popup}>
      {account.state === "anonymous" && <SignInPrompt />}
      {account.state === "signup" && <SignupPrompt />}
      {profile && (
        <div>
          {profile.given_name && (
            <p className={styles.name}>
              {intl.formatMessage({ id: "account.greeting" }, { name: profile.given_name })}
            </p>
          )}
          <p className={styles.quiet}>{profile.email}</p>
        </div>
      )}
      <ul className={styles.links}>
        {pages.map(({ id, icon, title }) => (
          <li key={id}>
            <a className={styles.link} href={paths.to(id, {})}>
              <Icon name={icon} />
              <span>{intl.formatMessage({ id: title })}</span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
      {profile && <Button onClick={() => openModal("logout")}>{intl.formatMessage({ id: "account.logout" })}</Button>}
    </div>
  );
}
