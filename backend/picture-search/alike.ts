import type { PictureHit } from "./compare/picture-index";

/** Those that stay whatever the others are: the picture itself is among them, in whatever category it is. */
const LEAST = 5;
/** A picture is alike when it is at least so much like the one sent as the first few are on average. */
const NEAR = 0.5;
/** The likest of those say which kinds of product it may be, each by how far it is above that. */
const ASKED = 20;
/** A kind that they say so much less than the one they say most is there by chance. */
const LEAST_SHARE = 0.4;
/** What the picture shows is of a category when so much of what they say is. */
const SURE_SHARE = 0.6;

/**
 * Whether a picture is enough like the one that was sent to be shown, by those that may be shown, the likest first.
 * Scores differ from shop to shop, so they are compared with the first ones of the same search.
 */
export function alikeAmong(hits: readonly PictureHit[]): (hit: PictureHit) => boolean {
  const least = leastOf(hits);
  const shares = sharesOf(hits, (category) => [category]);
  const leastShare = LEAST_SHARE * Math.max(0, ...shares.values());
  const always = new Set(hits.slice(0, LEAST).map(([id]) => id));
  return ([id, score, category]) => always.has(id) || (score >= least && (shares.get(category) ?? 0) >= leastShare);
}

/** The deepest category of the likest product that most of the others agree on, of those that may be named. */
export function kindOf(hits: readonly PictureHit[], names: ReadonlyMap<string, string>): string | undefined {
  const [likest] = hits;
  if (!likest) return undefined;
  const shares = sharesOf(hits, pathOf);
  return pathOf(likest[2]).findLast((key) => names.has(key) && (shares.get(key) ?? 0) >= SURE_SHARE);
}

/** The keys of a category and of all that it is within, from the top. */
export function pathOf(category: string): string[] {
  const slugs = category.split(".");
  return slugs.map((_, level) => slugs.slice(0, level + 1).join("."));
}

/** The score that makes a picture alike. */
function leastOf(hits: readonly PictureHit[]): number {
  const first = hits.slice(0, LEAST);
  return NEAR * (first.reduce((sum, [, score]) => sum + score, 0) / (first.length || 1));
}

/** How much of what the likest say is for each key, 0 to 1. */
function sharesOf(hits: readonly PictureHit[], keysOf: (category: string) => string[]): Map<string, number> {
  const shares = new Map<string, number>();
  const least = leastOf(hits);
  const asked = hits.slice(0, ASKED).filter(([, score]) => score > least);
  const all = asked.reduce((sum, [, score]) => sum + score - least, 0);
  for (const [, score, category] of asked) {
    for (const key of keysOf(category)) shares.set(key, (shares.get(key) ?? 0) + (score - least) / all);
  }
  return shares;
}
