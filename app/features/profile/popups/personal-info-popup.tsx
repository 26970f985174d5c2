import { useIntl } from "react-intl";
import type { Profile } from "#contract/profile";
import { formatDate } from "~/i18n/intl";
import { AccountGate } from "../account-gate";
import panel from "../panel.module.css";
import { MoreLink } from "./more-link";
import styles from "./popups.module.css";

/** RT-34: a read-only view of the profile; it is edited on its page. */
export function PersonalInfoPopup() {
  return (
    <div className={styles.popup}>
      <AccountGate rows={2}>{(profile) => <Facts profile={profile} />}</AccountGate>
    </div>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const facts = [
    ["account.name", `${profile.given_name} ${profile.family_name}`.trim()],
    ["account.email", profile.email],
    ["account.phone", profile.phone],
    ["account.birth", profile.dateOfBirth && formatDate(profile.dateOfBirth)],
  ] as const;
  return (
    <>
      <dl className={panel.facts}>
        {facts.map(([id, value]) => (
          <div key={id} className={styles.fact}>
            <dt>{intl.formatMessage({ id })}</dt>
            <dd>{value || intl.formatMessage({ id: "account.unknown" })}</dd>
          </div>
        ))}
      </dl>
      <MoreLink to="profilePersonalInfo" text="account.change" />
    </>
  );
}
