import { expect, it } from "vitest";
import { filterPart } from "../parts.fixture";
import { lettingGo } from "./let-go";
import { inView, understand } from "./understand.fixture";

it.each<[string, string[]]>([
  ["No frost hoeft niet per se, wel onder de 450 euro", ["No frost hoeft niet per se", "onder de 450 euro"]],
  ["Hoeft geen jbl te zijn, max 260 euro", ["Hoeft geen jbl te zijn", "max 260 euro"]],
  ["Een ander merk is ook prima, max 25 euro", ["Een ander merk is ook prima", "max 25 euro"]],
  ["Die andere merken ook, maar tot 250 euro", ["andere merken ook", "tot 250 euro"]],
  ["Tot 250 euro, liefst van Bosch", ["Tot 250 euro, liefst van Bosch"]],
  ["Philips hoeft niet", ["Philips hoeft niet"]],
  ["hoogte maakt niet uit, wel eiken", ["hoogte maakt niet uit", "eiken"]],
  ["gewicht is niet belangrijk, wel waterafstotend", ["gewicht is niet belangrijk", "waterafstotend"]],
  ["pro mag toch wel, zelfde kleur", ["pro mag toch wel", "zelfde kleur"]],
  ["een andere van Ecovacs, mag duurder", ["mag duurder", "een andere van Ecovacs"]],
  ["het budget mag weg, wel dewalt", ["het budget mag weg", "dewalt"]],
  ["minimaal 18 uur, gewicht maakt niet uit", ["gewicht maakt niet uit", "minimaal 18 uur"]],
])("what is let go stands before what is wished: %s", (message, sentences) => {
  expect(lettingGo(message)).toEqual(sentences);
});

it("what need not be so is dropped", async () => {
  expect(await understand("hoeft geen lego te zijn", inView)).toEqual([{ do: "drop", part: "lego" }]);
});

it("another brand or colour is one that was not asked for", async () => {
  const state = { ...inView, parts: [filterPart("brand", "Samsung"), filterPart("color", "rood")] };
  expect(await understand("doe toch maar een ander merk", state)).toEqual([{ do: "wish", text: "niet van Samsung" }]);
  expect(await understand("doe maar een andere kleur", state)).toEqual([{ do: "wish", text: "geen rood" }]);
});

it("a price that nobody bounded need not be let go where more is said", async () => {
  const message = "een andere van Ecovacs, mag duurder";
  const wish = { do: "wish", text: "een andere van Ecovacs" };
  expect(await understand(message, inView)).toEqual([wish]);
  const price = { ...filterPart("price", ""), filter: undefined, price: { from: null, to: 500 } };
  expect(await understand(message, { ...inView, parts: [price] })).toEqual([{ do: "drop", part: "prijs" }, wish]);
});

it("another colour, or no bound, is let go", async () => {
  const price = { id: "price", label: "tot € 200", said: "", hard: true, turn: 0, price: { from: null, to: 20000 } };
  const state = { ...inView, parts: [price, filterPart("color", "rood")] };
  expect(await understand("mag ook een andere kleur hoor", state)).toEqual([{ do: "drop", part: "kleur" }]);
  expect(await understand("het budget mag er wel af", state)).toEqual([{ do: "drop", part: "budget" }]);
  expect(await understand("nee andere merken", inView)).toEqual([{ do: "wish", text: "", otherBrand: true }]);
});
