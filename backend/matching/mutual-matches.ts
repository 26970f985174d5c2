import type { Candidate } from "./candidates";
import { contradiction } from "./contradictions";

/** A product that an item of a feed is, surely or perhaps. */
export interface Match {
  id: string;
  productId: string;
  /** From 0 to 1. */
  score: number;
  isSure: boolean;
}

interface Considered {
  id: string;
  title: string;
  /** Best first. */
  candidates: Candidate[];
}

/** Lowest scores: with a long model code that agrees, a short one, words alone, and for a question to the operator. */
const SURE_BY_TELLING_CODE = 0.35;
const SURE_BY_CODE = 0.5;
const SURE_BY_WORDS = 0.7;
const UNSURE = 0.4;
/** Closer scores than this leave it open which one it is. */
const MARGIN = 0.02;

/** The item that is the best for a product, and whether another one is nearly as good. */
interface Rival {
  item: Considered;
  score: number;
  isShared: boolean;
}

/**
 * Pairs items with the products that are the best for each other; no product is given twice. A pair is unsure when the
 * titles have too little in common, or another item or product would do as well.
 */
export function mutualMatches(items: readonly Considered[], isBrand: (word: string) => boolean): Match[] {
  const rivals = new Map<string, Rival>();
  for (const item of items) for (const candidate of item.candidates) compete(rivals, item, candidate);
  return items.flatMap((item) => matchOf(item, rivals, isBrand) ?? []);
}

function compete(rivals: Map<string, Rival>, item: Considered, { offer, similarity: { score } }: Candidate): void {
  const known = rivals.get(offer.productId);
  const isNear = known !== undefined && Math.abs(known.score - score) < MARGIN && known.item.title !== item.title;
  if (!known || known.score < score) rivals.set(offer.productId, { item, score, isShared: isNear });
  else if (isNear) known.isShared = true;
}

function matchOf(item: Considered, rivals: Map<string, Rival>, isBrand: (word: string) => boolean): Match | null {
  const [best] = item.candidates;
  if (!best || best.similarity.score < UNSURE) return null;
  const { productId } = best.offer;
  const rival = rivals.get(productId);
  if (rival?.item !== item) return null;
  const isSure = isConvincing(best) && !rival.isShared && !isAmbiguous(item.candidates, isBrand);
  return { id: item.id, productId, score: best.similarity.score, isSure };
}

function isConvincing({
  similarity: { score, hasSameCode, hasDistinctiveCode, hasLoneCode, hasOtherCodes, shared },
}: Candidate): boolean {
  if (hasOtherCodes) return hasSameCode && score >= SURE_BY_WORDS;
  if (hasDistinctiveCode) return score >= SURE_BY_TELLING_CODE;
  if (hasSameCode) return score >= SURE_BY_CODE;
  return !hasLoneCode && shared >= 2 && score >= SURE_BY_WORDS;
}

/** Whether another product is as good, and is known to be another: the same shop offers both, or they contradict. */
function isAmbiguous([best, ...others]: readonly Candidate[], isBrand: (word: string) => boolean): boolean {
  if (!best) return false;
  return others.some(
    ({ offer, title, similarity }) =>
      best.similarity.score - similarity.score < MARGIN &&
      (offer.shopId === best.offer.shopId || contradiction(title, best.title, isBrand) !== null),
  );
}
