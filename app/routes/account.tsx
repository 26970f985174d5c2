import { Outlet, useMatches } from "@remix-run/react";
import { AccountPage, OpenAccountPage } from "~/features/profile/account-page";
import { accountPartOf } from "~/features/profile/account-pages";
import type { PageHandle } from "~/seo/page-handle";
import { PageTrail } from "~/shell/page-trail";
import { Container } from "~/ui/container";

/** Who is signed in, and what is kept, is known to the browser alone: nothing here can wait for a first touch. */
export const handle: PageHandle = { title: "account.title", home: "profile", noindex: true, activate: "now" };

/** The frame of the account area. */
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
