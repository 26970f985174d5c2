import type { WishCheck } from "#contract/wish";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
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

const NAME = /^[a-z]{4,}$/;

/**
 * `switch of playstation`: two names, of which things of either are good; what both are names of, where nothing else says it
 * and that is one category.
 */
export async function readEitherName(
  reading: Reading,
  hasKind: boolean,
  sense: ShopSense,
): Promise<{ check: WishCheck; kinds: readonly string[] } | undefined> {
  const { tokens } = reading;
  const isName = (word: string) => {
    const { kinds, heads, values } = shopSenses([word], sense);
    const isRead = kinds.length + heads.length + values.length > 0;
    return NAME.test(word) && !isPlainWord(word) && !isRead && !sense.isDutch(word) && sense.shareNamed(word, []) > 0;
  };
  for (let at = 0; at + 2 < tokens.length; at++) {
    const [first = "", joint, second = ""] = tokens.slice(at, at + 3).map(({ text }) => text);
    if (joint !== "of" || first === second || !isName(first) || !isName(second) || !reading.isFree(at, at + 3))
      continue;
    const others = await sense.kindsNamed(second);
    const both = (await sense.kindsNamed(first)).filter((key) => others.includes(key));
    if (!hasKind && both.length !== 1) continue;
    reading.take(at, at + 3);
    return { check: { said: reading.said(at, at + 3), values: [first, second] }, kinds: both };
  }
  return undefined;
}
