import { expect, it } from "vitest";
import { componentsOf, headOf, keyOf, stem } from "./words";

it.each([
  ["puzzels", "puzzel"],
  ["vazen", "vaas"],
  ["schoenen", "schoen"],
  ["laarzen", "laars"],
  ["hoesjes", "hoes"],
  ["jassen", "jas"],
  ["fietsen", "fiets"],
  ["matrassen", "matras"],
  ["cameras", "camera"],
  ["watches", "watch"],
  ["toys", "toy"],
])("%s and %s are one word", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it("keeps words apart that only look alike", () => {
  expect(stem("jas")).not.toBe(stem("ja"));
  expect(stem("schoen")).not.toBe(stem("school"));
});

it("compares names without small words, plurals and accents", () => {
  expect(keyOf("Auto's en Motoren")).toBe(keyOf("auto & motor"));
});

it("knows what a name lists, and what it is about", () => {
  expect(componentsOf("Boeken, muziek & films")).toEqual(["Boeken", "muziek", "films"]);
  expect(componentsOf("Hang- en wandlampen (binnen)")).toEqual(["wandlampen"]);
  expect(headOf("Hoes voor telefoons van leer")).toBe("hoes");
});
