import { expect, test } from "vitest";
import type { ProductSummary } from "#contract/products";
import { withHighlights } from "./price-highlights";

const product = { id: "1", lowestPrice: 8_000 } as ProductSummary;

test("a summary tells its reduction by the price before it, rounded down, and the day it began", () => {
  const news = { price: 8_000, drop: { before: 9_900, since: 20_000 }, lowest: true };
  expect(withHighlights(product, news)).toEqual({
    ...product,
    drop: { before: 9_900, now: 8_000, percentage: 19, since: "2024-10-04" },
    lowestInMonths: true,
  });
});

test("what is known about another price is not told", () => {
  expect(withHighlights(product, { price: 7_900, drop: { before: 9_900, since: 20_000 }, lowest: true })).toBe(product);
  expect(withHighlights(product, undefined)).toBe(product);
});
