import { LINKS } from "../analysis/linking";
import { genderOf } from "./language";
import { isLanguageWord } from "./language-words";
import type { Sentence, Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isPlainWord, isSmallWord } from "./small-words";

const WORD = /^[a-z]{3,}$/;
const SHORTEST_NOUN = 4;

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

const PLACES = new Set("voor op in aan onder boven bij langs met".split(" "));
const ARTICLES = new Set(["de", "het", "een"]);

/** `herenfiets`: for whom it is stands in front of the thing. */
const OF_PERSON = /^(heren|dames|jongens|meisjes)([a-z]{4,})$/;

/**
 * `stofzuiger op een steel`, `fiets voor in de stad`: a thing with where it is or what it is on, where the shop has both in
 * one word for a kind of that thing. Returns how many tokens those are, the word, and for whom the thing is.
 */
function withItsPlace(
  tokens: readonly Token[],
  at: number,
  sense: ShopSense,
): { length: number; word: string; person?: string } | undefined {
  const [, person, bare] = OF_PERSON.exec(tokens[at]?.text ?? "") ?? [];
  const thing = bare ?? tokens[at]?.text ?? "";
  let end = at + 1;
  while (PLACES.has(tokens[end]?.text ?? "") && end <= at + 2) end++;
  if (end === at + 1 || !WORD.test(thing) || isSmallWord(thing)) return undefined;
  if (ARTICLES.has(tokens[end]?.text ?? "")) end++;
  const part = tokens[end]?.text ?? "";
  if (!WORD.test(part) || isSmallWord(part) || isLanguageWord(part) || genderOf.has(part)) return undefined;
  const { kinds, heads } = shopSenses([thing], sense);
  if (kinds.length + heads.length === 0) return undefined;
  const word = LINKS.map((link) => `${part}${link}${thing}`).find((one) => shopSenses([one], sense).kinds.length > 0);
  return word === undefined ? undefined : { length: end + 1 - at, word, ...(person && { person }) };
}

/** A word with a letter in front of it, of which the shop has nothing by the word alone: `e-bike`. */
function isLetterWord([letter, hyphen, word]: readonly [Token, Token, Token], sense: ShopSense): boolean {
  const isClose = letter.to === hyphen.from && hyphen.to === word.from;
  if (!isClose || !/^[a-z]$/.test(letter.text) || !WORD.test(word.text)) return false;
  const { kinds, heads, values } = shopSenses([letter.text, word.text], sense);
  return kinds.length + heads.length + values.length === 0 && !sense.hasWord(word.text, []);
}

const FARTHEST = 6;

/**
 * `beugel om de tv aan de muur te hangen`: a noun that nothing is named with, and what stands in front of it in the word that
 * products are named with: `muurbeugel`.
 */
function namedInFull(tokens: readonly Token[], sense: ShopSense): Token[] {
  const isWord = ({ text }: Token) => WORD.test(text) && !isPlainWord(text) && !isLanguageWord(text);
  for (const [at, noun] of tokens.entries()) {
    if (!isWord(noun) || noun.text.length < SHORTEST_NOUN || sense.hasWord(noun.text, [])) continue;
    const { kinds, heads, values } = shopSenses([noun.text], sense);
    if (kinds.length + heads.length + values.length > 0) continue;
    for (const [place, part] of tokens.entries()) {
      if (place <= at || place > at + FARTHEST || !isWord(part)) continue;
      const word = LINKS.map((link) => `${part.text}${link}${noun.text}`).find((one) => sense.shareNamed(one, []) > 0);
      if (word === undefined) continue;
      const joined: Token = { text: word, from: noun.from, to: noun.to, isMended: true };
      return tokens.flatMap((one, index) => (index === place ? [] : index === at ? joined : one));
    }
  }
  return [...tokens];
}

/** `ILCE-6400`, `WH-1000XM4`: the code of a model, which is one word. */
const isModelCode = ([letters, hyphen, digits]: readonly [Token, Token, Token], sense: ShopSense): boolean =>
  letters.to === hyphen.from &&
  hyphen.to === digits.from &&
  /^[a-z]{2,6}$/.test(letters.text) &&
  /^\d{3,5}[a-z0-9]{0,6}$/.test(digits.text) &&
  !isPlainWord(letters.text) &&
  !sense.isDutch(letters.text);

/** The sentence with compounds as one word, as the shop writes them, that were typed as two. */
export function joinWords(sentence: Sentence, sense: ShopSense): Sentence {
  const tokens: Token[] = [];
  for (let at = 0; at < sentence.tokens.length; at++) {
    const token = sentence.tokens[at] as Token;
    const full = withItsPlace(sentence.tokens, at, sense);
    if (full) {
      at += full.length - 1;
      if (full.person) tokens.push({ text: full.person, from: token.from, to: token.from + full.person.length });
      tokens.push({ text: full.word, from: token.from, to: sentence.tokens[at]?.to ?? token.to, isMended: true });
      continue;
    }
    const last = tokens.at(-1);
    const [letter, hyphen] = tokens.slice(-2);
    const isHyphened = letter && hyphen?.text === "-";
    if (isHyphened && isModelCode([letter, hyphen, token], sense)) {
      tokens.splice(-2, 2, { text: `${letter.text}${token.text}`, from: letter.from, to: token.to });
    } else if (isHyphened && isLetterWord([letter, hyphen, token], sense)) {
      tokens.splice(-2, 2, { text: `${letter.text}${token.text}`, from: letter.from, to: token.to, isMended: true });
    } else if (last && last.number === undefined && isOneBackwards(last.text, token.text, sense)) {
      tokens[tokens.length - 1] = { text: `${token.text}${last.text}`, from: last.from, to: token.to, isMended: true };
    } else if (last && last.number === undefined && areOne(last.text, token.text, sense)) {
      tokens[tokens.length - 1] = { text: `${last.text}${token.text}`, from: last.from, to: token.to, isMended: true };
    } else tokens.push(token);
  }
  const named = namedInFull(tokens, sense);
  return named.length < sentence.tokens.length ? { ...sentence, tokens: named } : sentence;
}
