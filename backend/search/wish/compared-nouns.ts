import { endings } from "./language";
import type { Sentence, Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** `hogere`, `grotere`: a comparative in front of its noun. */
const ATTRIBUTIVE = /^([a-z]{2,}er)e$/;
const NOUN = /^[a-z]{3,}$/;

/** `meer hdmi poorten dan 3` as `meer dan 3 hdmi poorten`: what is counted stands behind its number. */
function withCountedBehind(tokens: readonly Token[]): Token[] {
  const found = [...tokens];
  for (let at = 0; at + 2 < found.length; at++) {
    if (!/^(?:meer|minder)$/.test(found[at]?.text ?? "")) continue;
    const length = [1, 2].find((words) => found[at + 1 + words]?.text === "dan");
    if (length === undefined) continue;
    const nouns = found.slice(at + 1, at + 1 + length);
    const place = at + 2 + length;
    const next = found[place + 1]?.text ?? ",";
    const isBare = found[place]?.number !== undefined && endings.has(next);
    if (isBare && nouns.every(({ text }) => NOUN.test(text) && !isPlainWord(text)))
      found.splice(at + 1, length + 2, ...found.slice(at + 1 + length, place + 1), ...nouns);
  }
  return found;
}

/**
 * A sentence in which a comparative stands behind the noun that it stood in front of, as it is read elsewhere: `zool hoger
 * dan 4 cm` for `hogere zool dan 4 cm`.
 */
export function withComparedNouns(sentence: Sentence, { gradables }: Pick<ShopSense, "gradables">): Sentence {
  const found = withCountedBehind(sentence.tokens);
  for (let at = 0; at + 2 < found.length; at++) {
    const [graded, noun, than] = found.slice(at, at + 3);
    const [, plain] = ATTRIBUTIVE.exec(graded?.text ?? "") ?? [];
    if (!graded || !noun || plain === undefined || than?.text !== "dan" || !gradables.comparatives.has(plain)) continue;
    if (!NOUN.test(noun.text) || isPlainWord(noun.text)) continue;
    found.splice(at, 2, noun, { ...graded, text: plain });
  }
  return { ...sentence, tokens: found };
}
