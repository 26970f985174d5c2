import { expect, test, vi } from "vitest";
import { Columns } from "./columns";
import { MatchRanking } from "./ranked-matches";
import type { TextIndex } from "./text-index";

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
