import { expect, test } from "vitest";
import { Compounds } from "../analysis/compounds";
import { product } from "./sample-shop";
import { titlePhrases } from "./title-phrases";

const phrases = (name: string, change = {}) => titlePhrases(product("x", name, change), new Compounds());

test("neighbouring words of a name are phrases, across small words but not across its parts", () => {
  expect(phrases("Rode jurk met stippen - maat 38 (nieuw) - Esprit")).toEqual(["rode jurk", "jurk met stippen"]);
});

test("a brand is searched for with the kind of product, wherever the name has it", () => {
  const washing = { brand: "Bosch", categoryNames: ["Witgoed", "Wasmachines"] };
  expect(phrases("Bosch Serie 6 WGG244 - wasmachine - 9 kg", washing)).toEqual(["bosch wasmachine", "bosch serie"]);
});

test("products for adults and products of the past teach nothing", () => {
  expect(phrases("Rode jurk", { adult: true })).toEqual([]);
  expect(phrases("Rode jurk", { expired: true })).toEqual([]);
});
