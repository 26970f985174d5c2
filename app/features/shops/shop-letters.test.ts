import { expect, it } from "vitest";
import type { ShopSummary } from "#contract/shops";
import { byLetter } from "./shop-letters";

const named = (name: string): ShopSummary => ({
  id: name,
  website: `${name}.example`,
  name,
  logo: "",
  rating: null,
  reviewCount: 0,
  productCount: 1,
});

it("groups by first letter, accents and case aside, the rest last", () => {
  const groups = byLetter(["zon", "Één", "aap", "4us", "Eik", "Appel", "", "Ωmega"].map(named));
  expect(groups.map(({ letter, shops }) => [letter, shops.map((shop) => shop.name)])).toEqual([
    ["A", ["aap", "Appel"]],
    ["E", ["Één", "Eik"]],
    ["Z", ["zon"]],
    [null, ["", "4us", "Ωmega"]],
  ]);
});

it("makes nothing of nothing", () => {
  expect(byLetter([])).toEqual([]);
});
