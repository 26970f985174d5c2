import type { MetaDescriptor } from "@remix-run/react";
import { intl } from "~/i18n/intl";
import type { RootData } from "~/root-data";
import { type PageMeta, pageMeta } from "./meta";

type Match = { id: string; pathname: string; data: unknown };
type OwnMeta = Omit<PageMeta, "site" | "origin" | "path"> & { path?: string | null };

/**
 * Fills in what the root knows, so that a route's meta is one line:
 * `export const meta: MetaFunction<typeof loader> = ({ data, matches }) => metaFrom(matches)({ title: data?.name })`.
 * Without `path` the page's own; a page that is kept out of search engines names none unless told.
 */
export function metaFrom(matches: readonly Match[]): (page: OwnMeta) => MetaDescriptor[] {
  const root = matches.find((match) => match.id === "root")?.data as RootData | undefined;
  return (page) => {
    if (!root) {
      const title = page.title ?? intl.formatMessage({ id: "seo.title.problem" });
      return [{ title }, { name: "robots", content: "noindex" }];
    }
    const own = page.noindex ? null : (matches.at(-1)?.pathname ?? null);
    return pageMeta({ ...page, path: page.path === undefined ? own : page.path, site: root.site, origin: root.origin });
  };
}
