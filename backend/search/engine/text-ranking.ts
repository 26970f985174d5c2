import { type Bits, hasBit } from "./bits";
import { type Columns, flag } from "./columns";

/** Popularity raises a score by at most about a sixth, being out of stock lowers it: both only decide close calls. */
function weighed(columns: Columns, slot: number, score: number): number {
  const popularity = Math.log2(1 + Math.max(0, columns.popularity[slot] ?? 0)) / 120;
  const stock = (columns.flags[slot] ?? 0) & flag.inStock ? 1 : 0.9;
  return score * stock * (1 + Math.min(0.17, popularity));
}

/** The matches within a set, best first; ties in slot order. */
export function rankScored(columns: Columns, scores: ReadonlyMap<number, number>, within: Bits): number[] {
  const found: { slot: number; score: number }[] = [];
  for (const [slot, score] of scores) {
    if (hasBit(within, slot)) found.push({ slot, score: weighed(columns, slot, score) });
  }
  return found.sort((a, b) => b.score - a.score || a.slot - b.slot).map(({ slot }) => slot);
}
