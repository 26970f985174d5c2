import type { Plugin } from "vite";

/**
 * Applies the shop's time limit for scripts (app/browser/load-in-time.ts) to every dynamic import of the browser build,
 * including the framework's: otherwise a script that never arrives would block forever.
 */
export function importTimeout(): Plugin {
  return {
    name: "etalage:import-timeout",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    renderDynamicImport: () => ({ left: "(globalThis.__etalageInTime??(p=>p))(import(", right: "))" }),
  };
}
