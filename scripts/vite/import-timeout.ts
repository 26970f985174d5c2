import type { Plugin } from "vite";

/**
 * Puts the shop's time limit for scripts (app/browser/load-in-time.ts) around every dynamic import of the browser's
 * build, those of the framework included: a script that never comes would otherwise be waited for for ever.
 */
export function importTimeout(): Plugin {
  return {
    name: "etalage:import-timeout",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    renderDynamicImport: () => ({ left: "(globalThis.__etalageInTime??(p=>p))(import(", right: "))" }),
  };
}
