import { expect, it } from "vitest";
import { comparativeOf, comparativesOf, formsOf } from "./degrees";

it.each([
  ["stil", "stiller"],
  ["zwaar", "zwaarder"],
  ["groot", "groter"],
  ["klein", "kleiner"],
  ["goedkoop", "goedkoper"],
  ["duur", "duurder"],
  ["krachtig", "krachtiger"],
  ["dun", "dunner"],
  ["grijs", "grijzer"],
  ["doof", "dover"],
  ["luxe", "luxer"],
  ["licht", "lichter"],
])("%s compares as %s", (word, compared) => {
  expect(comparativeOf(word)).toBe(compared);
});

it("a phrase of a data file stands for its forms; one with dan only compares", () => {
  expect(formsOf("stil")).toEqual(["stil", "stiller", "stillere", "stillers", "stilst", "stilste"]);
  expect(formsOf("stille")).toEqual(["stille"]);
  expect(formsOf("korter dan")).toEqual(["korter", "kortere", "korters"]);
  expect(comparativesOf("lange accuduur")).toEqual(["langere accuduur"]);
  expect(comparativesOf("meer opslag dan")).toEqual(["meer opslag"]);
  expect(comparativesOf("niet te duur")).toEqual([]);
});

it.each([
  ["lange accuduur", "langste accuduur"],
  ["grote accu", "grootste accu"],
  ["dikke stof", "dikste stof"],
  ["sterke batterij", "sterkste batterij"],
])("of all that have a %s one has the %s", (phrase, most) => {
  expect(formsOf(phrase)).toContain(most);
});
