import { useIntl } from "react-intl";
import type { Profile } from "#contract/profile";
import { openModal } from "~/stores/modals";
import { Button } from "~/ui/button";
import { AccountGate } from "./account-gate";
import { AccountLinks } from "./account-links";
import { NeedsScript } from "./account-page";
import { BusinessProgress } from "./business-progress";
import { BusinessStatusCard } from "./business-status";
import styles from "./profile-home.module.css";

/** PF-01: the user, and links to all parts. Only the greeting waits for the session. */
export function ProfileHome() {
  const intl = useIntl();
  return (
    <div className={styles.home}>
      <h1 className={styles.title}>{intl.formatMessage({ id: "account.title" })}</h1>
      <NeedsScript />
      <div className={styles.greeting}>
        <AccountGate rows={1}>{(profile) => <Greeting profile={profile} />}</AccountGate>
      </div>
      <AccountLinks />
    </div>
  );
}

function Greeting({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const { given_name: name, email, business } = profile;
  return (
    <>
      <div className={styles.person}>
        <div>
          <p className={styles.name}>
            {name
              ? intl.formatMessage({ id: "account.greeting" }, { name })
              : intl.formatMessage({ id: "account.welcome" })}
          </p>
          <p className={styles.email}>{email}</p>
        </div>
        <Button onClick={() => openModal("logout")}>{intl.formatMessage({ id: "account.logout" })}</Button>
      </div>
      {business && (
        <BusinessStatusCard business={business}>
          <BusinessProgress />
        </BusinessStatusCard>
      )}
    </>
  );
}
