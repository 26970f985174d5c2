import type { MetaFunction } from "@remix-run/node";
import { OfflineScreen } from "~/features/offline/offline-screen";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Container } from "~/ui/container";

/** What it shows is in the browser alone. */
export const handle: PageHandle = { activate: "now" };

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "offline.title" }), noindex: true });

/** Makes no requests (RT-12). */
export default function Offline() {
  return (
    <Container>
      <OfflineScreen />
    </Container>
  );
}
