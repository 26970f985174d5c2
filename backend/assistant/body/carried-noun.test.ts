import { expect, it } from "vitest";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { withNoun } from "./carried-noun";

const read = { q: "", kinds: [], filters: {}, preferences: [], leftovers: [] };
const around = {
  view: {},
  finder: {
    readWish: async (q: string) => ({
      ...read,
      parts: q.includes("korte mouw") ? [{ ...filterPart("mouwlengte", "Korte mouw"), said: "korte mouw" }] : [],
    }),
  },
} as unknown as Around;
const dresses = { ...newState(), parts: [filterPart("mouwlengte", "Lange mouw")] };

it("an adjective goes on about what was wished of the same feature", async () => {
  expect(await withNoun(around, dresses, "toch liever korte, en geen bloemen")).toBe(
    "toch liever korte mouw, en geen bloemen",
  );
});

it.each(["toch liever gele", "toch liever wijde", "liever korte jurken"])("%s says something else", async (text) => {
  expect(await withNoun(around, dresses, text)).toBe(text);
});
