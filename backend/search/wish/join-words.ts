import { genderOf } from "./language";
import { isLanguageWord } from "./language-words";
import type { Sentence, Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isSmallWord } from "./small-words";

const WORD = /^[a-z]{3,}$/;

const isBrand = (word: string, sense: ShopSense): boolean =>
  shopSenses([word], sense).values.some(({ field }) => field === "brand");

/** Whether two words are one in the shop: a kind (`was machine`), or else a word of its products (`laptop tas`). */
function areOne(first: string, second: string, sense: ShopSense): boolean {
  if (/^[a-z]{2}$/.test(first) && WORD.test(second)) return isBrand(`${first}${second}`, sense);
  if (!WORD.test(first) || !WORD.test(second) || isSmallWord(second) || isLanguageWord(second)) return false;
  if (genderOf.has(first)) return false;
  const whole = `${first}${second}`;
  const { kinds, heads } = shopSenses([whole], sense);
  if (kinds.length + heads.length > 0) return true;
  // What the two say as a phrase comes before what they would be as one word.
  const phrase = shopSenses([first, second], sense);
  const isPhrase = phrase.kinds.length + phrase.heads.length + phrase.values.length > 0;
  if (isSmallWord(first) || isPhrase || !sense.hasWord(whole, [])) return false;
  // `air force` is a line of shoes, though there is a brand Airforce.
  return !isBrand(whole, sense) || ![first, second].every((word) => sense.shareNamed(word, []) > 0);
}

/**
 * `lamp bureau`, `magnetron combi`: a thing with what stands in front of it in the shop's word for a kind, or for a value of
 * its own kind.
 */
function isOneBackwards(thing: string, part: string, sense: ShopSense): boolean {
  if (![thing, part].every((word) => WORD.test(word) && !isSmallWord(word) && !isLanguageWord(word))) return false;
  if (areOne(thing, part, sense)) return false;
  const whole = shopSenses([`${part}${thing}`], sense);
  if (whole.kinds.length > 0) return true;
  const { kinds } = shopSenses([thing], sense);
  const isValue = ({ field, value }: (typeof whole.values)[number]) =>
    field !== "brand" && sense.facts.countOf(`feature::${field}`, value, kinds) > 0;
  return kinds.length > 0 && whole.values.some(isValue);
}

/** A word with a letter in front of it, of which the shop has nothing by the word alone: `e-bike`. */
function isLetterWord([letter, hyphen, word]: readonly [Token, Token, Token], sense: ShopSense): boolean {
  const isClose = letter.to === hyphen.from && hyphen.to === word.from;
  if (!isClose || !/^[a-z]$/.test(letter.text) || !WORD.test(word.text)) return false;
  const { kinds, heads, values } = shopSenses([letter.text, word.text], sense);
  return kinds.length + heads.length + values.length === 0 && !sense.hasWord(word.text, []);
}

/** The sentence with compounds as one word, as the shop writes them, that were typed as two. */
export function joinWords(sentence: Sentence, sense: ShopSense): Sentence {
  const tokens: Token[] = [];
  for (const token of sentence.tokens) {
    const last = tokens.at(-1);
    const [letter, hyphen] = tokens.slice(-2);
    if (letter && hyphen?.text === "-" && isLetterWord([letter, hyphen, token], sense)) {
      tokens.splice(-2, 2, { text: `${letter.text}${token.text}`, from: letter.from, to: token.to, isMended: true });
    } else if (last && last.number === undefined && isOneBackwards(last.text, token.text, sense)) {
      tokens[tokens.length - 1] = { text: `${token.text}${last.text}`, from: last.from, to: token.to, isMended: true };
    } else if (last && last.number === undefined && areOne(last.text, token.text, sense)) {
      tokens[tokens.length - 1] = { text: `${last.text}${token.text}`, from: last.from, to: token.to, isMended: true };
    } else tokens.push(token);
  }
  return tokens.length < sentence.tokens.length ? { ...sentence, tokens } : sentence;
}
