import { expect, it } from "vitest";
import { newState, type StatePart } from "../state";
import { ofAll } from "./shape";

const upTo: StatePart = {
  id: "price",
  label: "tot € 7",
  said: "7",
  hard: true,
  turn: 0,
  price: { from: null, to: 700 },
};
const brand: StatePart = {
  id: "b",
  label: "Nova",
  said: "Nova",
  hard: true,
  turn: 0,
  filter: { key: "brand", values: ["Nova"] },
};
const state = { ...newState(), parts: [upTo, brand] };

it.each([
  ["wat is de duurste?", "dearest", [brand]],
  ["wat is de goedkoopste?", "cheapest", [upTo, brand]],
  ["wat is jullie allergoedkoopste tv?", "cheapest", []],
  ["de goedkoopste die jullie hebben", "cheapest", []],
  ["gewoon de goedkoopste van allemaal", "cheapest", []],
] as const)("what was wished before counts as far as it is meant: %s", (message, ask, parts) => {
  expect(ofAll(ask, state, { message }).parts).toEqual(parts);
});
