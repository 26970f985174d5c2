// @vitest-environment node
import { expect, it, vi } from "vitest";
import { startEmbeddedStore } from "./embedded";
import { preparedTemplate } from "./template";

it("fails every later query when its thread has died, instead of letting it wait for ever", async () => {
  const onDeath = vi.fn();
  const store = await startEmbeddedStore({ template: await preparedTemplate(), onDeath });
  store.pool.on("error", () => undefined);
  await store.pool.query("select 1");
  const waiting = store.pool.query("select pg_sleep(0.2)");
  const dumped = store.dump("/nonexistent/folder/store.tar");
  await expect(dumped).rejects.toThrow();
  await expect(store.pool.query("select 1")).rejects.toThrow();
  await waiting;
  expect(onDeath).toHaveBeenCalledTimes(1);
  await store.close();
}, 60_000);

it("keeps nothing of what it answered", async () => {
  const store = await startEmbeddedStore({ template: await preparedTemplate(), heapMb: 64 });
  const rows = "select repeat(md5(n::text), 6) as a, n as b from generate_series(1, 1000) as n";
  // About 200 MB of answers.
  for (let i = 0; i < 1_000; i += 1) expect((await store.pool.query(rows)).rowCount).toBe(1_000);
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
  await expect(startEmbeddedStore({ template: "/nonexistent/store.tar" })).rejects.toThrow("could not be opened");
});
