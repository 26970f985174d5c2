import { isRouteErrorResponse, type MetaDescriptor } from "@remix-run/react";
import { intl } from "~/i18n/intl";
import type { RootData } from "~/root-data";
import { metaFrom } from "~/seo/meta-from";
import { problemAt } from "./problem";

/** The head of an error page: titled by the problem, and not for search engines. */
export function problemMeta(
  error: unknown,
  matches: Parameters<typeof metaFrom>[0],
  pathname: string,
): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  const { title } = problemAt(isRouteErrorResponse(error) ? error : undefined, root?.names, pathname);
  return metaFrom(matches)({ title: intl.formatMessage({ id: title }), noindex: true });
}
