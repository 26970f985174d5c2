import path from "node:path";
import { defineConfig } from "vitest/config";
import { compiledMessages } from "./scripts/vite/messages";

export default defineConfig({
  plugins: [compiledMessages()],
  esbuild: { jsx: "automatic" },
  resolve: { alias: [{ find: /^~\//, replacement: `${path.resolve(import.meta.dirname, "app")}/` }] },
  test: {
    environment: "jsdom",
    include: ["{app,backend,contract,server,tests,scripts}/**/*.test.{ts,tsx}"],
    setupFiles: ["./tests/setup.ts"],
    globalSetup: ["./tests/prepare-store.ts"],
    testTimeout: 20_000,
  },
});
