import { expect, it } from "vitest";
import type { Command } from "../commands";
import { inView, understand } from "./understand.fixture";

const theTwo = [
  { is: "id", id: "1" },
  { is: "id", id: "2" },
] as const;

it.each<[string, Command]>([
  ["Heb je die ook in maat 42?", { do: "wish", text: "in maat 42" }],
  ["Heb je die niet van vinyl?", { do: "wish", text: "niet van vinyl" }],
  ["Bestaan ze zonder snoer?", { do: "wish", text: "zonder snoer" }],
  ["Is hij ook in het groen te krijgen?", { do: "wish", text: "in het groen" }],
  ["Welke van de twee is stiller?", { do: "compare", refs: [...theTwo], by: "stiller" }],
  ["Is dat een goede prijs?", { do: "offer", ref: { is: "this" }, about: "deal" }],
  ["wat kost ie", { do: "offer", ref: { is: "this" }, about: "price" }],
  ["Die tweede, hoeveel plateaus heeft die", { do: "spec", ref: { is: "nth", n: 2 }, field: "plateaus" }],
  ["Laat nog es wat andere zien", { do: "more" }],
  ["Van welke stof is de eerste", { do: "spec", ref: { is: "nth", n: 1 }, field: "stof" }],
  ["Van de eerste wil ik het gewicht weten", { do: "spec", ref: { is: "nth", n: 1 }, field: "gewicht" }],
  [
    "Wat kost de Huys & Haard Fleur?",
    { do: "offer", ref: { is: "named", words: "Huys & Haard Fleur" }, about: "price" },
  ],
  ["Hoe zwaar is de Apple iPad Air?", { do: "spec", ref: { is: "named", words: "Apple iPad Air" }, field: "zwaar" }],
  ["Hoe zwaar is de Eastpak Pak'r?", { do: "spec", ref: { is: "named", words: "Eastpak Pak'r" }, field: "zwaar" }],
  [
    "Verschil 1 en 2",
    {
      do: "compare",
      refs: [
        { is: "nth", n: 1 },
        { is: "nth", n: 2 },
      ],
    },
  ],
  ["De eerste graag", { do: "offer", ref: { is: "nth", n: 1 }, about: "price" }],
  [
    "Wat is het verschil met de tweede?",
    {
      do: "compare",
      refs: [
        { is: "nth", n: 1 },
        { is: "nth", n: 2 },
      ],
    },
  ],
  ["Welke zuigt het best?", { do: "shape", ask: "best", text: "" }],
  ["Duurder mag ook", { do: "drop", part: "prijs" }],
  ["Het mag wel iets duurder zijn", { do: "drop", part: "prijs" }],
  ["Welke is het goedkoopst van deze?", { do: "offer", ref: { is: "cheapest" }, about: "price" }],
  ["Welke daarvan is het voordeligst?", { do: "offer", ref: { is: "cheapest" }, about: "price" }],
  ["Accu's heb ik al, dus zonder", { do: "wish", text: "zonder accu's" }],
  ["Een lader hebben we al liggen", { do: "wish", text: "zonder lader" }],
  ["Wat is de duurste daarvan?", { do: "offer", ref: { is: "dearest" }, about: "price" }],
  ["Wat is het verschil tussen die twee?", { do: "compare", refs: [] }],
  ["De kleur maakt eigenlijk niet uit", { do: "drop", part: "kleur" }],
  ["Merk maakt me verder ook niet zoveel uit hoor", { do: "drop", part: "merk" }],
  ["Heb je ook koelkasten?", { do: "wish", text: "Heb je ook koelkasten?" }],
  ["Hoelang doet de eerste 't op een volle accu", { do: "spec", ref: { is: "nth", n: 1 }, field: "gebruiksduur" }],
  ["Hoeveel man kan ervan eten bij de eerste", { do: "spec", ref: { is: "nth", n: 1 }, field: "personen" }],
  ["Vertel eens wat over de tweede", { do: "spec", ref: { is: "nth", n: 2 }, field: "" }],
  ["4 TB is beter", { do: "wish", text: "liever 4 TB" }],
  ["Maalt de eerste zelf bonen?", { do: "spec", ref: { is: "nth", n: 1 }, field: "maalt zelf bonen" }],
  ["Wie heeft de tweede geschreven", { do: "spec", ref: { is: "nth", n: 2 }, field: "wie geschreven" }],
  [
    "Hebben die van sony noise cancelling",
    { do: "spec", ref: { is: "named", words: "sony" }, field: "noise cancelling" },
  ],
  ["Zit er een melkopschuimer op", { do: "wish", text: "met een melkopschuimer" }],
  ["Wacht hij is al volwassen inmiddels", { do: "wish", text: "Wacht hij is al volwassen inmiddels" }],
  ["En welke is het lichtst", { do: "wish", text: "En welke is het lichtst" }],
  ["Welke heeft de grootste bak", { do: "wish", text: "met de grootste bak" }],
  [
    "Verschil tussen iphone 15 en iphone 15 pro",
    {
      do: "compare",
      refs: [
        { is: "named", words: "iphone 15" },
        { is: "named", words: "iphone 15 pro" },
      ],
    },
  ],
  ["Welke daarvan kost t minst", { do: "offer", ref: { is: "cheapest" }, about: "price" }],
  ["Welke gaat t langst mee", { do: "wish", text: "lang meegaat" }],
  ["Kan ik die terugsturen?", { do: "policy", topic: "Kan ik die terugsturen?" }],
  ["Toch maar geen jurk, een rok", { do: "wish", text: "Toch maar geen jurk, een rok" }],
  ["Laat er nog een paar zien", { do: "more" }],
  ["Een lamp onder de 60 euro ofzo", { do: "wish", text: "Een lamp onder de 60 euro ofzo" }],
  [
    "Wat is de goedkoopste lamp die jullie hebben?",
    { do: "shape", ask: "cheapest", text: "de lamp die jullie hebben" },
  ],
])("with a list in view it understands %j", async (message, command) => {
  expect(await understand(message, inView)).toEqual([command]);
});

