import { expect, test } from "vitest";
import { decimalPrice } from "./price";

test("cents become a decimal with two digits", () => {
  expect([0, 5, 50, 100, 129_900, 1_999_999_999].map(decimalPrice)).toEqual([
    "0.00",
    "0.05",
    "0.50",
    "1.00",
    "1299.00",
    "19999999.99",
  ]);
});

test("an amount below zero keeps its sign", () => {
  expect(decimalPrice(-495)).toBe("-4.95");
});
