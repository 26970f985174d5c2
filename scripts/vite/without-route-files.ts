import type { Plugin } from "vite";

const TABLE = /\/app\/route-table\.ts$/;
/** Addresses that no page of the browser links to or shows. */
const NEVER_SHOWN = /^\s*(?:join|robots|manifest|sitemapIndex|sitemap): \{ path: "[^"]+", file: "[^"]+" \},\n/gm;
const UNUSED = /\b(?:file: "routes\/[^"]+"|personal: true|layout: "\w+"),?\s*/g;

/**
 * The browser's copy of the route table, without the files of the pages, which only Remix reads when it builds, and
 * without layouts, the mark of personal pages and addresses of files, which only the server reads.
 */
export function withoutRouteFiles(): Plugin {
  return {
    name: "etalage:without-route-files",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !TABLE.test(id)) return undefined;
      return { code: withoutFiles(code), map: null };
    },
  };
}

export const withoutFiles = (code: string): string => code.replace(NEVER_SHOWN, "").replace(UNUSED, "");
