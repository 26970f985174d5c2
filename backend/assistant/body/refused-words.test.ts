import { expect, it } from "vitest";
import type { Wish } from "#contract/wish";
import { newState } from "../state";
import { asRefusal } from "./refused-words";

const read: Wish = {
  q: "smit",
  noun: "smit",
  kinds: [],
  filters: {},
  preferences: [],
  parts: [
    {
      id: "without:anna",
      kind: "value",
      said: "niet van anna",
      label: "geen anna",
      hard: true,
      filter: { key: "without", values: ["anna"] },
    },
  ],
  leftovers: [],
};
const mugs = { ...newState(), q: "mok" };
const refusedBy = (text: string, state = mugs, wish = read) =>
  asRefusal(text, wish, state).parts.flatMap(({ filter }) => filter?.values ?? []);

it("a name behind a denial is refused as a whole, and is no new search", () => {
  expect(asRefusal("niet van anna smit", read, mugs)).toMatchObject({ q: "", kinds: [] });
  expect(refusedBy("niet van anna smit")).toEqual(["anna", "smit"]);
});

it("what is wanted after all, or sought by itself, is not refused", () => {
  expect(refusedBy("niet van anna, wel van smit")).toEqual(["anna"]);
  expect(refusedBy("niet van anna maar van smit")).toEqual(["anna"]);
  expect(refusedBy("smit")).toEqual(["anna"]);
  expect(refusedBy("niet van anna smit", newState())).toEqual(["anna"]);
});
