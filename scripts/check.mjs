// `npm run check`: types, lint, format and import rules.
import { spawnSync } from "node:child_process";
import { ensurePackages, root, tool } from "./prepare.mjs";

const steps = [
  ["lint and format", "biome", ["check", "--error-on-warnings", "."]],
  ["types", "tsc", ["--noEmit"]],
  ["import rules", "vitest", ["run", "tests/architecture"]],
];

/** Runs every step and prints the failed ones; returns the number of failures. */
export function check() {
  ensurePackages();
  let failed = 0;
  for (const [name, command, args] of steps) {
    const began = performance.now();
    const { status } = spawnSync(tool(command), args, {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
    if (status !== 0) failed++;
  }
  return { passed: steps.length - failed, failed };
}

if (process.argv[1] === import.meta.filename) process.exit(check().failed > 0 ? 1 : 0);
