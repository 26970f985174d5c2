import { expect, it } from "vitest";
import { hasFixedPrice, isAlcohol } from "./kinds";

it.each([
  ["eten-drinken-en-tabak.dranken.alcoholische-dranken", true],
  ["eten-en-drinken.wijn", true],
  ["eten-en-drinken.niet-alcoholische-dranken", false],
  ["keuken.wijnrekken", false],
  ["", false],
])("takes %s for alcohol: %s", (key, expected) => expect(isAlcohol(key)).toBe(expected));

it.each([
  ["9789021234567", null, "new", true],
  [null, "9789461234567", "new", true],
  ["978-90-2123456-7", null, "new", true],
  ["9789021234567", null, "used", false],
  ["9780141036144", null, "new", false],
  [null, "8712345000011", "new", false],
] as const)("fixes the price of isbn %s, barcode %s, %s: %s", (isbn, gtin, condition, expected) =>
  expect(hasFixedPrice({ isbn, gtin }, condition)).toBe(expected),
);
