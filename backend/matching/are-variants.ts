import { plainTitle } from "./plain-title";

/** What a product says of itself, apart from the shop's word that it is a variant of others. */
export interface Variant {
  name: string;
  brand: string | null;
  color: string[];
  size: string[];
}

/** Titles compared per group, spread over it. */
const SAMPLE = 40;
/** Of the words of the shorter title, without brand, colour and size. */
const SHARED_WORDS = 1 / 3;
/** A shop may be wrong about a few of many. */
const UNLIKE_ALLOWED = 1 / 5;

const wordsOf = (text: string): string[] => plainTitle(text).match(/[\p{L}\p{N}.]+/gu) ?? [];

function tellingWords({ name, brand, color, size }: Variant): Set<string> {
  const said = new Set([brand ?? "", ...color, ...size].flatMap(wordsOf));
  return new Set(wordsOf(name).filter((word) => !said.has(word)));
}

function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const fewest = Math.min(one.size, other.size);
  const shared = [...one].filter((word) => other.has(word)).length;
  return fewest === 0 || shared / fewest >= SHARED_WORDS;
}

/**
 * Whether products with one group code can be variants of one thing. Some shops put their categories or brands in
 * `item_group_id`: titles that have hardly a word in common tell.
 */
export function areVariants(products: readonly Variant[]): boolean {
  const step = Math.max(1, products.length / SAMPLE);
  const sample = Array.from({ length: Math.min(SAMPLE, products.length) }, (_, i) => products[Math.floor(i * step)]);
  const [first, ...others] = sample.flatMap((product) => (product ? [tellingWords(product)] : []));
  if (!first) return true;
  const unlike = others.filter((words) => !areAlike(first, words)).length;
  return unlike <= others.length * UNLIKE_ALLOWED;
}
