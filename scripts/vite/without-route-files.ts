import type { Plugin } from "vite";

const TABLE = /\/app\/route-table\.ts$/;
const FILE = /\bfile: "routes\/[^"]+",?\s*/g;

/** The browser's copy of the route table, without the files of the pages: only Remix reads them, when it builds. */
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

export const withoutFiles = (code: string): string => code.replace(FILE, "");
