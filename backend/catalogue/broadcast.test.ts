import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../storage/database";
import { openDatabase } from "../storage/open";
import { broadcastChange, joinBroadcast } from "./broadcast";
import type { CatalogueChange } from "./changes";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const run = promisify(execFile);
const binaries = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`).find(existsSync);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

describe.skipIf(!binaries)("two processes on one PostgreSQL server", () => {
  let folder: string;
  let server: ReturnType<typeof spawn>;
  let url: string;
  let db: Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "etalage-postgresql-"));
    // PostgreSQL refuses to run as root, so it gets a user of its own.
    const asRoot = process.getuid?.() === 0;
    const id = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
    const user = asRoot ? { uid: await id("-u"), gid: await id("-g") } : {};
    if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
    await chmod(folder, 0o700);
    const data = join(folder, "data");
    await run(`${binaries}/initdb`, ["-D", data, "-A", "trust", "-U", "postgres", "--no-sync"], {
      ...user,
      cwd: folder,
    });
    const port = await freePort();
    const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder];
    server = spawn(`${binaries}/postgres`, args, { ...user, cwd: folder, stdio: "ignore" });
    url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    let opened: Database | undefined;
    while (!opened) opened = await openDatabase({ url, log }).catch(() => pause(100, undefined));
    db = opened;
  }, 120_000);
  afterAll(async () => {
    await db.close();
    server.kill("SIGINT");
    await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  });

  function joined(): { heard: CatalogueChange[]; broadcast: ReturnType<typeof joinBroadcast> } {
    const heard: CatalogueChange[] = [];
    return { heard, broadcast: joinBroadcast({ url, db, log, heard: (change) => heard.push(change) }) };
  }

  /** Resolves once a listener is connected, which takes a moment. */
  async function isListening(heard: CatalogueChange[]): Promise<void> {
    await expect
      .poll(() => broadcastChange(db, { productIds: new Set() }).then(() => heard.length), { timeout: 20_000 })
      .toBeGreaterThan(0);
  }

  it("hear of each other's changes, and not of their own", async () => {
    const one = joined();
    const other = joined();
    await isListening(one.heard);
    await isListening(other.heard);
    await one.broadcast.announce({ productIds: new Set(["p1", "p2"]) });
    await expect.poll(() => other.heard.at(-1), { timeout: 20_000 }).toEqual({ productIds: new Set(["p1", "p2"]) });
    await other.broadcast.announce({ productIds: new Set(Array.from({ length: 2_000 }, (_, i) => `p${i}`)) });
    await expect.poll(() => one.heard.at(-1), { timeout: 20_000 }).toEqual({ productIds: "all" });
    expect(one.heard.some(({ productIds }) => productIds !== "all" && productIds.has("p1"))).toBe(false);
    await Promise.all([one.broadcast.close(), other.broadcast.close()]);
  }, 90_000);

  it("take everything for changed when the connection was lost for a while", async () => {
    const { heard, broadcast } = joined();
    await isListening(heard);
    await db.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen etalage_catalogue' and pid <> pg_backend_pid()",
    );
    await expect.poll(() => heard.at(-1), { timeout: 20_000 }).toEqual({ productIds: "all" });
    await broadcast.close();
  }, 90_000);
});
