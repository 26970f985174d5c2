import { endings } from "./language";
import { withoutPart } from "./read-other-words";
import type { Reading } from "./reading";
import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { variantWords } from "./variant-words";

const article = /^(?:de|het|een|die)$/;
const denying = /^(?:geen|niet|zonder|behalve)$/;
const LETTERS = /^(?:xl|xxl|l|s|x|c|a|e|r|t)$/;
const MODEL = /^(?:[a-z]{0,3}\d{1,5}[a-z]?)$/;
/** A plus stands as a sign in names. */
const wordOf = ({ text }: Token): string => (text === "+" ? "plus" : text);

/** Whether a word goes on the name of a model: `max`, `plus`, `+`. */
const isVariant = (token: Token | undefined): token is Token => token !== undefined && variantWords.has(wordOf(token));

/** The models that stand before a place, of which one is wanted: the `15` of `iphone 15 pro`. */
const modelsBefore = (tokens: readonly Token[], at: number): string[] =>
  tokens
    .slice(0, at)
    .flatMap(({ text }, place) => (MODEL.test(text) && /^[a-z]/.test(tokens[place - 1]?.text ?? "") ? [text] : []));

/** Whether a variant ends at a place: `niet max 500 euro` has none, and `geen max 256 gb` has. */
function isWhole(tokens: readonly Token[], at: number): boolean {
  const { text, number } = tokens[at] ?? {};
  if (text === undefined || endings.has(text) || /^(?:en|of|noch)$/.test(text)) return true;
  return number !== undefined && !/^(?:euro|eur)$/.test(tokens[at + 1]?.text ?? "");
}

/**
 * Leaves out another variant of a model that is sought: `iphone 15 pro, geen max`, `s24 niet de +`, `305 geen xl`, whatever
 * the word says elsewhere (`max 256 gb`). What is wanted itself is not refused: of `15 pro niet pro max` only the max is.
 */
export function readRefusedVariants(reading: Reading, sense: ShopSense): void {
  const { tokens } = reading;
  for (let at = 0; at < tokens.length; at++) {
    if (!denying.test(tokens[at]?.text ?? "") || reading.isTaken(at)) continue;
    const models = modelsBefore(tokens, at);
    let to = at + 1;
    while (article.test(tokens[to]?.text ?? "")) to++;
    const first = tokens[to];
    if (!first) continue;
    if (LETTERS.test(first.text)) {
      // `305xl` is one word.
      const whole = models.map((model) => `${model}${first.text}`).find((one) => sense.hasProperty(one, []));
      if (whole === undefined) continue;
      reading.take(at, to + 1);
      reading.add(withoutPart(whole, reading.said(at, to + 1)));
      continue;
    }
    const words: string[] = [];
    for (; isVariant(tokens[to]); to++) words.push(wordOf(tokens[to] ?? first));
    const wanted = new Set(tokens.slice(0, at).filter(isVariant).map(wordOf));
    const refused = words.filter((word) => !wanted.has(word) && sense.hasProperty(word, []));
    // `geen max` alone is of the model in view.
    const isOfModel = models.length > 0 || (at === 0 && to === tokens.length);
    if (refused.length === 0 || !isOfModel || !isWhole(tokens, to)) continue;
    reading.take(at, to);
    for (const word of refused) reading.add(withoutPart(word, reading.said(at, to)));
  }
}
