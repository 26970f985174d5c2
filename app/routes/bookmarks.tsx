import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useIntl } from "react-intl";
import { AccountPage } from "~/features/profile/account-page";
import { Bookmarks } from "~/features/profile/bookmarks";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";

/** Who is signed in is known to the browser alone: this page cannot wait for a first touch. */
export const handle = { activate: "now" };

/** RT-19. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.flags.Bookmarks) throw new Response("Not found", { status: 404, statusText: "Not found" });
  return null;
}

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "account.bookmarks" }), noindex: true });

export default function BookmarksPage() {
  const { formatMessage } = useIntl();
  const account = { text: formatMessage({ id: "account.title" }), url: usePaths().to("profile", {}) };
  const trail = [account, { text: formatMessage({ id: "account.bookmarks" }) }];
  return (
    <AccountPage page="profileBookmarks" breadcrumb={<Breadcrumb items={trail} />}>
      {(profile) => <Bookmarks profile={profile} />}
    </AccountPage>
  );
}
