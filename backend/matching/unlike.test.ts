import { expect, it } from "vitest";
import { areUnlike } from "./unlike";

it.each([
  ["Jurk rood maat 36", "Jurk rood maat 38", true],
  ["Philips HD9252/90", "Hoes voor Philips HD9252/90", true],
  ["Houten trein", "Stille wasmachine wit", true],
  ["Bosch boormachine GSR 12V", "Bosch boormachine GSR 12V refurbished", false],
  ["Houten trein", "Trein van hout, 12 wagons", false],
  ["Tweede", "Houten puzzel", false],
])("%s, %s: %s", (one, other, expected) => {
  expect(areUnlike({ title: one }, { title: other })).toBe(expected);
});

it("believes brands that differ", () => {
  expect(areUnlike({ title: "Lader", brand: "Sony" }, { title: "Lader 2", brand: "Anker" })).toBe(true);
});
