// Prepares a checkout with nothing but Node: installs packages and builds, each only when missing or stale.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");
const MINIMUM_NODE = [20, 19];
const sources = [
  "app",
  "backend",
  "contract",
  "demo",
  "server",
  "public",
  "scripts/vite",
  "scripts/service-worker.mjs",
  "server.ts",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Runs a command in the repository and shows its output; exits this process when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Path of a tool installed by npm. */
export const tool = (name) => path.join(root, "node_modules/.bin", process.platform === "win32" ? `${name}.cmd` : name);

export function fail(message) {
  console.error(message);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [needed, neededMinor] = MINIMUM_NODE;
  if (major > needed || (major === needed && minor >= neededMinor)) return;
  fail(`Etalage needs Node ${MINIMUM_NODE.join(".")} or newer; this is ${process.versions.node}.`);
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Installs the packages of the lock file unless they are already installed. */
export function ensurePackages() {
  checkNode();
  const lock = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  const stamp = path.join(root, "node_modules/.etalage-lock");
  if (readStamp(stamp) === lock) return;
  if (lstatSync(path.join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error("node_modules is a link to another folder whose packages do not match package-lock.json");
  }
  console.log("Installing packages (once; about a minute) …");
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  // Building needs all of them, also where NODE_ENV is production, with which npm would leave half of them out.
  run("npm", ["ci", "--include=dev", ...quiet], {
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, lock);
}

function* filesBelow(name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) return yield name;
  for (const entry of readdirSync(full).sort()) yield* filesBelow(path.join(name, entry));
}

function sourceHash() {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesBelow(source)) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(path.join(root, file)));
    }
  }
  return hash.digest("hex");
}

/** Builds unless build/ is up to date with the sources. */
export async function ensureBuild() {
  ensurePackages();
  const stamp = path.join(root, "build/.sources");
  const hash = sourceHash();
  if (readStamp(stamp) === hash) return;
  console.log("Building the shop …");
  run(
    process.execPath,
    [path.join(root, "node_modules/@remix-run/dev/dist/cli.js"), "vite:build", "--logLevel", "warn"],
    {
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  const { buildServiceWorker } = await import("./service-worker.mjs");
  await buildServiceWorker(root);
  const { compressFolder } = await import("./compress.mjs");
  await compressFolder(path.join(root, "build/client"));
  run(process.execPath, [path.join(root, "build/server/prepare-store.js")]);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
