import { normalise } from "../analysis/normalise";
import { commonest } from "./read-first-part";
import { otherSenses } from "./read-other-words";
import { isPlain, partOf } from "./read-values";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

const SHORTEST_END = 4;
const SHORTEST_BEGINNING = 3;
/** Before a noun these say that it is something else, or less of it: `kunstleer`, `halfautomaat`. */
const CHANGING = /^(?:kunst|nep|namaak|imitatie|half|semi|anti|niet|on|mini|micro|tussen|bij|door|ver|be|ge|her|ont)$/;

/**
 * Reads a compound that nothing of the kinds has as the value that its end is, where its beginning is a Dutch word: a
 * `kleurenlaser` among printers is a laser, and a `dieselmotor` has a motor.
 */
export function readLastPart(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  const word = reading.tokens[at]?.text ?? "";
  if (kinds.length === 0 || !/^[a-z]+$/.test(word)) return false;
  for (let cut = SHORTEST_BEGINNING; cut <= word.length - SHORTEST_END; cut++) {
    const [beginning, end] = [word.slice(0, cut), word.slice(cut)];
    if (CHANGING.test(beginning) || !isWord(beginning, sense)) continue;
    const values = [...sense.lexicon.valuesOf(normalise(end)), ...otherSenses([end], sense)];
    const best = commonest(
      values.filter(({ field }) => !isPlain(field)),
      kinds,
      sense,
    );
    if (!best) continue;
    reading.take(at, at + 1);
    reading.add(partOf(best, false, reading.said(at, at + 1), sense));
    return true;
  }
  return false;
}

/** A plural stands in front too: `kleuren`. */
const isWord = (word: string, { isDutch, hasWord }: ShopSense): boolean =>
  isDutch(word) || isDutch(word.replace(/(?:en|s)$/, "")) || hasWord(word, []);
