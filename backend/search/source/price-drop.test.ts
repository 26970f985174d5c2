import { expect, test } from "vitest";
import { type PricePoint, priceFacts } from "./price-drop";

const TODAY = 20_000;
const point = (day: number, price: number | null, offer = "a"): PricePoint => ({ offer, day: TODAY + day, price });

/** The day of the drop, when the last of these prices can be paid. */
function priceDropDay(points: PricePoint[], today: number): number {
  const price = points.reduce<number | null>((last, point) => point.price ?? last, null);
  return priceFacts(points, price, today).dropDay;
}

test("a price below the lowest of the 30 days before is a drop, from the day it began", () => {
  expect(priceDropDay([point(-100, 10_000), point(-5, 8_000)], TODAY)).toBe(TODAY - 5);
});

test("a price that was raised first to be lowered again is none", () => {
  expect(priceDropDay([point(-100, 8_000), point(-20, 12_000), point(-5, 8_000)], TODAY)).toBe(0);
});

test("a price that was raised after a cut is none, although it is still below the price before the cut", () => {
  expect(priceDropDay([point(-100, 10_000), point(-10, 8_000), point(-5, 9_000)], TODAY)).toBe(0);
});

test("a drop of long ago is none any more", () => {
  expect(priceDropDay([point(-100, 10_000), point(-31, 8_000)], TODAY)).toBe(0);
});

test("a few cents are no drop", () => {
  expect(priceDropDay([point(-100, 10_000), point(-5, 9_900)], TODAY)).toBe(0);
});

test("a drop that was taken back is none", () => {
  expect(priceDropDay([point(-100, 10_000), point(-9, 8_000), point(-5, 10_000)], TODAY)).toBe(0);
});

test("the lowest of all offers counts, and an offer that went away no longer", () => {
  const cheapOther = point(-200, 7_000, "b");
  expect(priceDropDay([cheapOther, point(-100, 10_000), point(-5, 8_000)], TODAY)).toBe(0);
  expect(priceDropDay([cheapOther, point(-90, null, "b"), point(-100, 10_000), point(-5, 8_000)], TODAY)).toBe(
    TODAY - 5,
  );
});

test("a product without a past has no drop", () => {
  expect(priceDropDay([], TODAY)).toBe(0);
  expect(priceDropDay([point(-3, 5_000)], TODAY)).toBe(0);
});

test("a drop says what the price was, and whether it is the lowest in three months", () => {
  const points = [point(-100, 10_000), point(-5, 8_000)];
  expect(priceFacts(points, 8_000, TODAY)).toEqual({
    dropDay: TODAY - 5,
    news: { price: 8_000, before: 10_000, lowestFrom: TODAY - 5, lowestUntil: TODAY + 84 },
  });
});

test("a price may be the lowest in three months when its reduction is no longer news", () => {
  expect(priceFacts([point(-100, 10_000), point(-40, 8_000)], 8_000, TODAY)).toEqual({
    dropDay: 0,
    news: { price: 8_000, before: 0, lowestFrom: TODAY - 10, lowestUntil: TODAY + 49 },
  });
});

test("nothing is said of a price that cannot be paid", () => {
  const points = [point(-100, 10_000), point(-5, 8_000)];
  expect(priceFacts(points, 9_500, TODAY)).toEqual({ dropDay: 0 });
  expect(priceFacts(points, null, TODAY)).toEqual({ dropDay: 0 });
});
