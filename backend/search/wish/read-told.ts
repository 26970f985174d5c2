import type { WishCheck } from "#contract/wish";
import { isStopWord } from "../analysis/stop-words";
import { type OtherWord, phraseWord } from "./data-lines";
import { featuresMeant, otherSenses, otherWordsOf, valuesMeant } from "./read-other-words";
import { facetField } from "./read-values";
import { preferenceOf } from "./read-wants";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isPlainWord } from "./small-words";
import { no, yes } from "./value-words";

const LONGEST = 6;
const denying = new Set(["geen", "niet", "zonder", "ipv", "behalve", "uitgezonderd"]);
const between = new Set(["van", "met", "een", "de", "het", "te"]);

/** The values of an everyday word that products of the kinds may tell, which have the name of a feature that tells such. */
function toldAs({ features, values }: OtherWord, kinds: readonly string[], sense: ShopSense): string[] {
  // `op 30 °C`: small words and signs are not in the index.
  const isIndexed = (word: string) => word.length > 1 && !isStopWord(word);
  const isTold = (words: string) => {
    const indexed = words.split(" ").filter(isIndexed);
    return indexed.length > 0 && indexed.every((word) => sense.hasWord(word, kinds));
  };
  if (features.length === 0 || !features.some(isTold)) return [];
  return values.filter((value) => !yes.has(value) && value !== no && isTold(value));
}

function isGraded(words: readonly string[], kinds: readonly string[], sense: ShopSense): boolean {
  const gradable = sense.gradables.entries.get(words.map(phraseWord).join(" "));
  return gradable !== undefined && preferenceOf(gradable, kinds, sense) !== undefined;
}

/** Whether a phrase is a value of a filter that these products have, or says by which of their numbers they are chosen. */
const isFilterOf = (words: readonly string[], kinds: readonly string[], sense: ShopSense): boolean =>
  isGraded(words, kinds, sense) ||
  [...otherSenses(words, sense), ...shopSenses(words, sense).values].some(
    (one) => sense.facts.countOf(facetField(one), one.value, kinds) > 0,
  );

/** Where a denial in front of a place begins: `geen stalen snaren`, `niet van nylon`. */
export function denialBefore({ tokens, isTaken }: Reading, at: number): number | undefined {
  let place = at - 1;
  while (between.has(tokens[place]?.text ?? "") && !isTaken(place)) place--;
  return denying.has(tokens[place]?.text ?? "") && !isTaken(place) ? place : undefined;
}

/** The places of what is refused behind its name: `jasmijn liever niet`. */
export const refusedBehindNames = (
  mentions: readonly Mention[],
  deniedWords: readonly (readonly [from: number, to: number])[],
): Set<number> =>
  new Set([
    ...mentions.flatMap(({ from, denied }) => (denied === from ? from : [])),
    ...deniedWords.flatMap(([from, to]) => (to === from + 1 ? from : [])),
  ]);

/**
 * Reads everyday words for values that are no filter of these kinds, but that their specifications tell: `nylon snaren`, and
 * of a `dagcrème`, which is the kind as well, when it is for. Products are checked for these one by one. `refused`: places
 * of what is refused behind its name.
 */
export function readTold(
  reading: Reading,
  refused: ReadonlySet<number>,
  kinds: readonly string[],
  sense: ShopSense,
): WishCheck[] {
  const { tokens, parts } = reading;
  const checks: WishCheck[] = [];
  if (kinds.length === 0) return checks;
  const isKind = (at: number) => parts.some(({ kind, said }) => kind === "kind" && said === reading.said(at, at + 1));
  const told = parts.flatMap(({ filter }) => filter?.key ?? []);
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
      const to = at + length;
      const words = tokens.slice(at, to).map(({ text }) => text);
      const isNoun = length === 1 && reading.isTaken(at) && isKind(at);
      if (!(reading.isFree(at, to) || isNoun) || (length === 1 && words.every(isPlainWord))) continue;
      // A single word that they have is searched for, and what a thing is of is read by itself.
      const isSearched =
        isFilterOf(words, kinds, sense) || (length === 1 && !isNoun && sense.hasProperty(words[0] ?? "", kinds));
      const said = isSearched ? [] : otherWordsOf(words, sense).filter(({ isPlain }) => length > 1 || !isPlain);
      const found = said.flatMap((one) => {
        const values = told.some((key) => one.features.includes(key.toLowerCase())) ? [] : toldAs(one, kinds, sense);
        return values.length > 0 ? [{ features: one.features, values }] : [];
      })[0];
      if (!found) continue;
      const denial = isNoun ? undefined : denialBefore(reading, at);
      // `jasmijn liever niet`
      const isRefused = !isNoun && refused.has(at);
      if (!isNoun) reading.take(denial ?? at, to);
      const typed = reading.said(denial ?? at, to);
      checks.push({
        said: isRefused ? `geen ${typed}` : typed,
        ...found,
        ...((denial !== undefined || isRefused) && { isDenied: true as const }),
      });
      at = to - 1;
      break;
    }
  }
  return checks;
}

const DENIES = /^(?:(?:liever|liefst|zeker|absoluut) )?(?:geen|niet|zonder|behalve)\b/;

/** `niet van plastic` where the index knows no material: what the word stands for. */
function checkOfWord(said: string, kinds: readonly string[], sense: ShopSense): WishCheck[] {
  const words = said.toLowerCase().split(/\s+/);
  const word = words.at(-1) ?? "";
  const meant = valuesMeant(word, sense);
  // Of what products say themselves, `zonder munt` refuses just that, and nothing green.
  const isColour = otherWordsOf([word], sense).every(({ features }) => features.includes("color"));
  const isOwn = words.length > 1 && isColour && kinds.length > 0 && sense.hasWord(word, kinds);
  const values = isOwn && meant.length > 0 ? [phraseWord(word)] : meant;
  const isDenied = words.length > 1 && DENIES.test(said.toLowerCase());
  if (values.length === 0 || (words.length > 1 && !isDenied)) return [];
  const features = isDenied ? [] : featuresMeant(words.at(-1) ?? "", sense);
  return [{ said, values, ...(features.length > 0 && { features }), ...(isDenied && { isDenied }) }];
}

/**
 * What words stand for that are left over; and those that are searched for and mean nothing but a value (`kunststof`): a hutch
 * of wood may have a roof of it.
 */
export const checksOfWords = (
  left: readonly string[],
  searched: readonly string[],
  kinds: readonly string[],
  sense: ShopSense,
): WishCheck[] => [
  ...left.flatMap((said) => checkOfWord(said, kinds, sense)),
  ...(kinds.length === 0 ? [] : searched)
    .flatMap((said) => checkOfWord(said, kinds, sense))
    .filter(({ features }) => features !== undefined)
    .map((check): WishCheck => ({ ...check, isSearched: true })),
];
