import type { MetaFunction } from "@remix-run/node";
import { DeskScreen } from "~/features/desk/desk-screen";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { ProblemScreen } from "~/shell/page-problem";
import { notFound } from "~/shell/problem";
import { Container } from "~/ui/container";

/** Only the browser knows who is looking, so it does not wait for the first touch. */
export const handle: PageHandle = { activate: "now" };

/** The document is the same for everybody, so its title says what almost everybody finds here. */
export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "errors.notFound.title" }), noindex: true });

export default function Desk() {
  return (
    <Container>
      <DeskScreen absent={<ProblemScreen problem={notFound} />} />
    </Container>
  );
}
