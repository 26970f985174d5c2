import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { coreTypeface } from "./scripts/vite/core-typeface";
import { compiledMessages } from "./scripts/vite/messages";

const rooms = ["app", "backend", "contract", "demo", "server", "tests", "scripts"];
const files = (ending: string) => rooms.map((room) => `${room}/**/*${ending}`);

/** Test files, as globs find them, whose text matches. */
function testsLike(ending: string, text: RegExp): string[] {
  return rooms.flatMap((room) =>
    readdirSync(path.join(import.meta.dirname, room), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(ending))
      .map((name) => path.posix.join(room, ...name.split(path.sep)))
      .filter((name) => text.test(readFileSync(path.join(import.meta.dirname, name), "utf8"))),
  );
}
/** They replace modules or listen to the process, and would do so for the files that run after them in it. */
const meddlers = testsLike(".test.ts", /\b(vi\.(do)?mock|process\.on)\(/i);
/** They ask for a document or replace its address, which a context that shares a process does not let them. */
const addressed = [
  ...testsLike(".test.ts", /@vitest-environment jsdom/),
  ...testsLike(".test.tsx", /stubGlobal\("location"/),
];
const storefront = "app/**/*.test.ts";

/**
 * Rules and modules run in plain Node, components (`*.test.tsx`) in jsdom, whose start costs most of a second a file.
 * A rule that needs a document says `// @vitest-environment jsdom` in its first line. Files outside the storefront
 * share a process, which loads what they all import once. What the browser runs keeps state in its modules, so its tests
 * need them anew: in a context of their own, which costs less than half of a process, or else in a process of their own.
 */
export default defineConfig({
  plugins: [compiledMessages()],
  esbuild: { jsx: "automatic" },
  resolve: {
    alias: [{ find: /^~\//, replacement: `${path.resolve(import.meta.dirname, "app")}/` }, await coreTypeface()],
  },
  test: {
    // Imported as it is, it would use another copy of graphql than we do, and each refuses objects of the other.
    server: { deps: { inline: ["graphql-http"] } },
    setupFiles: ["./tests/setup.ts"],
    globalSetup: ["./tests/prepare-store.ts"],
    // What takes three seconds took thirty on a machine that did other work; a test that hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // A text that lacks what it should contain is no use in a report unless it can be read.
    chaiConfig: { truncateThreshold: 2_000 },
    // Left to itself, Vitest keeps one processor free, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          environment: "node",
          isolate: false,
          include: files(".test.ts"),
          exclude: [storefront, ...meddlers, ...addressed],
        },
      },
      {
        extends: true,
        test: {
          name: "storefront",
          environment: "node",
          pool: "vmThreads",
          include: [storefront],
          exclude: [...meddlers, ...addressed],
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "jsdom",
          pool: "vmThreads",
          include: files(".test.tsx"),
          exclude: addressed,
        },
      },
      { extends: true, test: { name: "alone", environment: "node", include: [...meddlers, ...addressed] } },
    ],
  },
});
