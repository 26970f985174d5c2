import { expect, it } from "vitest";
import { wantedBrand } from "../state";
import { embeddedMind } from "./understand";
import { inView, understand } from "./understand.fixture";

const comparatives = ["goedkoper", "kleiner", "smaller", "korter", "breder", "lichter"];
const commandsOf = (message: string, state = inView) => embeddedMind.understand(message, state, { comparatives });
const ofNova = {
  ...inView,
  parts: [
    { id: "brand:Nova", label: "Nova", said: "nova", hard: true, turn: 0, filter: { key: "brand", values: ["Nova"] } },
  ],
};

it.each([
  ["kleiner, 3 of 4 delen", "3 of 4 delen"],
  ["toch smaller, max 210", "210 cm of smaller"],
  ["mijn tv meubel is 90 cm dus hij moet korter zijn", "korter dan 90 cm"],
  ["de nis is 60 cm, hij mag niet breder zijn", "niet breder dan 60 cm"],
  ["14 inch, lichter dan anderhalve kilo", "14 inch, lichter dan anderhalve kilo"],
])("a comparative beside a number is a wish of its own: %s", async (message, text) => {
  expect(await commandsOf(message)).toEqual([{ do: "wish", text }]);
});

it("a comparative alone is of what is in view", async () => {
  expect(await commandsOf("iets kleiner, graag")).toMatchObject([{ do: "relative", word: "kleiner" }]);
});

it("another brand keeps what else is said of it", async () => {
  expect(wantedBrand(ofNova)).toBe("nova");
  expect(await commandsOf("te prijzig, ander merk met minstens 45 minuten accu", ofNova)).toEqual([
    { do: "wish", text: "niet van nova, met minstens 45 minuten accu" },
  ]);
});

it("where no brand was asked for, another is none of those in view", async () => {
  expect(await commandsOf("ander merk?")).toEqual([{ do: "wish", text: "", otherBrand: true }]);
});

it.each([
  ["luisterboek mag net zo goed", "luisterboek mag ook"],
  ["Suède vind ik toch mooier", "liever Suède"],
  ["toch 18, zonder accu want die heb ik al", "toch 18, zonder accu want die heb ik al"],
])("%s is a wish", async (message, text) => {
  expect(await understand(message, inView)).toEqual([{ do: "wish", text }]);
});

it("what is all the same is let go", async () => {
  expect(await understand("kleur is om het even", inView)).toEqual([{ do: "drop", part: "kleur" }]);
});
