import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Profile } from "#contract/profile";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import { Notice } from "~/ui/notice";
import { AccountGate } from "./account-gate";
import { AccountNavigation } from "./account-links";
import styles from "./account-page.module.css";
import { type AccountPageId, titleOf } from "./account-pages";

interface AccountPageProps {
  page: AccountPageId;
  /** Content for a signed-in user. */
  children: (profile: Profile) => ReactNode;
}

/** A page of the account area that needs an account (PF-02). Its server HTML is the same for everyone. */
export function AccountPage({ page, children }: AccountPageProps) {
  return (
    <OpenAccountPage page={page}>
      <NeedsScript />
      <AccountGate>{children}</AccountGate>
    </OpenAccountPage>
  );
}

/** The same layout for a page that is open to visitors without an account. */
export function OpenAccountPage({ page, children }: Omit<AccountPageProps, "children"> & { children: ReactNode }) {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <div className={styles.columns}>
      <AccountNavigation current={page} />
      <div className={styles.content}>
        <a className={styles.back} href={paths.to("profile", {})}>
          <Icon name="chevron-left" />
          {intl.formatMessage({ id: "account.title" })}
        </a>
        <h1 className={styles.title}>{intl.formatMessage({ id: titleOf(page) })}</h1>
        {children}
      </div>
    </div>
  );
}

/** Only the browser knows the account, so these pages need JavaScript. */
export function NeedsScript() {
  const intl = useIntl();
  return (
    <noscript>
      <Notice title={intl.formatMessage({ id: "account.noscript.title" })}>
        <p>{intl.formatMessage({ id: "account.noscript.text" })}</p>
      </Notice>
    </noscript>
  );
}
