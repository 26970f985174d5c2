import { expect, test } from "vitest";
import { excluding, labelOfFilterValue, quantityValue, readFilterValue } from "./filter-values";

test("a value can be left out", () => {
  expect(readFilterValue(excluding("Apple"))).toEqual({ is: "not", value: "Apple" });
  expect(labelOfFilterValue("!Apple")).toBe("niet Apple");
});

test("a quantity can be bounded from below, from above and from both sides", () => {
  const ranges = [
    [{ from: 7, to: null, unit: "kg" }, ">=7 kg", "minstens 7 kg"],
    [{ from: null, to: 1.5, unit: "l" }, "<=1.5 l", "hoogstens 1,5 l"],
    [{ from: 27, to: null, unit: "inch", isAbove: true }, ">27 inch", "meer dan 27 inch"],
    [{ from: null, to: 40, unit: "dB", isBelow: true }, "<40 dB", "minder dan 40 dB"],
    [{ from: 7, to: 9, unit: "kg" }, "7..9 kg", "7 tot 9 kg"],
    [{ from: 7, to: 10, unit: "kg", isAbove: true, isBelow: true }, ">7..<10 kg", "meer dan 7 en minder dan 10 kg"],
    [{ from: 7, to: 10, unit: "kg", isBelow: true }, "7..<10 kg", "minstens 7 en minder dan 10 kg"],
    [{ from: 55, to: 55, unit: "inch" }, "55..55 inch", "55 inch"],
    [{ from: 1000, to: null, unit: "" }, ">=1000", "minstens 1.000"],
  ] as const;
  for (const [range, value, label] of ranges) {
    expect(quantityValue(range)).toBe(value);
    expect(readFilterValue(value)).toEqual({ is: "range", ...range });
    expect(labelOfFilterValue(value)).toBe(label);
  }
  expect(quantityValue({ from: null, to: null, unit: "kg" })).toBeUndefined();
});

test("a decimal comma and units of any characters are read", () => {
  expect(readFilterValue(">=0,5 l")).toEqual({ is: "range", from: 0.5, to: null, unit: "l" });
  expect(readFilterValue("<=60 l/min")).toEqual({ is: "range", from: null, to: 60, unit: "l/min" });
  expect(readFilterValue('43..55"')).toEqual({ is: "range", from: 43, to: 55, unit: '"' });
});

test("anything else is a plain value, and its own label", () => {
  for (const value of ["Apple", "7 kg", "!", ">= veel", "7..", "> 7 kg", "< veel", ""]) {
    expect(readFilterValue(value)).toEqual({ is: "value", value });
    expect(labelOfFilterValue(value)).toBe(value);
  }
});
