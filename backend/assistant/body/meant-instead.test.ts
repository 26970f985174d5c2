import { expect, it } from "vitest";
import type { Wish } from "#contract/wish";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import { fallenBack } from "./meant-instead";

const knives = { key: "keuken.messen", name: "Koksmessen", path: "/keuken/messen/" };
const price = { id: "price", label: "tot € 80", said: "", hard: true, turn: 0, price: { from: null, to: 8000 } };
const steel = filterPart("materiaal", "Titanium");
const sought = { ...newState(), kinds: [knives], q: "vaatwasserbestendig", parts: [price, steel] };
const named: Wish = {
  q: "",
  kinds: [{ ...knives, products: 9 }],
  filters: {},
  preferences: [],
  parts: [],
  leftovers: [],
};

it.each(["oke dan gewoon een koksmes van 20 cm", "doe dan maar een koksmes"])(
  "where nothing was found, who falls back on a plain one keeps only the price: %s",
  (text) => {
    expect(fallenBack(text, sought, named)).toMatchObject({ q: "", parts: [price] });
  },
);

it("what was said stays where something was found, another thing is sought, or no plain one is", () => {
  const shown = { ...sought, shown: ["1"] };
  expect(fallenBack("dan gewoon een koksmes", shown, named)).toBe(shown);
  expect(fallenBack("dan gewoon een pan", sought, { ...named, kinds: [] })).toBe(sought);
  expect(fallenBack("een koksmes van 20 cm", sought, named)).toBe(sought);
});
