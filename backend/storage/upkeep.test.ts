import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type EmbeddedStore, startEmbeddedStore } from "./embedded";
import { preparedTemplate } from "./template";
import { cleanOneTable, startUpkeep } from "./upkeep";

let store: EmbeddedStore;
beforeAll(async () => {
  store = await startEmbeddedStore({ template: await preparedTemplate() });
  await store.pool.query("create table things (id int primary key, price int, more text)");
  await store.pool.query("insert into things select n, 1, repeat('x', 300) from generate_series(1, 3000) n");
}, 60_000);
afterAll(() => store.close());

async function megabytes(): Promise<number> {
  const { rows } = await store.pool.query<{ bytes: number }>("select pg_total_relation_size('things') as bytes");
  return (rows[0]?.bytes ?? 0) / 1e6;
}

/** Like an import that changes every price. */
const change = () => store.pool.query("update things set price = price + 1");

it("keeps a table as large as it was, however often all of its rows change", async () => {
  const before = await megabytes();
  const sizes: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    await change();
    // PostgreSQL updates its statistics shortly after a change.
    await vi.waitFor(async () => expect(await cleanOneTable(store.pool)).toBe(true), { timeout: 10_000 });
    sizes.push(await megabytes());
  }
  // Two versions of every row plus a margin; without vacuuming there would be twelve.
  expect(Math.max(...sizes)).toBeLessThan(before * 4);
}, 60_000);

it("does so by itself when nothing else is asked, and says nothing while there is nothing to do", async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const upkeep = startUpkeep(store.pool, log, 20);
  await change();
  const dead = "select n_dead_tup as dead, last_vacuum as at from pg_stat_user_tables where relname = 'things'";
  const cleanedAt = async () => (await store.pool.query<{ at: Date }>(dead)).rows[0]?.at.getTime() ?? 0;
  const before = await cleanedAt();
  await vi.waitFor(async () => expect(await cleanedAt()).toBeGreaterThan(before), { timeout: 15_000 });
  await upkeep.stop();
  expect(log.warn).not.toHaveBeenCalled();
}, 60_000);
