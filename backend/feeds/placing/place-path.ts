import type { TaxonomyNode } from "../taxonomy/taxonomy";
import type { TreeCategory } from "./shop-tree";

/** What one part of a path may mean; a node for which the shop has no category has none. */
export interface Meaning {
  node: TaxonomyNode | undefined;
  category: TreeCategory | undefined;
  strength: number;
}

export interface Candidate extends Meaning {
  score: number;
}

/** The deeper the part, the more it says. */
const UPWARD = 0.86;
/** What the other parts add when they agree, and take when they point elsewhere. */
const SUPPORT = 0.5;
const CONFLICT = 0.22;
const MOST_CANDIDATES = 12;

/**
 * Weighs the meanings of all parts of a path, from the deepest part up, against each other: a part that can mean
 * several things means the one that the other parts agree with.
 */
export function weighPath(parts: readonly (readonly Meaning[])[]): Candidate[] {
  const told = parts.filter((part) => part.length > 0);
  const supports = (at: number) => (at > 0 && told[at]?.some(isMain) ? 1 : UPWARD ** at);
  const candidates = told.flatMap((part, at) =>
    part.map((meaning) => {
      let score = UPWARD ** at * meaning.strength;
      for (const [other, others] of told.entries()) {
        if (other !== at) score += supports(other) * agreement(meaning, others);
      }
      return { ...meaning, score };
    }),
  );
  return candidates.sort((a, b) => b.score - a.score).slice(0, MOST_CANDIDATES);
}

/** The name of a main branch: what stands below it is meant within that branch if it can be. */
function isMain({ node, category, strength }: Meaning): boolean {
  return strength >= 0.95 && (node?.depth === 1 || category?.path.length === 1);
}

/** How much a part agrees with a meaning, from -CONFLICT to SUPPORT. */
export function agreement(meaning: Meaning, others: readonly Meaning[]): number {
  let best = 0;
  let strongest = 0;
  for (const other of others) {
    best = Math.max(best, other.strength * kinship(meaning, other));
    strongest = Math.max(strongest, other.strength);
  }
  return best > 0 ? SUPPORT * best : -CONFLICT * strongest;
}

/** 1: one is the other or contains it; less within one main branch; 0: nothing in common. */
function kinship(one: Meaning, other: Meaning): number {
  return Math.max(
    one.node && other.node ? alongPaths(one.node.path, other.node.path) : 0,
    one.category && other.category ? alongPaths(one.category.path, other.category.path) : 0,
  );
}

function alongPaths(one: readonly unknown[], other: readonly unknown[]): number {
  let common = 0;
  while (common < one.length && common < other.length && one[common] === other[common]) common += 1;
  if (common === 0) return 0;
  if (common === Math.min(one.length, other.length)) return 1;
  return common === 1 ? 0.5 : 0.7;
}
