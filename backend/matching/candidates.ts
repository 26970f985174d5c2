import type { Title } from "./read-title";
import type { Similarity } from "./similarity";

/** A product that an item may be, with its most similar offer. */
export interface Candidate {
  offer: { productId: string; shopId: string };
  title: Title;
  similarity: Similarity;
}

export interface Candidates {
  add(candidate: Candidate): void;
  /** One of the product's offers contradicts the item. */
  exclude(productId: string): void;
  /** The products that no offer of theirs rules out, most similar first. */
  best(): Candidate[];
}

/** Candidates kept for one item. */
const MOST = 8;
/** Products remembered as excluded, for one item. */
const MOST_EXCLUDED = 64;
/** Below this nothing is worth a look. */
const LEAST_SCORE = 0.3;

export function candidatesOf(): Candidates {
  // Most items never have any, and an import holds many items.
  let kept: Candidate[] | undefined;
  let excluded: Set<string> | undefined;
  return {
    add(candidate) {
      const { productId } = candidate.offer;
      if (candidate.similarity.score < LEAST_SCORE || !candidate.similarity.hasName) return;
      const known = kept?.find(({ offer }) => offer.productId === productId);
      if (known && known.similarity.score >= candidate.similarity.score) return;
      kept = [...(kept ?? []).filter((one) => one !== known), candidate];
      kept.sort((a, b) => b.similarity.score - a.similarity.score);
      kept.splice(MOST);
    },
    exclude(productId) {
      excluded ??= new Set();
      if (excluded.size < MOST_EXCLUDED) excluded.add(productId);
    },
    best: () => (kept ?? []).filter(({ offer }) => !excluded?.has(offer.productId)),
  };
}
