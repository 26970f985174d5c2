import path from "node:path";
import type { Plugin } from "vite";

/** Gives the server's build a runtime for JSX that makes less garbage; a page has thousands of elements. */
export function serverJsx(): Plugin {
  return {
    name: "etalage:server-jsx",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    resolveId: (id) =>
      id === "react/jsx-runtime" ? path.join(import.meta.dirname, "server-jsx-runtime.ts") : undefined,
  };
}
