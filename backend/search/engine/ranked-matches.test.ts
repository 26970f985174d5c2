import { expect, test, vi } from "vitest";
import { Columns } from "./columns";
import { MatchRanking } from "./ranked-matches";
import type { TextIndex } from "./text-index";

test("with more matches than are to be ranked, no names are read", () => {
  const candidates = vi.fn(() => []);
  const text: Partial<TextIndex> = { frequency: (_, cap) => Math.min(cap, 600), candidates, slots: 1_000 };
  const ranking = new MatchRanking(text as TextIndex, new Columns());
  expect(ranking.of([[["stoel"]]], "whole", 500)).toBeUndefined();
  expect(candidates).not.toHaveBeenCalled();
  expect(ranking.of([[["stoel"]]], "whole", 600)).toEqual({ slots: [], whole: [], said: [] });
  expect(candidates).toHaveBeenCalled();
});
