import type { MetaFunction } from "@remix-run/node";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { ProblemScreen } from "~/shell/page-problem";
import { offline } from "~/shell/problem";

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "errors.offline.title" }), noindex: true });

/** Makes no requests (RT-12). */
export default function Offline() {
  return <ProblemScreen problem={offline} />;
}
