import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { openTestShop } from "../storage/testing";
import { shopRoutes } from "./routes";
import { byName, shopLocation } from "./rules";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

describe("all shops", () => {
  it("are those that are open, by name, with as many products as can be found there", async () => {
    const { shops } = answered("allShops", await (await shopRoutes(kit).calls.request("/shop/all")).json());
    expect(shops.map(({ website, productCount }) => [website, productCount])).toEqual([
      ["adapter.example", 5],
      ["belhuis.example", 3],
      ["nieuwkomer.example", 1],
    ]);
  });

  it("are the same in the static file", async () => {
    const { files, calls } = shopRoutes(kit);
    const [file, call] = [await files.request("/all-shops.json"), await calls.request("/shop/all")];
    expect(await file.json()).toEqual(await call.json());
    expect(file.headers.get("ETag")).toBe(call.headers.get("ETag"));
  });

  it("are sorted as Dutch sorts, not by character code", () => {
    expect(byName([{ name: "Zon" }, { name: "éclair" }, { name: "appel" }]).map(({ name }) => name)).toEqual([
      "appel",
      "éclair",
      "Zon",
    ]);
  });
});

describe("a shop", () => {
  const get = (website: string) => shopRoutes(kit).calls.request(`/shop/${website}`);

  it("tells who the contract partner is", async () => {
    const shop = answered("shop", await (await get("belhuis.example")).json());
    expect(shop).toMatchObject({ rating: 4.2, certificates: ["Keurmerk"], shipping: { cost: 0, freeFrom: null } });
    expect(shop.identity?.kvk).toBe("12345678");
  });

  it("is found whatever the case, and without reviews has no rating", async () => {
    expect(await (await get("NieuwKomer.example")).json()).toMatchObject({ name: "Nieuwkomer", rating: null });
  });

  it("that moved says where to", async () => {
    expect(await (await get("oudadres.example")).json()).toEqual({ location: "/shop/adapter.example/" });
    expect(shopLocation("https://elders.example/")).toBe("https://elders.example/");
  });

  it.each([
    ["gestopt.example", 410, "gone"],
    ["nergens.example", 404, "not_found"],
    ["s1", 404, "not_found"],
  ])("%s is %i", async (website, status, code) => {
    const response = await get(website);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });
});
