import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { projectRoot } from "../process/root";
import { lockFolder, waitForFolder } from "./lock";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalage-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that takes the lock and reports the result. */
async function lockElsewhere(target: string): Promise<ChildProcess> {
  const script = `import { lockFolder } from ${JSON.stringify(join(projectRoot(), "backend/storage/lock.ts"))};
    await lockFolder(${JSON.stringify(target)}); console.log("locked"); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    cwd: projectRoot(),
  });
  await once(child.stdout, "data");
  return child;
}

it("names the folder and the process that has it, and takes the lock of a killed process", async () => {
  const child = await lockElsewhere(folder);
  await expect(lockFolder(folder)).rejects.toThrow(new RegExp(`${folder} is in use by process ${child.pid}\\b`));
  child.kill("SIGKILL");
  await once(child, "exit");
  const lock = await lockFolder(folder);
  await lock.release();
}, 30_000);

it("can be taken again after its release", async () => {
  await (await lockFolder(folder)).release();
  const lock = await lockFolder(folder);
  await expect(waitForFolder(folder, 0)).rejects.toThrow("in use");
  await lock.release();
});

it.runIf(process.platform === "linux")(
  "stays taken when somebody removes the lock's file",
  async () => {
    const child = await lockElsewhere(folder);
    await rm(join(folder, ".lock"));
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${child.pid}`);
    child.kill("SIGKILL");
    await once(child, "exit");
    await (await lockFolder(folder)).release();
  },
  30_000,
);

it("works in a folder whose path is too long for a socket", async () => {
  const deep = join(folder, "d".repeat(120));
  await mkdir(deep);
  const lock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow("in use");
  await lock.release();
});
