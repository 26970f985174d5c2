import { normalise } from "../analysis/normalise";
import { isSpellable } from "./speller";
import type { Vocabulary } from "./vocabulary";

const MOST_PARTS = 20_000;
/** A word of fewer products may be a typing error. */
const FEWEST_PRODUCTS = 3;
const SHORTEST = 4;

/** Stems of the shop's own words that compounds may consist of. */
export function learnedParts(vocabulary: Vocabulary): ReadonlySet<string> {
  const words = vocabulary.commonest(MOST_PARTS, FEWEST_PRODUCTS);
  return new Set(words.filter((word) => word.length >= SHORTEST && isSpellable(word)).map(normalise));
}
