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
  ["Die tweede, hoeveel plateaus heeft die", { do: "spec", ref: { is: "nth", n: 2 }, field: "plateaus" }],
  ["Van welke stof is de eerste", { do: "spec", ref: { is: "nth", n: 1 }, field: "stof" }],
  ["Van de eerste wil ik het gewicht weten", { do: "spec", ref: { is: "nth", n: 1 }, field: "gewicht" }],
  [
    "Wat kost de Huys & Haard Fleur?",
    { do: "offer", ref: { is: "named", words: "Huys & Haard Fleur" }, about: "price" },
  ],
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
  ["Laat er nog een paar zien", { do: "more" }],
  ["Een lamp onder de 60 euro ofzo", { do: "wish", text: "Een lamp onder de 60 euro ofzo" }],
  [
    "Wat is de goedkoopste lamp die jullie hebben?",
    { do: "shape", ask: "cheapest", text: "de lamp die jullie hebben" },
  ],
])("with a list in view it understands %j", async (message, command) => {
  expect(await understand(message, inView)).toEqual([command]);
});
