// Builds the service worker: one script without imports, apart from the pages' scripts.
import path from "node:path";
import { build } from "vite";

/** Writes build/worker/service-worker.js below `root`; the server puts its version in front. */
export async function buildServiceWorker(root) {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: "build/worker",
      emptyOutDir: true,
      target: "es2022",
      rollupOptions: {
        input: path.join(root, "app/service-worker/worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
