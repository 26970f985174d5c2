import type { Plugin } from "vite";
import remixConfig from "../../remix.config.js";

const REMIX_REACT = /\/@remix-run\/react\/dist\/esm\/[\w-]+\.js$/;
const FLAG = /\b(?:window\.__remixContext\.)?future\.(v3_singleFetch|v3_lazyRouteDiscovery)\b/g;

/**
 * Remix asks for its future flags when it runs, so the code of flags that are off reaches every browser. In the
 * browser's build these two are what remix.config.js says, and Rollup drops what cannot be reached.
 */
export function constantRemixFlags(): Plugin {
  const flags: Readonly<Record<string, boolean | undefined>> = remixConfig.future ?? {};
  return {
    name: "etalage:constant-remix-flags",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform(code, id) {
      if (!REMIX_REACT.test(id)) return;
      return { code: code.replace(FLAG, (_, flag: string) => String(flags[flag] === true)), map: null };
    },
  };
}
