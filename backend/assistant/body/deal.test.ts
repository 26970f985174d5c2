import { expect, it } from "vitest";
import { judgePrice, withShippingOf } from "./deal";

const TODAY = "2026-11-21";
const at = (date: string, lowest: number) => ({ date, lowest, average: lowest, shops: 2 });
const history = [at("2026-01-01", 8_000), at("2026-07-01", 10_000), at("2026-10-03", 9_000), at("2026-11-01", 9_500)];

it.each([
  ["the lowest of half a year", 8_000, "lowest", 8_000],
  ["a little above it", 8_500, "lower", 8_000],
  ["well above it", 9_500, "higher", 8_000],
])("judges a price by what it was: %s", (_what, now, is, lowest) => {
  expect(judgePrice(history, now, TODAY)).toMatchObject({ is, now, lowest, since: "2026-05-25" });
});

it("says nothing about a price that has not been followed for two weeks, or about none", () => {
  expect(judgePrice([at("2026-11-15", 9_000)], 9_000, TODAY)).toEqual({ is: "unknown" });
  expect(judgePrice([], 9_000, TODAY)).toEqual({ is: "unknown" });
  expect(judgePrice(history, null, TODAY)).toEqual({ is: "unknown" });
});

const offered = (shop: string, price: number, shipping: number | null) => ({
  id: shop,
  availability: "in_stock" as const,
  condition: "new" as const,
  price,
  shipping,
  total: price + (shipping ?? 0),
  shop: { name: shop, rating: null },
});

it("takes shipping into account: free, paid where the whole is least, or unknown", () => {
  expect(withShippingOf([offered("Duur", 900, 500), offered("Gratis", 900, 0)])).toEqual({ is: "free" });
  expect(withShippingOf([offered("Duur", 900, 500), offered("Alles in", 1_000, 0)])).toEqual({
    is: "paid",
    shop: "Alles in",
    total: 1_000,
  });
  expect(withShippingOf([offered("Stil", 900, null)])).toEqual({ is: "unknown", shop: "Stil" });
});
