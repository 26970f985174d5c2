import { isRouteErrorResponse, type MetaDescriptor } from "@remix-run/react";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { problemOf } from "./problem";

/** The head of a failed page: named after what happened, and nothing for search engines. */
export function problemMeta(error: unknown, matches: Parameters<typeof metaFrom>[0]): MetaDescriptor[] {
  const { title } = problemOf(isRouteErrorResponse(error) ? error : undefined);
  return metaFrom(matches)({ title: intl.formatMessage({ id: title }), noindex: true });
}
