import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectRoot } from "../process/root";
import { openDatabase } from "./open";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalage-kill-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes pairs in transactions of two statements as fast as it can, printing each committed number. */
const WRITER = `
  import { openDatabase } from ${JSON.stringify(join(projectRoot(), "backend/storage/open.ts"))};
  const [folder, from] = process.argv.slice(1);
  const log = { info() {}, warn() {}, error() {} };
  const db = await openDatabase({ dataDir: folder, log });
  for (let n = Number(from); ; n += 1) {
    await db.transaction(async (session) => {
      await session.query("insert into content_blocks (key, value) values ($1, '1')", ["first-" + n]);
      await session.query("insert into content_blocks (key, value) values ($1, '1')", ["second-" + n]);
    });
    process.stdout.write(n + "\\n");
  }`;

/** Starts a writer, kills it once it has printed `count` numbers, and returns the last number printed. */
async function writeAndKill(from: number, count: number): Promise<number> {
  const args = ["--import", "tsx", "--input-type=module", "-e", WRITER, folder, String(from)];
  const child = spawn(process.execPath, args, { cwd: projectRoot(), stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  let last = from - 1;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    if (last === from + count - 1) child.kill("SIGKILL");
  }
  await ended;
  return last;
}

it("loses nothing that was committed and keeps nothing half when the process is killed while writing", async () => {
  let next = 0;
  for (const count of [40, 25]) {
    const last = await writeAndKill(next, count);
    expect(last).toBeGreaterThanOrEqual(next + count - 1);
    const db = await openDatabase({ dataDir: folder, log });
    const { rows } = await db.query<{ key: string }>("select key from content_blocks");
    await db.close();
    const kept = new Set(rows.map(({ key }) => key));
    for (let n = 0; n <= last; n += 1) expect(kept).toContain(`first-${n}`);
    const pairs = [...kept].map((key) => key.replace("first", "second"));
    expect(new Set(pairs).size * 2).toBe(kept.size);
    next = kept.size / 2;
  }
}, 120_000);
