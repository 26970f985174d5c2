import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { chunkOf } from "./scripts/vite/chunks";
import { shortClassNames } from "./scripts/vite/class-names";
import { compactChunks } from "./scripts/vite/compact-chunks";
import { coreTypeface } from "./scripts/vite/core-typeface";
import { importTimeout } from "./scripts/vite/import-timeout";
import { inlineClassNames } from "./scripts/vite/inline-class-names";
import { compiledMessages } from "./scripts/vite/messages";
import { messagesPerModule } from "./scripts/vite/messages-per-module";
import { constantRemixFlags } from "./scripts/vite/remix-flags";
import { devServerEntry, serverBuildEntries } from "./scripts/vite/server-entries";
import { serverJsx } from "./scripts/vite/server-jsx";
import { uncopiedRequests } from "./scripts/vite/uncopied-requests";
import { withoutUnusedLibraryParts } from "./scripts/vite/unused-library-parts";
import { withoutRouteFiles } from "./scripts/vite/without-route-files";

/**
 * Packages with WebAssembly, native code or data files of their own stay in node_modules; so does undici, which asks
 * for node:sqlite only when it is there, and bundled would ask for it at the start.
 */
const external = ["@electric-sql/pglite", "libsql", "sharp", "undici"];

/**
 * Every page brings the names of all scripts, and hashes do not compress: seven characters tell them apart as well, and
 * those of pages need no other name.
 */
const shortFileNames = {
  entryFileNames: "assets/[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

export default defineConfig(async ({ isSsrBuild, command }) => ({
  plugins: [
    compiledMessages(),
    messagesPerModule(),
    inlineClassNames(),
    constantRemixFlags(),
    withoutUnusedLibraryParts(),
    withoutRouteFiles(),
    serverJsx(),
    uncopiedRequests(),
    importTimeout(),
    devServerEntry(),
    remix(remixConfig),
    serverBuildEntries(external),
    compactChunks(),
  ],
  resolve: {
    alias: [{ find: /^~\//, replacement: `${path.resolve(import.meta.dirname, "app")}/` }, await coreTypeface()],
  },
  css: command === "build" ? { modules: { generateScopedName: shortClassNames() } } : {},
  // graphql-http has to use the same copy of graphql as we do, or each refuses objects of the other.
  ssr: { external, noExternal: ["graphql-http"] },
  // Else the first page in development reloads itself once these are discovered.
  optimizeDeps: {
    include: ["@remix-run/react", "downshift", "graphql-request", "js-cookie", "react-dom/client", "react-intl"],
  },
  build: {
    target: isSsrBuild ? "node20" : "es2022",
    // Four kilobytes less of what every page brings than with esbuild, for some seconds of a build.
    ...(isSsrBuild ? {} : { minify: "terser" as const, terserOptions: { compress: { passes: 2 } } }),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Else every page brings the names of all scripts that those of popups import. A late part's styles still come first.
    modulePreload: { resolveDependencies: () => [] },
    rollupOptions: {
      // The server names fonts and pictures as the browser's style sheets do.
      output: isSsrBuild
        ? { assetFileNames: shortFileNames.assetFileNames }
        : { manualChunks: chunkOf(), ...shortFileNames },
    },
  },
}));
