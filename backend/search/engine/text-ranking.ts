import { type Bits, hasBit } from "./bits";
import { type Columns, flag } from "./columns";
import { type TextScore, textScore, type WeighedGroup } from "./text-score";

/** A document that matches a query, with its packed shape. */
export interface ShapedSlot {
  slot: number;
  shape: string;
}

export interface Ranked extends Omit<TextScore, "isOther"> {
  slot: number;
  isWhole: boolean;
}

/** What a product gains by being in the category that most good answers are in. */
const CATEGORY = 0.35;
/** Best answers that the category is learned from when no name says all that was asked for. */
const LEARNED_FROM = 40;
/** Puts whole matches above all partial ones. */
const WHOLE = 4;

/** Popularity raises a score by at most about a sixth, being out of stock lowers it: both only decide close calls. */
export function weighed(columns: Columns, slot: number, score: number): number {
  const popularity = Math.log2(1 + Math.max(0, columns.popularity[slot] ?? 0)) / 120;
  const stock = (columns.flags[slot] ?? 0) & flag.inStock ? 1 : 0.9;
  return score * stock * (1 + Math.min(0.17, popularity));
}

export const bestFirst = (a: { slot: number; score: number }, b: { slot: number; score: number }): number =>
  b.score - a.score || a.slot - b.slot;

/** Category → its share of the best answers, the largest being 1. */
function likelyCategories(columns: Columns, ranked: readonly Ranked[]): Map<number, number> {
  const strong = ranked.filter(({ isStrong, isWhole }) => isStrong && isWhole);
  const best = strong.length > 0 ? strong : [...ranked].sort(bestFirst).slice(0, LEARNED_FROM);
  const sums = new Map<number, number>();
  for (const { slot, score } of best) {
    const category = columns.categoryOf(slot);
    sums.set(category, (sums.get(category) ?? 0) + score);
  }
  const largest = Math.max(...sums.values(), Number.MIN_VALUE);
  return new Map([...sums].map(([category, sum]) => [category, sum / largest]));
}

/** Whole and partial matches with their scores, best first: whole ones above all partial ones, ties in slot order. */
export function rank(
  columns: Columns,
  { whole, partial }: { whole: readonly ShapedSlot[]; partial: readonly ShapedSlot[] },
  groups: readonly WeighedGroup[],
): Ranked[] {
  const scored = (matches: readonly ShapedSlot[], isWhole: boolean) =>
    matches.map(({ slot, shape }): Ranked => {
      const { score, isStrong, isSaid } = textScore(shape, groups, isWhole);
      return { slot, isWhole, isStrong, isSaid, score: weighed(columns, slot, score) };
    });
  const ranked = [...scored(whole, true), ...scored(partial, false)];
  const likely = likelyCategories(columns, ranked);
  for (const found of ranked) {
    const share = likely.get(columns.categoryOf(found.slot)) ?? 0;
    found.score = found.score * (1 + CATEGORY * share) + (found.isWhole ? WHOLE : 0);
  }
  return ranked.sort(bestFirst);
}

/** Slots of a list that are in a set. */
export const within = (slots: readonly number[], bits: Bits): number[] => slots.filter((slot) => hasBit(bits, slot));
