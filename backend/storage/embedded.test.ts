import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { expect, it, vi } from "vitest";
import { startEmbeddedStore } from "./embedded";
import { inTransaction } from "./pool";
import { preparedTemplate } from "./template";

const threads = vi.hoisted((): { last: Worker | undefined } => ({ last: undefined }));
vi.mock("../process/workers", async (original) => {
  const workers = await original<typeof import("../process/workers")>();
  return {
    ...workers,
    startWorker: (...given: Parameters<typeof workers.startWorker>) => {
      threads.last = workers.startWorker(...given);
      return threads.last;
    },
  };
});

it("fails every later query when its thread has died, instead of letting it wait for ever", async () => {
  const onDeath = vi.fn();
  const store = await startEmbeddedStore({ template: await preparedTemplate(), onDeath });
  store.pool.on("error", () => undefined);
  await store.pool.query("select 1");
  const waiting = store.pool.query("select pg_sleep(0.2)");
  void threads.last?.terminate();
  await expect(waiting).rejects.toThrow();
  await expect(store.pool.query("select 1")).rejects.toThrow();
  expect(onDeath).toHaveBeenCalledTimes(1);
  await store.close();
}, 60_000);

it("keeps nothing of what it answered", async () => {
  const store = await startEmbeddedStore({ template: await preparedTemplate(), heapMb: 64 });
  const rows = "select repeat(md5(n::text), 6) as a, n as b from generate_series(1, 1000) as n";
  // About 90 MB of results.
  for (let i = 0; i < 450; i += 1) expect((await store.pool.query(rows)).rowCount).toBe(1_000);
  await store.close();
}, 120_000);

it("leaves nothing of a transaction whose client vanished to the next one", async () => {
  const store = await startEmbeddedStore({ template: await preparedTemplate() });
  const client = await store.pool.connect();
  await client.query("begin");
  await client.query("create table half (a int)");
  client.release(true);
  const { rows } = await store.pool.query(
    "select to_regclass('half') as half, pg_current_xact_id_if_assigned() as open",
  );
  expect(rows[0]).toEqual({ half: null, open: null });
  await store.close();
}, 60_000);

it("says what is wrong when it cannot start", async () => {
  const parent = await mkdtemp(join(tmpdir(), "etalage-broken-"));
  const folder = join(parent, "store");
  await writeFile(folder, "no store");
  await expect(startEmbeddedStore({ folder })).rejects.toThrow("could not be opened");
  await rm(parent, { recursive: true });
});

it("begins as a copy of another store, and leaves that one as it was", async () => {
  const parent = await mkdtemp(join(tmpdir(), "etalage-copy-"));
  const first = join(parent, "first");
  const store = await startEmbeddedStore({ folder: first, template: await preparedTemplate() });
  await store.pool.query("create table kept (a int)");
  await store.close();
  const copy = await startEmbeddedStore({ folder: join(parent, "second"), template: first });
  await copy.pool.query("drop table kept");
  await copy.close();
  const again = await startEmbeddedStore({ folder: first });
  expect((await again.pool.query("select count(*)::int as rows from kept")).rows).toEqual([{ rows: 0 }]);
  await again.close();
  expect((await readdir(parent)).sort()).toEqual(["first", "second"]);
  await rm(parent, { recursive: true });
}, 60_000);

it("removes a passing store when it is closed", async () => {
  const store = await startEmbeddedStore({ template: await preparedTemplate() });
  const before = (await readdir(tmpdir())).filter((name) => name.startsWith("etalage-store-"));
  await store.close();
  const after = new Set((await readdir(tmpdir())).filter((name) => name.startsWith("etalage-store-")));
  expect(before.some((name) => !after.has(name) && !existsSync(join(tmpdir(), name)))).toBe(true);
}, 60_000);

it("a transaction begins with its first statement, whatever that is", async () => {
  const store = await startEmbeddedStore({ template: await preparedTemplate() });
  const { pool } = store;
  await pool.query("create table kept (a int primary key)");
  const asked = vi.spyOn(threads.last as Worker, "postMessage");
  await inTransaction(pool, (client) => client.query("insert into kept values ($1)", [1]));
  expect(asked).toHaveBeenCalledTimes(2);
  // One that asks nothing, one whose first statement fails, and one whose client vanishes before it asks.
  await inTransaction(pool, async () => undefined);
  const failing = inTransaction(pool, (client) => client.query("insert into kept values ($1)", [1]));
  await expect(failing).rejects.toThrow("duplicate key");
  const client = await pool.connect();
  await client.query("begin");
  client.release(true);
  const undone = inTransaction(pool, async (within) => {
    await within.query("insert into kept values (2)");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const { rows } = await pool.query("select a, pg_current_xact_id_if_assigned() as open from kept");
  expect(rows).toEqual([{ a: 1, open: null }]);
  await store.close();
}, 60_000);
