import { expect, it } from "vitest";
import { filterPart } from "../parts.fixture";
import { newState, type StatePart } from "../state";
import type { Around } from "./around";
import { furtherSides } from "./next-sides";

const bucket = (key: string) => ({ key, doc_count: 3 });
const finder = {
  facets: async () => ({
    "feature::maat-mand": {
      label: "Maat mand",
      buckets: ["60 x 40 cm", "120 x 90 cm", "100 x 75 cm", "100 x 50 cm"].map(bucket),
    },
    "feature::gewicht": { label: "Gewicht", buckets: ["2 x 2 kg", "2 x 10 kg"].map(bucket) },
  }),
} as unknown as Around["finder"];
const around = (message: string) => ({ finder, view: {}, turn: 3, message }) as unknown as Around;
const basket = filterPart("maat-mand", "80 x 60 cm");
const further = async (word: string, part: StatePart, message = word) =>
  (await furtherSides(word, { ...newState(), parts: [part] }, around(message)))?.part.filter?.values;

it("larger than several numbers is what has none of them smaller, the nearest first", async () => {
  expect(await further("groter", basket)).toEqual(["100 x 75 cm", "120 x 90 cm"]);
  expect(await further("kleiner", basket)).toEqual(["60 x 40 cm"]);
  expect(await further("zwaarder", filterPart("gewicht", "2 x 5 kg"))).toEqual(["2 x 10 kg"]);
});

it("one size larger is the nearest alone", async () => {
  expect(await further("groter", basket, "een maatje groter")).toEqual(["100 x 75 cm"]);
});

it("what is measured otherwise is not compared", async () => {
  expect(await further("zwaarder", basket)).toBeUndefined();
  expect(await further("stiller", basket)).toBeUndefined();
  expect(await further("groter", filterPart("maat-mand", "140 x 100 cm"))).toBeUndefined();
});
