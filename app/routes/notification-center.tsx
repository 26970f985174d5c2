import type { MetaFunction } from "@remix-run/node";
import { useIntl } from "react-intl";
import { NoticesScreen } from "~/features/notification-center/notices-screen";
import { AccountPage } from "~/features/profile/account-page";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";

/** Who is signed in is known to the browser alone: this page cannot wait for a first touch. */
export const handle = { activate: "now" };

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "account.notices" }), noindex: true });

export default function NotificationCenter() {
  const { formatMessage } = useIntl();
  const account = { text: formatMessage({ id: "account.title" }), url: usePaths().to("profile", {}) };
  const trail = [account, { text: formatMessage({ id: "account.notices" }) }];
  return (
    <AccountPage page="profileNotificationCenter" breadcrumb={<Breadcrumb items={trail} />}>
      {() => <NoticesScreen />}
    </AccountPage>
  );
}
