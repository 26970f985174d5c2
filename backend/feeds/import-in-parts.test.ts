import { afterAll, beforeAll, expect, it } from "vitest";
import { goodItems, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());

it("counts and removes all offers of a shop that has more than are looked up at once", async () => {
  await test.bring(xmlFeed(goodItems(4_500)));
  const first = xmlFeed(goodItems(1_000));
  expect((await test.bring(first)).message).toContain("3500 van de 4500");
  expect((await test.bring(first, { force: true })).counts.removed).toBe(3_500);
  expect(await test.rows("select id from offers")).toHaveLength(1_000);
});
