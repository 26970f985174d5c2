// `npm run check`: types, lint, format and import rules.
import { spawnSync } from "node:child_process";
import { ensurePackages, root, tool } from "./prepare.mjs";

/** What no test covers. */
export const staticSteps = [
  ["lint and format", "biome", ["check", "--error-on-warnings", "."]],
  ["types", "tsc", ["--noEmit"]],
];
const steps = [...staticSteps, ["import rules", "vitest", ["run", "tests/architecture"]]];

/** Runs the steps, all of them by default, and prints how each ended; returns how many passed and which failed. */
export function check(chosen = steps) {
  ensurePackages();
  const failed = [];
  for (const [name, command, args] of chosen) {
    const began = performance.now();
    const { status } = spawnSync(tool(command), args, {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
    if (status !== 0) failed.push(name);
  }
  return { passed: chosen.length - failed.length, failed };
}

if (process.argv[1] === import.meta.filename) process.exit(check().failed.length > 0 ? 1 : 0);
