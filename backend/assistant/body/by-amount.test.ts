import { expect, it } from "vitest";
import type { WishPart } from "#contract/wish";
import { filterPart } from "../parts.fixture";
import { newState, type StatePart } from "../state";
import { byAmount } from "./by-amount";
import { withUnit } from "./carried-numbers";
import { withoutMistaken } from "./meant-instead";
import { withParts } from "./merge-wish";

const moved = (message: string, word: string, ...parts: StatePart[]) =>
  byAmount(message, word, undefined, { parts }, 3)?.filter?.values;

it("so much larger or smaller is that of the number that was asked for", () => {
  expect(moved("10 inch groter", "groter", filterPart("schermgrootte", "55..55 inch"))).toEqual(["65..65 inch"]);
  expect(moved("toch 20 cm korter", "korter", filterPart("lengte", "160..160 cm"))).toEqual(["140..140 cm"]);
  expect(moved("5 kilo lichter", "lichter", filterPart("gewicht", "<=20 kg"))).toEqual(["<=15 kg"]);
  expect(moved("10 cm breder", "breder", filterPart("lengte", "55..55 inch"))).toBeUndefined();
  expect(moved("groter", "groter", filterPart("schermgrootte", "55..55 inch"))).toBeUndefined();
});

const weight = (value: string) => ({ ...filterPart("gewicht", value), id: "feature:gewicht" });
const also = (fresh: string, old: string) =>
  withParts([weight(old)], [{ ...weight(fresh), turn: 2 }], () => true)[0]?.filter?.values;

it("a number that is good too moves the bound that was asked for, and what lies within it leaves that as it is", () => {
  expect(also("15..15.99 kg", "<10 kg")).toEqual(["<=15 kg"]);
  expect(also("8..8 kg", "<10 kg")).toEqual(["<10 kg"]);
  expect(also("4..4 kg", ">=5 kg")).toEqual([">=4 kg"]);
  expect(also("12..12 kg", "10..10 kg")).toEqual(["10..10 kg", "12..12 kg"]);
});

it("another measure takes the place of the one that was not meant", () => {
  const length: WishPart = {
    id: "feature:lengte",
    kind: "quantity",
    said: "50 lang",
    label: "lengte 50 cm",
    hard: true,
    filter: { key: "lengte", values: ["50..50 cm"] },
  };
  const read = { q: "", kinds: [], filters: {}, preferences: [], parts: [length], leftovers: [] };
  const state = { ...newState(), parts: [filterPart("breedte", "40..40 cm"), filterPart("gewicht", "<=5 kg")] };
  const left = (text: string) => withoutMistaken(text, state, read).parts.map(({ filter }) => filter?.key);
  expect(left("nee 50 lang bedoel ik")).toEqual(["gewicht"]);
  expect(left("en 50 lang")).toEqual(["breedte", "gewicht"]);
});

it("an amount behind a bound is bounded too", () => {
  expect(withUnit("en 100 euro", { parts: [filterPart("gewicht", "<=250 gram")], q: "" })).toBe("en tot 100 euro");
  expect(withUnit("en 100 euro", { parts: [filterPart("gewicht", ">=250 gram")], q: "" })).toBe("en 100 euro");
});
