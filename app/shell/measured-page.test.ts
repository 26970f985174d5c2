import { expect, test } from "vitest";
import { measuredPage, shopBehind } from "./measured-page";

const product = { id: "1", offers: [{ url: "https://belhuis.example/a", shop: { website: "belhuis.example" } }] };
const data = { results: { hits: { hits: [{ _source: product }] } } };

test("each kind of page names its lists, its product and its shop", () => {
  expect(measuredPage("home", { deals: [], viewed: [product], fresh: [] }).lists).toEqual([
    { id: "home_viewed", products: [product] },
  ]);
  expect(measuredPage("searchCategory", data).lists).toEqual([{ id: "search", products: [product] }]);
  expect(measuredPage("categoryProducts", { data }).lists[0]?.id).toBe("category");
  expect(measuredPage("shop", { shop: { website: "belhuis.example" }, list: null })).toEqual({
    website: "belhuis.example",
    lists: [],
  });
  expect(measuredPage("product", { product, hidden: false }).product).toBe(product);
});

test("nothing is measured of hidden products, other pages and pages that failed", () => {
  for (const [id, of] of [
    ["product", { hidden: true }],
    ["cartOverview", { product }],
    ["home", undefined],
  ] as const)
    expect(measuredPage(id, of)).toEqual({ lists: [] });
});

test("a way out belongs to the shop of its offer, else to that of the page", () => {
  const page = measuredPage("product", { product, hidden: false });
  expect(shopBehind(page, "https://belhuis.example/a")).toBe("belhuis.example");
  expect(shopBehind(page, "https://elders.example/")).toBeUndefined();
  expect(shopBehind({ lists: [], website: "shop.example" }, "https://shop.example/")).toBe("shop.example");
});
