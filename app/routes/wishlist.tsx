import type { MetaFunction } from "@remix-run/node";
import { useIntl } from "react-intl";
import { OpenAccountPage } from "~/features/profile/account-page";
import { WishlistScreen } from "~/features/wishlist/wishlist-screen";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";

/** The list lives in the browser: nothing of this page can wait for a first touch. */
export const handle = { activate: "now" };

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "wishlist.title" }), noindex: true });

/** RT-19: open to visitors without an account too. */
export default function Wishlist() {
  const { formatMessage } = useIntl();
  const paths = usePaths();
  const account = { text: formatMessage({ id: "account.title" }), url: paths.to("profile", {}) };
  const trail = [account, { text: formatMessage({ id: "wishlist.title" }) }];
  return (
    <OpenAccountPage page="wishlist" breadcrumb={<Breadcrumb items={trail} />}>
      <WishlistScreen />
    </OpenAccountPage>
  );
}
