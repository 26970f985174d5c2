import { type Bits, bitsFor, countBits, intersect, subtract, unite } from "./bits";
import type { Group } from "./engine";
import type { TextIndex } from "./text-index";

/** So many of the first are put in order of relevance: the pages that people look at. */
export const REORDERED = 240;

type BestOf = (bits: Bits, total: number, from: number, size: number) => number[];

/**
 * Many matches in three parts: products whose kind is named by one of the words, then others with the words where it
 * says what they are, then the rest.
 */
export function tiersOf(text: TextIndex, groups: readonly Group[], matches: Bits): Bits[] {
  const strong = intersect(text.matches(groups, "strong"), matches);
  const kind = bitsFor(text.slots);
  for (const group of groups) unite(kind, text.matchesOfAny(group, "kind"));
  intersect(kind, strong);
  return [kind, subtract(strong.slice(), kind), subtract(matches.slice(), strong)];
}

/** A page of the parts one after the other, each in the order of `bestOf`; the first pages as `reorder` puts them. */
export function broadPage(
  tiers: readonly Bits[],
  from: number,
  size: number,
  bestOf: BestOf,
  reorder: (slots: readonly number[]) => number[],
): number[] {
  const slice = (start: number, length: number): number[] => {
    const page: number[] = [];
    let before = 0;
    for (const tier of tiers) {
      if (page.length >= length) break;
      const total = countBits(tier);
      const at = Math.max(0, start + page.length - before);
      if (at < total) page.push(...bestOf(tier, total, at, length - page.length));
      before += total;
    }
    return page;
  };
  const first = from < REORDERED ? reorder(slice(0, REORDERED)).slice(from, from + size) : [];
  const further = from + size - Math.max(from, REORDERED);
  return further > 0 ? [...first, ...slice(Math.max(from, REORDERED), further)] : first;
}
