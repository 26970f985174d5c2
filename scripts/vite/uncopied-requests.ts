import type { Plugin } from "vite";
import { without } from "./unused-library-parts";
import type { UnusedParts } from "./unused-parts";

/**
 * Remix hands each loader a copy of the request without its own two parameters, and each copy is made twice. An address
 * that does not hold their names cannot have them: there is nothing to leave out, and the copies cost a page 4 % of its time.
 */
export const COPIES: UnusedParts = {
  file: /\/@remix-run\/server-runtime\/dist\/(?:esm\/)?data\.js$/,
  conditions: {
    "function stripIndexParam(request) {":
      'function stripIndexParam(request) { if (!request.url.includes("index")) return request;',
    "function stripDataParam(request) {":
      'function stripDataParam(request) { if (!request.url.includes("_data")) return request;',
  },
};

/** Hands loaders and actions of the server's build the request itself where Remix would copy it without need. */
export function uncopiedRequests(): Plugin {
  return {
    name: "etalage:uncopied-requests",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    transform(code, id) {
      if (!COPIES.file.test(id)) return;
      return { code: without(code, COPIES, (text) => this.parse(text)), map: null };
    },
  };
}
