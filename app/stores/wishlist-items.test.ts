import { expect, test } from "vitest";
import { newWishlistItem, today, toWishlistItems } from "./wishlist-items";

const day = "2026-11-21";

test("a saved product has no price yet, and the day on which it was saved", () => {
  expect(newWishlistItem("7")).toEqual({ productId: "7", price: null, date: today() });
  expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
test("items stay as they are", () => {
  const items = [{ productId: "7", price: 1999, date: "2025-02-03" }];
  expect(toWishlistItems(items, day)).toEqual(items);
});
test("an older list of plain ids becomes items of today", () => {
  expect(toWishlistItems(["7", 8], day)).toEqual([
    { productId: "7", price: null, date: day },
    { productId: "8", price: null, date: day },
  ]);
});
test("each product stands once, where it stood first", () => {
  const kept = [{ productId: "7", price: 5, date: "2025-02-03" }, "8", "7"];
  expect(toWishlistItems(kept, day).map(({ productId, price }) => [productId, price])).toEqual([
    ["7", 5],
    ["8", null],
  ]);
});
test("what is no item is left out, and what is wrong in one is made good", () => {
  const kept = [null, "", 1.5, [], {}, { productId: 3.5 }, { productId: "9", price: -1, date: "gisteren" }];
  expect(toWishlistItems(kept, day)).toEqual([{ productId: "9", price: null, date: day }]);
});
test.each([undefined, null, "7", 7, {}, true])("%j is no list", (kept) => {
  expect(toWishlistItems(kept, day)).toEqual([]);
});
test("a list holds at most 500", () => {
  const kept = Array.from({ length: 600 }, (_, index) => String(index));
  expect(toWishlistItems(kept, day)).toHaveLength(500);
});
