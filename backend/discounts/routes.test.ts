import { afterAll, beforeAll, expect, it } from "vitest";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { openTestShop, TEST_NOW } from "../storage/testing";
import { discountRoutes } from "./routes";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

async function deals(at: Kit = kit) {
  const response = await discountRoutes(at).request("/v1/homepage/", {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json" },
  });
  expect(response.status).toBe(200);
  return answered("homepageDeals", await response.json()).products;
}

it("shows what really fell in price, and neither what was raised first nor what is adult", async () => {
  const found = await deals();
  expect(found.map(({ id }) => id)).toEqual(["1"]);
  expect(found[0]).toMatchObject({
    name: "Nova Uno 128",
    drop: { before: 10_000, now: 8_000, percentage: 20, since: "2026-11-01" },
  });
});

it("shows it no longer after a season", async () => {
  const later = new Date(TEST_NOW.getTime() + 80 * 86_400_000);
  expect(await deals({ ...kit, now: () => later })).toEqual([]);
});

it("does not promise the price of an offer that is sold out", async () => {
  await kit.db.query("update offers set availability = 'out_of_stock' where id = 'o1'");
  expect(await deals()).toEqual([]);
  await kit.db.query("update offers set availability = 'in_stock' where id = 'o1'");
  expect(await deals()).toHaveLength(1);
});

it("does not call a newcomer's first price a reduction", async () => {
  await kit.db.query("update offers set price = 7000 where id = 'o3'");
  await kit.db.query("insert into price_points values ('1', 'o3', '2026-11-20', 7000)");
  expect(await deals()).toEqual([]);
  await kit.db.query("delete from price_points where offer_id = 'o3'");
  await kit.db.query("update offers set price = 8100 where id = 'o3'");
});

it("is worked out once a minute at most", async () => {
  const routes = discountRoutes(kit);
  const ask = () =>
    routes.request("/v1/homepage/", { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } });
  const first = await (await ask()).text();
  await kit.db.query("update offers set availability = 'out_of_stock' where id = 'o1'");
  expect(await (await ask()).text()).toBe(first);
  await kit.db.query("update offers set availability = 'in_stock' where id = 'o1'");
});

it("refuses a body that is no object", async () => {
  const response = await discountRoutes(kit).request("/v1/homepage/", {
    method: "POST",
    body: "[]",
    headers: { "Content-Type": "application/json" },
  });
  expect(response.status).toBe(400);
});
