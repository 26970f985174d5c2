import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { intl } from "~/i18n/intl";
import type { RootData } from "~/root-data";
import { type PageMeta, pageMeta } from "./meta";
import type { PageHandle } from "./page-handle";

type Match = { id: string; pathname: string; data: unknown };
type OwnMeta = Omit<PageMeta, "site" | "origin" | "path"> & { path?: string | null };

/**
 * Adds what the root knows, so that a route's meta is one line:
 * `export const meta: MetaFunction<typeof loader> = ({ data, matches }) => metaFrom(matches)({ title: data?.name })`.
 * `path` defaults to the page's own; a page with `noindex` has none by default.
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

/** The handles of the routes that lead to a page, outermost first. */
export function handlesOf(matches: readonly { handle?: unknown }[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (handle ? [handle as PageHandle] : []));
}

/** The `meta` of a page whose title comes from its handle, or from its layout's. */
export const metaByHandle: MetaFunction = ({ matches }) => {
  const handles = handlesOf(matches);
  const title = handles.findLast((handle) => handle.title)?.title;
  return metaFrom(matches)({
    ...(title ? { title: intl.formatMessage({ id: title }) } : {}),
    noindex: handles.some((handle) => handle.noindex),
  });
};
