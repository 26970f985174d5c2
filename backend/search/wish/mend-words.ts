import { normalise } from "../analysis/normalise";
import { isStopWord } from "../analysis/stop-words";
import { isCommonUnit } from "../analysis/units";
import type { Correction } from "../words/speller";
import { asCommonlySaid } from "./commonly-said";
import { joinWords } from "./join-words";
import { withKinds, withUse } from "./kind-as-verb";
import { animalOf } from "./language";
import { isLanguageWord } from "./language-words";
import { withNames } from "./names-with-max";
import { withNumberInWord, withoutCount, withPlainAmounts } from "./plain-amounts";
import { withAdjectives } from "./said-as-verb";
import { isKnownWord } from "./scan";
import type { Sentence, Token } from "./sentence";
import { joinSeparable, withoutBeing } from "./separable";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { turningWord } from "./small-slips";
import { isSmallWord } from "./small-words";
import { spelledByEar } from "./spelled-by-ear";
import { withWordsApart } from "./words-apart";

/** Shorter words are too near to others; colours are few. */
const SHORTEST = { noun: 5, colour: 4, value: 8 };
const MOST_MENDED = 3;
const CANDIDATES = 4;
/** Cost of more than one common slip. */
const ONE_SLIP = 1;
/** In a longer word there may be two, in a short one only the commonest. */
const mostCost = ({ length }: string): number => (length >= 8 ? 1.5 : length >= 6 ? ONE_SLIP : 0.7);
/** What is this much likelier is meant. */
const CLEARLY = 0.3;

/** Whether a word may be a slip: a word of letters that the shop does not know, nor the sentence is read with. */
function maySlip({ text, number }: Token, sense: ShopSense): boolean {
  if (number !== undefined || !/^[a-z]+$/.test(text)) return false;
  if (isStopWord(text) || isSmallWord(text) || isCommonUnit(text) || isLanguageWord(text)) return false;
  if (animalOf.has(text)) return false;
  return !isKnownWord(text, sense) && !sense.hasWord(text, []);
}

const isColour = (word: string, sense: ShopSense): boolean =>
  shopSenses([word], sense).values.some(({ field }) => field === "color");

/** Whether the shop has it as a kind, a colour or a brand, or names products with it. */
async function isMeant(typed: string, word: string, sense: ShopSense): Promise<boolean> {
  const { kinds, heads, values } = shopSenses([word], sense);
  if (isColour(word, sense)) return true;
  if (typed.length < SHORTEST.noun) return false;
  if (kinds.length + heads.length > 0) return true;
  // There are many brands, and verbs that the shop does not have: `herken` is not Hermès.
  if (values.some(({ field }) => field === "brand"))
    return typed.length > SHORTEST.noun && (typed.at(-1) === word.at(-1) || word.startsWith(typed));
  // `vegatarisch`
  if (typed.length >= SHORTEST.value && values.some(({ field }) => field !== "brand" && field !== "size")) return true;
  return (await sense.kindsNamed(word)).length > 0;
}

/** The one noun, brand or colour that may have been meant; undefined when there is none, or more than one. */
async function meantBy(word: string, sense: ShopSense): Promise<string | undefined> {
  const near = sense.corrections(word, CANDIDATES).filter(({ word: other, cost }) => {
    const most = isColour(other, sense) ? Math.max(ONE_SLIP, mostCost(word)) : mostCost(word);
    return cost < most && (word[0] === other[0] || word[0] === other[1]);
  });
  const found = new Map<string, Correction>();
  for (const one of near.sort((a, b) => a.cost - b.cost)) {
    const stem = normalise(one.word);
    if (!found.has(stem) && (await isMeant(word, one.word, sense))) found.set(stem, one);
  }
  const [best, next] = found.values();
  return best && (!next || next.cost - best.cost >= CLEARLY) ? best.word : undefined;
}

/** What products are named with that is spelled as it sounds: `strijkijser`. */
async function heardAs(word: string, sense: ShopSense): Promise<string | undefined> {
  if (word.length < SHORTEST.noun) return undefined;
  for (const other of spelledByEar(word)) if ((await sense.kindsNamed(other)).length > 0) return other;
  return undefined;
}

