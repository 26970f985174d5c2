// `npm test`: runs all tests. Unit, module and architecture tests (Vitest), then the journeys (Playwright) against the
// built server. Ends with one summary line.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { check, staticSteps } from "./check.mjs";
import { CURE, findChromium } from "./chromium.mjs";
import { failedJourneys, failedUnits, failureList } from "./failures.mjs";
import { ensureBuild, ensurePackages, root, tool } from "./prepare.mjs";

const results = path.join(root, "test-results");
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

function runTests(command, args, env = {}) {
  return spawnSync(tool(command), args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  }).status;
}
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
/** Adds a runner's counts; a runner that failed without a failed test counts as one. */
function add(counts, status) {
  const failed = Math.max(counts?.failed ?? 0, status === 0 ? 0 : 1);
  total.passed += counts?.passed ?? 0;
  total.failed += failed;
  total.skipped += counts?.skipped ?? 0;
}

ensurePackages();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

if (process.argv.includes("--check")) {
  // The import rules are among the tests below.
  const { passed, failed } = check(staticSteps);
  add({ passed, failed: failed.length }, 0);
  failures.push(...failed.map((name) => ({ name, message: "see the first lines of this output" })));
}

const unitReport = path.join(results, "unit.json");
const unitStatus = runTests("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
const unit = readReport(unitReport);
failures.push(...failedUnits(unit));
add(unit && { passed: unit.numPassedTests, failed: unit.numFailedTests, skipped: unit.numPendingTests }, unitStatus);

await ensureBuild();
const chromium = findChromium();
if (chromium) {
  const report = path.join(results, "journeys.json");
  const status = runTests("playwright", ["test"], { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const journeys = readReport(report);
  const stats = journeys?.stats;
  failures.push(...failedJourneys(journeys));
  add(stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }, status);
} else {
  console.error(CURE);
  add(undefined, 1);
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
if (failures.length > 0) console.log(failureList(failures));
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
