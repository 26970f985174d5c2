import type { Group } from "./engine";
import type { WeighedGroup } from "./text-score";

/** A query of more words leaves out at most two of them, and tries at most this many ways. */
const MOST_WAYS = 16;
/** What is left must be at least this much of the query. */
const LEAST_SHARE = 0.4;

/** The least telling words left out first: what is left says most. */
export function shortened(groups: readonly WeighedGroup[]): Group[][] {
  const all = groups.reduce((sum, { weight }) => sum + weight, 0);
  const ways: { left: Group[]; share: number }[] = [];
  const add = (out: ReadonlySet<number>) => {
    const left = groups.filter((_, i) => !out.has(i));
    const share = left.reduce((sum, { weight }) => sum + weight, 0) / all;
    if (left.length > 0 && share >= LEAST_SHARE) ways.push({ left: left.map(({ group }) => group), share });
  };
  for (let i = 0; i < groups.length; i++) {
    add(new Set([i]));
    if (groups.length > 3) for (let j = i + 1; j < groups.length; j++) add(new Set([i, j]));
  }
  return ways
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_WAYS)
    .map(({ left }) => left);
}
