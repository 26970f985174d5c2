import type { MetaFunction } from "@remix-run/node";
import { useIntl } from "react-intl";
import { AccountPage } from "~/features/profile/account-page";
import { Personalization } from "~/features/profile/personalization";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";

/** Who is signed in is known to the browser alone: this page cannot wait for a first touch. */
export const handle = { activate: "now" };

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "account.preferences" }), noindex: true });

export default function PersonalizationPage() {
  const { formatMessage } = useIntl();
  const account = { text: formatMessage({ id: "account.title" }), url: usePaths().to("profile", {}) };
  const trail = [account, { text: formatMessage({ id: "account.preferences" }) }];
  return (
    <AccountPage page="profilePersonalization" breadcrumb={<Breadcrumb items={trail} />}>
      {() => <Personalization />}
    </AccountPage>
  );
}
