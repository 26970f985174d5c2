import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { compiledMessages } from "./scripts/vite/messages";

const rooms = ["app", "backend", "contract", "demo", "server", "tests", "scripts"];
const files = (ending: string) => rooms.map((room) => `${room}/**/*${ending}`);

/** Files that replace modules or listen to the process would do so for the files that run after them in it. */
function meddlers(): string[] {
  return rooms.flatMap((room) =>
    readdirSync(path.join(import.meta.dirname, room), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => path.posix.join(room, ...name.split(path.sep)))
      .filter((name) =>
        /\b(vi\.(do)?mock|process\.on)\(/i.test(readFileSync(path.join(import.meta.dirname, name), "utf8")),
      ),
  );
}
/** What the browser runs keeps state in its modules, so its tests need them anew. */
const alone = ["app/**/*.test.ts", ...meddlers()];

/**
 * Rules and modules run in plain Node, components (`*.test.tsx`) in jsdom, whose start costs most of a second a file.
 * A rule that needs a document says `// @vitest-environment jsdom` in its first line. Files outside the storefront
 * share a process, which loads what they all import once; others have one of their own.
 */
export default defineConfig({
  plugins: [compiledMessages()],
  esbuild: { jsx: "automatic" },
  resolve: { alias: [{ find: /^~\//, replacement: `${path.resolve(import.meta.dirname, "app")}/` }] },
  test: {
    // Imported as it is, it would use another copy of graphql than we do, and each refuses objects of the other.
    server: { deps: { inline: ["graphql-http"] } },
    setupFiles: ["./tests/setup.ts"],
    globalSetup: ["./tests/prepare-store.ts"],
    // What takes three seconds took thirty on a machine that did other work; a test that hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Left to itself, Vitest keeps one processor free, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: { name: "rules", environment: "node", isolate: false, include: files(".test.ts"), exclude: alone },
      },
      { extends: true, test: { name: "rules alone", environment: "node", include: alone } },
      { extends: true, test: { name: "components", environment: "jsdom", include: files(".test.tsx") } },
    ],
  },
});
