import type { Sentence } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** `hogere`, `grotere`: a comparative in front of its noun. */
const ATTRIBUTIVE = /^([a-z]{2,}er)e$/;
const NOUN = /^[a-z]{3,}$/;

/**
 * A sentence in which a comparative stands behind the noun that it stood in front of, as it is read elsewhere: `zool hoger
 * dan 4 cm` for `hogere zool dan 4 cm`.
 */
export function withComparedNouns(sentence: Sentence, { gradables }: Pick<ShopSense, "gradables">): Sentence {
  const found = [...sentence.tokens];
  for (let at = 0; at + 2 < found.length; at++) {
    const [graded, noun, than] = found.slice(at, at + 3);
    const [, plain] = ATTRIBUTIVE.exec(graded?.text ?? "") ?? [];
    if (!graded || !noun || plain === undefined || than?.text !== "dan" || !gradables.comparatives.has(plain)) continue;
    if (!NOUN.test(noun.text) || isPlainWord(noun.text)) continue;
    found.splice(at, 2, noun, { ...graded, text: plain });
  }
  return { ...sentence, tokens: found };
}
