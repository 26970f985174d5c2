import { expect, test } from "vitest";
import { quantitiesOf, readQuantity } from "./quantities";

const read = (value: string, name = "Inhoud") => {
  const found = readQuantity(name, value);
  return found && [found.value, found.unit];
};

test("values of specifications become numbers in base units", () => {
  const values = {
    "1 TB": [1024, "gb"],
    "8GB": [8, "gb"],
    "250 gram": [0.25, "kg"],
    "5.000 mm": [500, "cm"],
    "1,5 liter": [1.5, "l"],
    "330 ml": [0.33, "l"],
    '55"': [55, "inch"],
    "15.6 inch": [15.6, "inch"],
    "12V": [12, "volt"],
    "76 dB": [76, "db"],
    "4-persoons": [4, "personen"],
    "41-delig": [41, "stuks"],
    "90 minuten": [1.5, "uur"],
    "30 minuutjes": [0.5, "uur"],
    "24 maanden": [2, "jaar"],
    "Vanaf 6 jaar": [6, "jaar"],
    "45 liter per wasbeurt": [45, "liter per wasbeurt"],
    "12": [12, ""],
    "1.299,50": [1299.5, ""],
  };
  expect(Object.fromEntries(Object.keys(values).map((value) => [value, read(value)]))).toEqual({
    ...values,
    "45 liter per wasbeurt": [45, "liter per wasbeurt"],
  });
});

test("energy classes are in order", () => {
  const classes = ["A+++", "A", "B", "G"].map((value) => read(value, "Energieklasse"));
  expect(classes).toEqual([-2, 1, 2, 7].map((value) => [value, "klasse"]));
  expect(read("A", "Maat")).toBeUndefined();
});

test("a maker named after a number is no number", () => {
  expect(read("999 Games", "Merk")).toBeUndefined();
});

test("what is no single number is none", () => {
  for (const value of [
    "85 x 60 x 55 cm",
    "100 tot 150 cm",
    "1e druk",
    "IPX5",
    "30 °C, handwas",
    "Laptopvak 14 inch",
    "5W-40",
    "",
  ])
    expect(read(value), value).toBeUndefined();
});

test("a name has one number of a unit, that of the feature", () => {
  const named = [
    ["waterkolom", "5.000 mm"],
    ["Waterkolom", "5.000 mm"],
    ["Inhoud", "1 liter"],
  ] as const;
  expect(quantitiesOf(named).map(({ feature }) => feature)).toEqual(["waterkolom", "Inhoud"]);
});
