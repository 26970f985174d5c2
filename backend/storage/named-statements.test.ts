import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type EmbeddedStore, startEmbeddedStore } from "./embedded";
import { createNames } from "./named-statements";
import { patiently } from "./patience";
import { preparedTemplate } from "./template";
import { startUpkeep } from "./upkeep";

let store: EmbeddedStore;
beforeAll(async () => {
  store = await startEmbeddedStore({ template: await preparedTemplate() });
}, 60_000);
afterAll(() => store.close());

/** What the store keeps prepared of this text. */
async function keptOf(text: string) {
  const kept = "select name, generic_plans::int as plans from pg_prepared_statements where statement = $1";
  return (await store.pool.query<{ name: string; plans: number }>(kept, [text])).rows;
}
async function often(text: string, values: unknown[], times = 10): Promise<void> {
  for (let sent = 0; sent < times; sent += 1) await store.pool.query(text, values);
}

it("keeps what is sent often prepared and planned, what is sent once not", async () => {
  await often("select $1::int + 1 as often", [1]);
  await often("select $1::int + 1 as once", [1], 1);
  expect(await keptOf("select $1::int + 1 as once")).toEqual([]);
  const [kept] = await keptOf("select $1::int + 1 as often");
  expect(kept?.plans).toBeGreaterThan(0);
});

it("plans anew what may take long: it is worth a plan for its own values", async () => {
  await patiently(1_000, () => often("select $1::int + 2 as long", [1]));
  expect(await keptOf("select $1::int + 2 as long")).toEqual([]);
});

it("names a limited number of statements, and remembers a limited number of texts", () => {
  const nameOf = createNames();
  const names = new Set<string | undefined>();
  for (let text = 0; text < 5_000; text += 1)
    for (let sent = 0; sent < 4; sent += 1) names.add(nameOf(`select ${text}`));
  expect(names.size).toBe(301);
});

it("goes on after a failure, and after its table was made anew", async () => {
  const text = "select a from passing where a = $1";
  await expect(often(text, [1])).rejects.toThrow("does not exist");
  await store.pool.query("create table passing (a int primary key)");
  await often(text, [1]);
  await store.pool.query("drop table passing");
  await expect(store.pool.query(text, [1])).rejects.toThrow("does not exist");
  await store.pool.query("create table passing (b int, a int primary key)");
  await store.pool.query("insert into passing values (2, 1)");
  expect((await store.pool.query(text, [1])).rows).toEqual([{ a: 1 }]);
});

it("soon has a plan for a table that has grown", async () => {
  await store.pool.query("create table grown (id int primary key, more text)");
  await store.pool.query("insert into grown values (0, 'x')");
  await store.pool.query("vacuum analyze grown");
  const text = "select more from grown where id = $1";
  await often(text, [1]);
  const [kept] = await keptOf(text);
  const plan = async () => JSON.stringify((await store.pool.query(`explain execute ${kept?.name}(1)`)).rows);
  expect(await plan()).toContain("Seq Scan");
  await store.pool.query("insert into grown select n, repeat('x', 300) from generate_series(1, 3000) n");
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const upkeep = startUpkeep(store.pool, log, 10);
  await vi.waitFor(async () => expect(await plan()).toContain("Index"), { timeout: 15_000 });
  await upkeep.stop();
});
