import { describe, expect, test } from "vitest";
import { lowestSpan } from "./lowest-lately";
import type { PriceDay } from "./reduction";

const days = (...prices: [day: number, lowest: number | null][]): PriceDay[] =>
  prices.map(([day, lowest]) => ({ day, lowest }));

describe("the lowest price in three months", () => {
  test("is one below every price of the ninety days before, until those have been forgotten", () => {
    expect(lowestSpan(days([0, 10_000], [200, 8_000]))).toEqual({ from: 200, until: 289 });
  });
  test("stays so after a price between the old one and this", () => {
    expect(lowestSpan(days([0, 10_000], [150, 9_000], [200, 8_000]))).toEqual({ from: 200, until: 289 });
  });
  test("is not said of a product that has been followed for less than three months", () => {
    expect(lowestSpan(days([100, 10_000], [150, 8_000]))).toEqual({ from: 190, until: 239 });
    expect(lowestSpan(days([100, 10_000], [105, null], [150, 8_000]))).toEqual({ from: 190, until: 194 });
    expect(lowestSpan(days([100, 8_000]))).toBeUndefined();
  });
  test("is not said of a price that was there before it was raised, while three months remember that", () => {
    expect(lowestSpan(days([0, 8_000], [190, 12_000], [200, 8_000]))).toEqual({ from: 280, until: 289 });
    expect(lowestSpan(days([0, 7_000], [200, 12_000], [210, 8_000]))).toEqual({ from: 290, until: 299 });
  });
  test("is not said of a price that only went up, or of a few cents", () => {
    expect(lowestSpan(days([0, 8_000], [200, 9_000]))).toBeUndefined();
    expect(lowestSpan(days([0, 10_000], [200, 9_900]))).toBeUndefined();
  });
  test("does not exist while nobody sells it, and days without a seller are no price", () => {
    expect(lowestSpan(days([0, 10_000], [200, null]))).toBeUndefined();
    expect(lowestSpan(days([0, 10_000], [190, null], [200, 8_000]))).toEqual({ from: 200, until: 279 });
    expect(lowestSpan([])).toBeUndefined();
  });
});
