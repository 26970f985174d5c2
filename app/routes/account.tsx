import { Outlet, useMatches } from "@remix-run/react";
import { AccountPage, OpenAccountPage } from "~/features/profile/account-page";
import { accountPartOf } from "~/features/profile/account-pages";
import type { PageHandle } from "~/seo/page-handle";
import { PageTrail } from "~/shell/page-trail";
import { Container } from "~/ui/container";

/** Only the browser knows the session and its data, so these pages activate without waiting for the first touch. */
export const handle: PageHandle = { title: "account.title", home: "profile", noindex: true, activate: "now" };

/** The layout of the account area. */
export default function Account() {
  return (
    <Container>
      <PageTrail />
      <Content />
    </Container>
  );
}

function Content() {
  const part = accountPartOf(useMatches());
  if (!part) return <Outlet />;
  if (part.open) {
    return (
      <OpenAccountPage page={part.part}>
        <Outlet />
      </OpenAccountPage>
    );
  }
  return <AccountPage page={part.part}>{(profile) => <Outlet context={profile} />}</AccountPage>;
}
