import { execFile } from "node:child_process";
import { chmod, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { projectRoot } from "../process/root";
import { openDatabase } from "./open";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalage-private-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("makes a data folder that no other user of the machine can read or write", async () => {
  const dataDir = join(folder, "data");
  const db = await openDatabase({ dataDir, log });
  expect((await lstat(dataDir)).mode & 0o777).toBe(0o700);
  const [version, base] = await Promise.all(["PG_VERSION", "base"].map((name) => lstat(join(dataDir, "store", name))));
  expect([version, base].map((entry) => (entry?.mode ?? 0o777) & 0o077)).toEqual([0, 0]);
  await db.close();
}, 60_000);

it("closes a folder that an earlier version left open, but nothing a link leads to", async () => {
  const dataDir = join(folder, "data");
  await mkdir(join(dataDir, "outbox"), { recursive: true });
  await writeFile(join(dataDir, "outbox", "1.eml"), "a link to a new password");
  await writeFile(join(folder, "elsewhere"), "");
  await symlink(join(folder, "elsewhere"), join(dataDir, "outbox", "link"));
  for (const path of ["data/outbox/1.eml", "elsewhere"]) await chmod(join(folder, path), 0o666);
  for (const path of ["data/outbox", "data"]) await chmod(join(folder, path), 0o777);
  const db = await openDatabase({ dataDir, log });
  await db.close();
  expect((await lstat(dataDir)).mode & 0o777).toBe(0o700);
  expect((await lstat(join(dataDir, "outbox"))).mode & 0o777).toBe(0o700);
  expect((await lstat(join(dataDir, "outbox", "1.eml"))).mode & 0o777).toBe(0o600);
  expect((await lstat(join(folder, "elsewhere"))).mode & 0o777).toBe(0o666);
}, 60_000);

it("lets the shop and its commands make files for their own user alone", async () => {
  const script = `import { keepFilesPrivate } from ${JSON.stringify(join(projectRoot(), "backend/storage/private-folder.ts"))};
    import { writeFileSync } from "node:fs";
    keepFilesPrivate();
    writeFileSync(${JSON.stringify(join(folder, "made"))}, "");`;
  await promisify(execFile)(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    cwd: projectRoot(),
  });
  expect((await lstat(join(folder, "made"))).mode & 0o777).toBe(0o600);
}, 60_000);
