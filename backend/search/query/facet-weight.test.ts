import { expect, test } from "vitest";
import { facetWeight } from "./facet-weight";

const values = (...counts: number[]): [string, number][] => counts.map((count, i) => [`v${i}`, count]);

test("a facet that halves the products weighs more than one that sets a few apart", () => {
  expect(facetWeight(values(50, 50), 100)).toBe(0.5);
  expect(facetWeight(values(98, 2), 100)).toBeLessThan(0.05);
});

test("several even values weigh more than two", () => {
  expect(facetWeight(values(25, 25, 25, 25), 100)).toBe(0.75);
});

test("a facet that few products have hardly counts", () => {
  expect(facetWeight(values(5, 5), 100)).toBe(0.05);
});

test("a hundred rare values do not help to choose", () => {
  expect(facetWeight(values(...Array.from({ length: 100 }, () => 1)), 100)).toBe(0.09);
});

test("one value, or none, splits nothing", () => {
  expect(facetWeight(values(100), 100)).toBe(0);
  expect(facetWeight([], 0)).toBe(0);
});

test("several values a product do not make it heavier than 1", () => {
  expect(facetWeight(values(100, 100, 100), 100)).toBeLessThan(1);
});
