import { expect, it } from "vitest";
import type { WishPart } from "#contract/wish";
import { isStray } from "./stray";

const said = (...words: string[]): { parts: WishPart[] } => ({
  parts: words.map((word) => ({ id: word, kind: "kind", said: word, label: word, hard: true })),
});
const nothing = { kinds: [], q: "", parts: [] };
const lamps = { ...nothing, kinds: [{ key: "lamps", name: "Lampen", path: "/lamps/" }] };

it.each([
  ["Hoe laat vaart de boot naar Texel?", said()],
  ["Wie schilderde de lamp in het museum?", said("lamp")],
  ["<b onload=x>lamp</b>", said()],
  ["Hoe herken ik een vals biljet?", said()],
])("takes %j for no wish", (text, read) => {
  expect(isStray(text, read, nothing)).toBe(true);
});

it.each([
  ["Welke lamp is rood?", said("lamp", "rood")],
  ["Welke lamp past bij een kind?", said("lamp")],
  ["Hebben jullie de Zonnestraal 300?", said()],
  ["Waar koop ik een zonnebril?", said()],
  ["boot naar Texel", said()],
  ["Kun je een keramieken mok laten zien?", said()],
  ["Mag ik een rode keramieken mok?", { ...said("rode"), noun: "mok" }],
])("takes %j for a wish", (text, read) => {
  expect(isStray(text, read, nothing)).toBe(false);
});

it("lets a question go on about the kind in view", () => {
  expect(isStray("Kan het ook met stoom?", said(), lamps)).toBe(false);
  expect(isStray("Hoe laat vaart de boot?", said(), lamps)).toBe(true);
});

it("what must be possible with what is sought is a wish, and a question about the visitor is none", () => {
  const mugs = { ...nothing, q: "mok" };
  expect(isStray("moet in de vaatwasser kunnen", said(), mugs)).toBe(false);
  expect(isStray("moet ik zelf thuis zijn", said(), mugs)).toBe(true);
  expect(isStray("moet in de vaatwasser kunnen", said(), nothing)).toBe(true);
});
