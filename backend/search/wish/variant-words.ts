import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { isSmallWord } from "./small-words";

/** What the names of models go on with, whatever such a word says elsewhere: `iPhone 15 Pro Max`, `Galaxy S24 FE`. */
export const variantWords: ReadonlySet<string> = new Set("pro max plus ultra mini lite air fe se slim".split(" "));

/** `v8`, `s24`, `xm5` */
export const MODEL = /^[a-z]{1,3}\d{1,4}[a-z]?$/;

/** Whether a word may be another one that is refused with the first: `zonder plus of ultra`, `geen t5 of t7`. */
export const mayBeRefused = (word: string): boolean => /^[a-z]{3,}$/.test(word) || MODEL.test(word);

/** Where the name of a model ends: `t7 shield`, where the shop has such a word and Dutch has not. */
export function endOfModel(
  tokens: readonly Token[],
  to: number,
  { hasWord, isDutch }: Pick<ShopSense, "hasWord" | "isDutch">,
): number {
  const { text = "" } = tokens[to] ?? {};
  const isName = /^[a-z]{3,}$/.test(text) && !isSmallWord(text) && !isDutch(text) && hasWord(text, []);
  return isName && MODEL.test(tokens[to - 1]?.text ?? "") ? to + 1 : to;
}