it("takes back what is said last not to matter, before what is wished", async () => {
  expect(await understand("Doe maar vierseizoenen, merk maakt niet uit", inView)).toEqual([
    { do: "drop", part: "merk" },
    { do: "wish", text: "vierseizoenen" },
  ]);
  expect(await understand("Kleur boeit eigenlijk niet, wel 70x140", inView)).toEqual([
    { do: "drop", part: "kleur" },
    { do: "wish", text: "70x140" },
  ]);
});

it("another brand is any but the one that was asked for, and another thing takes the place of what is in view", async () => {
  const brand = {
    id: "brand",
    label: "Smeg",
    said: "smeg",
    hard: true,
    turn: 1,
    filter: { key: "brand", values: ["Smeg"] },
  };
  const ofBrand = { ...inView, parts: [brand] };
  expect(await understand("Pff duur. ander merk?", ofBrand)).toEqual([{ do: "wish", text: "niet van smeg" }]);
  expect(await understand("Heb je ook andere merken", ofBrand)).toEqual([{ do: "wish", text: "niet van smeg" }]);
  const dresses = { ...inView, kinds: [{ key: "mode.jurken", name: "Jurken", path: "/jurken/" }] };
  expect(await understand("Toch maar geen jurk, een rok", dresses)).toEqual([{ do: "wish", text: "een rok" }]);
});

it("who asks for another one asks nothing of the one in view", async () => {
  const one = { ...inView, shown: ["1"], focus: "1" };
  for (const text of [
    "een blauwe dan?",
    "ok en eentje van Makita tot 180?",
    "is er nog een andere van Ecovacs?",
    "is er ook een hoesje voor?",
    "en een hoesje erbij?",
  ])
    expect(await understand(text, one), text).toEqual([{ do: "wish", text }]);
});

it("the one beside it stands behind the one that was spoken of", async () => {
  const asked = { ...inView, focus: "1", lastAsked: { field: "gewicht" } };
  expect(await understand("En die daarnaast?", asked)).toEqual([
    { do: "spec", ref: { is: "nth", n: 2 }, field: "gewicht" },
  ]);
});

it("a price that is all that is asked is that of the one in view", async () => {
  const one = { ...inView, shown: ["1"], focus: "1" };
  expect(await understand("prijs?", one)).toEqual([{ do: "offer", ref: { is: "this" }, about: "price" }]);
});
