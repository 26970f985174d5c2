/** How well a chain of clauses does so far, in logarithms, if its last clause is told, and if it is wanted. */
export type Both = readonly [told: number, wanted: number];
/** How well a clause that is `from` is followed by one that is `to` (0: told, 1: wanted), after the clause at a place. */
export type Joint = (at: number, from: 0 | 1, to: 0 | 1) => number;

/** The logarithm of the sum of two numbers of which these are the logarithms. */
export const logSum = (one: number, other: number): number =>
  Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)));

/** All ways from the first clause to each, by how much each clause looks wanted. */
export function forwards(scores: readonly number[], joint: Joint): Both[] {
  const found: Both[] = [];
  for (const [at, score] of scores.entries()) {
    const before = found[at - 1];
    const sum = (to: 0 | 1) =>
      before ? logSum(before[0] + joint(at - 1, 0, to), before[1] + joint(at - 1, 1, to)) : 0;
    found.push([sum(0), sum(1) + score]);
  }
  return found;
}

/** All ways from a clause to the last one, by those from the clause behind it, which looks wanted by `score`. */
export function backwards([told, wanted]: Both, score: number, joint: (from: 0 | 1, to: 0 | 1) => number): Both {
  const sum = (from: 0 | 1) => logSum(joint(from, 0) + told, joint(from, 1) + wanted + score);
  return [sum(0), sum(1)];
}
