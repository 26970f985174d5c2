import type { WishCheck } from "#contract/wish";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** `14`, `s23`, `2.1` */
const MODEL = /^(?:\d{1,4}|[a-z]{1,2}\d{1,4}|\d\.\d)$/;
const SERIES = /^[a-z]{3,}$/;

/**
 * `iphone 14 of 15`: of two models either is good, which words to search by cannot say. Products are looked at one by one.
 * To be read when only words are left.
 */
export function readEitherModel(reading: Reading, sense: ShopSense): WishCheck | undefined {
  const { tokens } = reading;
  for (let at = 1; at + 2 < tokens.length; at++) {
    const [series = "", first = "", joint = "", second = ""] = tokens.slice(at - 1, at + 3).map(({ text }) => text);
    if (joint !== "of" || !MODEL.test(first) || !MODEL.test(second) || first === second) continue;
    const isSeries = SERIES.test(series) && !isPlainWord(series) && sense.shareNamed(series, []) > 0;
    if (!isSeries || !reading.isFree(at, at + 3) || !sense.hasWord(first, []) || !sense.hasWord(second, [])) continue;
    reading.take(at, at + 3);
    return { said: reading.said(at, at + 3), values: [first, second] };
  }
  return undefined;
}
