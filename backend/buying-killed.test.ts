import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seeded } from "./orders/random.fixture";
import { projectRoot } from "./process/root";

/** Each costs a start of the shop; `KILLS=1000` before a release. */
const KILLS = Number(process.env.KILLS ?? 20);
/** The process says something at every call of the provider, every event and every acknowledgement. */
const MOST_SAID = 24;
/** Nothing runs long enough to be worth a better compilation. */
const NODE_OPTIONS = ["--liftoff-only"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalage-buying-killed-"));
  await buildShop();
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Built once, as the product is: each of many starts would otherwise compile everything. */
async function buildShop(): Promise<void> {
  const root = projectRoot();
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "etalage", type: "module" }));
  for (const shared of ["node_modules", "backend"]) await symlink(join(root, shared), join(folder, shared));
  const input = {
    shop: join(root, "backend/killed-shop.fixture.ts"),
    "store-worker": join(root, "backend/storage/store-worker.ts"),
  };
  await build({
    root,
    configFile: false,
    logLevel: "error",
    build: { ssr: true, target: "node20", outDir: join(folder, "build/server"), rollupOptions: { input } },
  });
}

/** Starts the shop and kills it after it has said so much; returns what it found at its start. */
async function startAndKill(start: number, most: number): Promise<string[]> {
  const [data, told] = [join(folder, "data"), join(folder, "told")];
  const program = [...NODE_OPTIONS, join(folder, "build/server/shop.js")];
  const child = spawn(process.execPath, [...program, data, told, String(start)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let found: string[] | undefined;
  let said = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    await appendFile(told, `${line}\n`);
    if (line.startsWith("checked ")) found = JSON.parse(line.slice("checked ".length));
    else if (found) said += 1;
    if (found && said >= most) child.kill("SIGKILL");
  }
  await ended;
  if (!found) throw new Error("The shop did not start.");
  return found;
}

it(`loses no purchase and no payment, and books none twice, when it is killed ${KILLS} times while shoppers buy`, async () => {
  const random = seeded(KILLS);
  await mkdir(join(folder, "data"));
  await writeFile(join(folder, "told"), "");
  for (let start = 0; start <= KILLS; start += 1) {
    expect({ start, found: await startAndKill(start, random.below(MOST_SAID)) }).toEqual({ start, found: [] });
  }
}, 3_600_000);
