import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Kit } from "../kit";
import { openTestShop } from "../storage/testing";
import { productSummaries } from "./summaries";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

it("keeps summaries: asked again, only revisions are read", async () => {
  const first = await productSummaries(kit.db, ["1", "2"]);
  const select = vi.spyOn(kit.db.orm, "select");
  expect(await productSummaries(kit.db, ["2", "1", "unknown"])).toEqual(first.toReversed());
  expect(select).not.toHaveBeenCalled();
  select.mockRestore();
});

it("shows a change at once, because it raised the product's revision", async () => {
  await productSummaries(kit.db, ["1"]);
  await kit.db.query("update offers set price = 1234, shipping = 0 where id = 'o3'");
  await kit.db.query("update products set revision = nextval('product_revision') where id = '1'");
  expect((await productSummaries(kit.db, ["1"]))[0]).toMatchObject({ lowestPrice: 1234, lowestTotal: 1234 });
});

it("asks for nothing when no ids are given", async () => {
  expect(await productSummaries(kit.db, [])).toEqual([]);
});

it("lists every product, also one that leaves the cache while the others are being read", async () => {
  await kit.db.query("update products set revision = nextval('product_revision') where id = '2'");
  await productSummaries(kit.db, ["1"]);
  const select = vi.spyOn(kit.db.orm, "select");
  const now = performance.now.bind(performance);
  const hour = 3_600_000;
  const clock = vi
    .spyOn(performance, "now")
    .mockImplementation(() => now() + (select.mock.calls.length > 0 ? hour : 0));
  const listed = await productSummaries(kit.db, ["1", "2"]);
  expect(listed.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(select).toHaveBeenCalled();
  clock.mockRestore();
  select.mockRestore();
});
