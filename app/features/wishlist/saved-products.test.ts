import { expect, test } from "vitest";
import type { ProductSummary } from "#contract/products";
import { dropSince, joinDetails, type SavedProduct, sortSaved } from "./saved-products";

const saved = (id: string, then: number | null, now: number | null, expired = false): SavedProduct => ({
  item: { productId: id, price: then, date: "2026-01-01" },
  product: { id, lowestPrice: now, expired } as ProductSummary,
});
const ids = (list: SavedProduct[]) => list.map(({ item }) => item.productId).join("");

test("saved at 100 and 90 now is 10 cheaper; the other way round dearer", () => {
  expect(dropSince(saved("1", 10_000, 9000))).toBe(1000);
  expect(dropSince(saved("1", 9000, 10_000))).toBe(-1000);
});
test.each([
  [null, 9000],
  [9000, null],
  [null, null],
  [9000, 9000],
])("with %s then and %s now nothing is said", (then, now) => {
  expect(dropSince(saved("1", then, now))).toBe(0);
});
test("of what nobody sells any more no price is known", () => {
  expect(dropSince(saved("1", 10_000, 9000, true))).toBe(0);
});
test("products are told apart that are known, gone, and still being fetched", () => {
  const items = ["1", "2", "3"].map((productId) => ({ productId, price: null, date: "2026-01-01" }));
  const joined = joinDetails(items, [{ id: "1" } as ProductSummary, { id: "2", unavailable: true }]);
  expect(joined.map(({ product }) => product)).toEqual([{ id: "1" }, null, undefined]);
});
test("lists are sorted by day, price and drop; what cannot be bought comes last", () => {
  const list = [saved("a", 100, 300), saved("b", 500, 200), saved("c", 900, null), saved("d", 250, 250)];
  expect(ids(sortSaved(list, "newest"))).toBe("abcd");
  expect(ids(sortSaved(list, "priceAsc"))).toBe("bdac");
  expect(ids(sortSaved(list, "priceDesc"))).toBe("adbc");
  expect(ids(sortSaved(list, "drop"))).toBe("bdac");
});
