import { normalise } from "../analysis/normalise";
import { fold } from "../analysis/tokens";
import type { ValueSense } from "./lexicon";
import { facetField, partOf } from "./read-values";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

const SHORTEST = 3;

/** What most products of the kinds have, if any do. */
export function commonest(
  values: readonly ValueSense[],
  kinds: readonly string[],
  { facts }: ShopSense,
): ValueSense | undefined {
  const counted = values.map((one) => ({ one, count: facts.countOf(facetField(one), one.value, kinds) }));
  const [best] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return best?.one;
}

/** Whether the rest of a compound is a word of the shop, or what a field is about: `hout` of `Houtsoort`. */
const isRest = (rest: string, field: string, sense: ShopSense): boolean =>
  // `eikenhouten` is made of `hout`.
  [rest, rest.replace(/en$/, "")].some(
    (one) => one.length >= SHORTEST && (sense.hasWord(one, []) || fold(field).startsWith(one)),
  );

/**
 * Reads the last word of a span, which no product of the kinds has, as the value of theirs that it begins with where the
 * rest is a word of the shop: `eikenhouten` and `niet van eikenhout` where some are `Eiken`.
 */
export function readFirstPart(
  reading: Reading,
  [from, to]: readonly [from: number, to: number],
  isDenied: boolean,
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  const word = reading.tokens[to - 1]?.text ?? "";
  if (kinds.length === 0 || !/^[a-z]+$/.test(word) || sense.hasWord(word, kinds)) return false;
  for (let cut = word.length - SHORTEST; cut >= SHORTEST; cut--) {
    const values = sense.lexicon
      .valuesOf(normalise(word.slice(0, cut)))
      .filter(({ field }) => field !== "brand" && isRest(word.slice(cut), field, sense));
    const best = commonest(values, kinds, sense);
    if (!best) continue;
    reading.take(from, to);
    reading.add(partOf(best, isDenied, reading.said(from, to), sense));
    return true;
  }
  return false;
}
