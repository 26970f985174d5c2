import { expect, test, vi } from "vitest";
import { Columns } from "./columns";
import type { Group, IndexDocument } from "./engine";
import { MatchRanking } from "./ranked-matches";
import type { TextIndex } from "./text-index";

const empty: IndexDocument = {
  id: "",
  revision: 0,
  text: { name: [], kind: [], brand: [], category: [], codes: [], parts: [], features: [], description: [] },
  shape: {
    opening: [],
    rest: [],
    fits: [],
    kind: [],
    part: [],
    head: [],
    category: [],
    above: [],
    brand: [],
    also: [],
    features: [],
  },
  facets: [],
  price: null,
  popularity: 0,
  createdAt: 0,
  inStock: false,
  expired: false,
  adult: false,
  bestRated: false,
  wellRated: false,
  offers: [],
  dropDay: 0,
};

test("with more matches than are to be ranked, no names are read", () => {
  const shapesOf = vi.fn(() => []);
  const matching = (_: unknown, most: number) => Array.from({ length: Math.min(most, 600) }, (_, slot) => slot);
  const text: Partial<TextIndex> = { frequency: () => 600, matching, shapesOf, slots: 1_000 };
  const ranking = new MatchRanking(text as TextIndex, new Columns());
  expect(ranking.of([[["stoel"]]], "whole", 500)).toBeUndefined();
  expect(shapesOf).not.toHaveBeenCalled();
  expect(ranking.of([[["stoel"]]], "whole", 600)).toEqual({ slots: [], whole: [], said: [] });
  expect(shapesOf).toHaveBeenCalled();
});

test("of many products with most of the words, those that are in stock and popular are read", () => {
  const columns = new Columns();
  const document = (slot: number) => ({ ...empty, popularity: slot, inStock: slot % 2 === 0 });
  for (let slot = 0; slot < 1_000; slot++) columns.set(slot, document(slot));
  const shapesOf = vi.fn((slots: readonly number[]) => slots.map((slot) => ({ slot, shape: "stoel" })));
  const matching = (groups: readonly Group[]) => (groups.length > 1 ? [] : Array.from({ length: 1_000 }, (_, i) => i));
  const text: Partial<TextIndex> = { frequency: () => 600, matching, shapesOf, slots: 1_000 };
  const ranked = new MatchRanking(text as TextIndex, columns).of([[["stoel"]], [["rood"]]], "partial");
  const read = shapesOf.mock.calls.flatMap(([slots]) => slots);
  expect(read.length).toBe(150);
  expect(read.every((slot) => slot % 2 === 0 && slot >= 700)).toBe(true);
  expect(ranked?.slots.length).toBe(24);
});
