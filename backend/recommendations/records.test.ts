import { afterAll, beforeAll, expect, it } from "vitest";
import { goodItems, xmlFeed } from "../feeds/test-feed";
import { openTestKit, type TestKit } from "../feeds/test-kit";
import { mostRowsRead, statementsOf } from "../storage/testing-plans";
import { readMostViewed } from "./records";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
  await test.bring(xmlFeed(goodItems(1_000)));
}, 60_000);
afterAll(() => test.close());

async function rowsRead() {
  const { db } = test.kit;
  const [[sql, values] = [""]] = await statementsOf(db, (session) => readMostViewed(session, [], 12));
  return mostRowsRead(db, sql, values);
}

it("looks for no favourites among all products where nothing was viewed, whatever the planner believes of offers", async () => {
  const { db } = test.kit;
  await db.query("alter table offers alter column product_id set (n_distinct = 2)");
  await db.query("analyze offers");
  expect(await readMostViewed(db, [], 12)).toEqual([]);
  expect(await rowsRead()).toBe(0);
});

it("finds the most viewed first", async () => {
  const { db } = test.kit;
  await db.query(
    "update products set popularity = length(name) where id in (select id from products order by id limit 20)",
  );
  const found = await readMostViewed(db, [], 12);
  const { rows } = await db.query<{ popularity: number }>(
    "select popularity from unnest($1::text[]) with ordinality as asked (id, at) join products using (id) order by at",
    [found],
  );
  const popularity = rows.map((row) => row.popularity);
  expect(popularity).toHaveLength(12);
  expect(popularity).toEqual(popularity.toSorted((a, b) => b - a));
});
