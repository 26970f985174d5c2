import { expect, test } from "vitest";
import { parseGradables, parseNeeds, phraseKey, wordProblems } from "./data-lines";

test("an operator's adjectives and needs are read by any form of their words", () => {
  const { entries, problems } = parseGradables("# uitleg\nstil, stille, niet te luid => geluid | noise laag\n\n");
  expect(entries.get(phraseKey("stille"))).toEqual({ name: "stil", features: ["geluid", "noise"], direction: "low" });
  expect(entries.get(phraseKey("niet te luid"))?.name).toBe("stil");
  expect(problems).toEqual([]);
  const needs = parseNeeds("gezin van vier => vulgewicht >=8 kg, couverts 12..16").entries;
  expect(needs.get(phraseKey("gezin van 4"))?.demands).toEqual([
    { feature: "vulgewicht", range: { is: "range", from: 8, to: null, unit: "kg" } },
    { feature: "couverts", range: { is: "range", from: 12, to: 16, unit: "" } },
  ]);
});

test("an adjective's degrees follow from it, and a comparative may stand alone", () => {
  const { entries, comparatives } = parseGradables("stil, stille => geluid laag\nkorter dan => lengte laag");
  expect([...comparatives].map(([word, { direction }]) => [word, direction])).toEqual([
    ["stiller", "low"],
    ["stillere", "low"],
    ["stillers", "low"],
    ["korter", "low"],
    ["kortere", "low"],
    ["korters", "low"],
  ]);
  expect(["stiller", "stilste", "korter"].map((word) => entries.has(phraseKey(word)))).toEqual([true, true, true]);
  expect(entries.has(phraseKey("korte"))).toBe(false);
});

test("malformed lines are reported with their number, and the others are read", () => {
  const gradables =
    "stil geluid laag\nlicht => gewicht\n=> geluid laag\nsnel => snelheid hoog => x\nzuinig => verbruik laag";
  const needs = "klein gezin => vulgewicht\ngroot gezin => vulgewicht veel kg\nstel => vulgewicht 6..8 kg";
  expect([...parseGradables(gradables).entries.values()].every(({ name }) => name === "zuinig")).toBe(true);
  expect(parseNeeds(needs).entries.size).toBe(1);
  expect(wordProblems({ gradables, needs })).toEqual([
    "gradables, regel 1: stil geluid laag",
    "gradables, regel 2: licht => gewicht",
    "gradables, regel 3: => geluid laag",
    "gradables, regel 4: snel => snelheid hoog => x",
    "needs, regel 1: klein gezin => vulgewicht",
    "needs, regel 2: groot gezin => vulgewicht veel kg",
  ]);
  expect(wordProblems({})).toEqual([]);
});
