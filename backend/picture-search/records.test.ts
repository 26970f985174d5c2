import { afterAll, beforeAll, expect, it } from "vitest";
import { goodItems, xmlFeed } from "../feeds/test-feed";
import { openTestKit, type TestKit } from "../feeds/test-kit";
import { mostRowsRead, statementsOf } from "../storage/testing-plans";
import { readPictured } from "./records";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());

it("reads a page of pictures without walking all offers, whatever the planner believes of them", async () => {
  await test.bring(xmlFeed(goodItems(1_000)));
  const { db } = test.kit;
  await db.query("alter table offers alter column product_id set (n_distinct = 2)");
  await db.query("analyze offers");
  const [[sql, values] = [""]] = await statementsOf(db, (session) => readPictured(session, 0, 20));
  expect(await mostRowsRead(db, sql, values)).toBeLessThan(200);
});