/** The second of two words that are one in the shop: `espresso aparaat`. */
async function endMeant(before: Token | undefined, word: string, sense: ShopSense): Promise<string | undefined> {
  if (!before || !/^[a-z]{3,}$/.test(before.text) || isSmallWord(before.text)) return undefined;
  const whole = await meantBy(`${before.text}${word}`, sense);
  return whole?.startsWith(before.text) ? whole.slice(before.text.length) : undefined;
}

/** `2k` as two thousand, unless the shop has it as a word of its own, as `4k`. */
function thousands(token: Token, sense: ShopSense): Token {
  const [, count] = /^(\d{1,3})k$/.exec(token.text) ?? [];
  if (count === undefined || sense.hasWord(token.text, [])) return token;
  return { ...token, number: Number(count) * 1_000 };
}

/** In front of a thing these say for whom it is. */
const FOR_WHOM = /^(dames|heren|meisjes|jongens)([a-z]{3,})$/;

/** `damestas` as two words, where the shop has bags, and nothing by the one word. */
function withPeopleApart(token: Token, sense: ShopSense): Token[] {
  const [, people = "", thing = ""] = FOR_WHOM.exec(token.text) ?? [];
  if (thing === "" || isKnownWord(token.text, sense) || sense.hasWord(token.text, [])) return [token];
  if (!isKnownWord(thing, sense) && !sense.hasWord(thing, [])) return [token];
  const middle = token.from + people.length;
  return [
    { text: people, from: token.from, to: middle },
    { text: thing, from: middle, to: token.to },
  ];
}

const SPARE = /^(?:reserve|vervangings?|vervang)([a-z]{3,})$/;

/** `reserveaccu` as what is kept in reserve, where the shop names only that. */
function withoutSpare(token: Token, sense: ShopSense): Token {
  const [, rest] = SPARE.exec(token.text) ?? [];
  if (rest === undefined || sense.hasWord(token.text, []) || !sense.hasWord(rest, [])) return token;
  return { ...token, text: rest, isMended: true };
}

const DEVICE = /^([a-z]{4,})(?:toestel|apparaat|apparaatje)$/;

/** `televisietoestel` as the thing that it is, where the shop has only that. */
function withoutDevice(token: Token, sense: ShopSense): Token {
  const [, thing] = DEVICE.exec(token.text) ?? [];
  if (thing === undefined || isKnownWord(token.text, sense) || sense.hasWord(token.text, [])) return token;
  return shopSenses([thing], sense).kinds.length > 0 ? { ...token, text: thing, isMended: true } : token;
}

/**
 * The sentence with slips of the keyboard read as what the shop has (`wasmachien`). Places stay as typed, so that a chip
 * repeats what was said.
 */
export async function mendWords(typed: Sentence, sense: ShopSense): Promise<Sentence> {
  const counted = withoutCount(withPlainAmounts(withNumberInWord(asCommonlySaid(typed.tokens), sense)), sense);
  const said = withAdjectives(joinSeparable(withUse(withoutBeing(counted), sense)), sense);
  const plain = withKinds(said, sense)
    .map((token) => withoutDevice(withoutSpare(thousands(token, sense), sense), sense))
    .flatMap((token) => withPeopleApart(token, sense));
  const sentence = joinWords({ ...typed, tokens: await withNames(plain, sense) }, sense);
  let tokens: Token[] | undefined;
  let tried = 0;
  for (const [at, token] of sentence.tokens.entries()) {
    if (tried >= MOST_MENDED) break;
    const turning = turningWord(token.text);
    if (!maySlip(token, sense)) continue;
    if (turning !== undefined) {
      tokens ??= [...sentence.tokens];
      tokens[at] = { ...token, text: turning, isMended: true };
      continue;
    }
    const isWord = sense.languageStems.has(normalise(token.text)) || sense.isDutch(token.text);
    if (token.text.length < SHORTEST.colour || isWord) continue;
    tried++;
    const before = tokens?.[at - 1] ?? sentence.tokens[at - 1];
    const meant =
      (await meantBy(token.text, sense)) ??
      (await endMeant(before, token.text, sense)) ??
      (await heardAs(token.text, sense));
    if (meant === undefined) continue;
    tokens ??= [...sentence.tokens];
    tokens[at] = { ...token, text: meant, isMended: true };
  }
  const mended = tokens ? joinWords({ ...sentence, tokens }, sense) : sentence;
  return withWordsApart(mended, (token) => maySlip(token, sense), sense);
}
