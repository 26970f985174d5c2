import { expect, it } from "vitest";
import { NumberedValues } from "./numbered-values";

const values = new NumberedValues();
for (const value of ["Op 30 °C", "Op 60 °C", "Met 18-55 mm lens", "Met 28-70 mm lens", "Alleen afnemen"])
  values.keep({ field: "Uitvoering", value });

it("finds a temperature in a text", () => {
  expect(values.holding(30, 30, "°c").map(({ value }) => value)).toEqual(["Op 30 °C"]);
});

it("finds a range by its ends alone, as they are written", () => {
  expect(values.between(18, 55).map(({ value }) => value)).toEqual(["Met 18-55 mm lens"]);
  expect(values.between(18, 70)).toEqual([]);
});
