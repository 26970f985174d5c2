import { readFilterValue } from "#contract/filter-values";
import { listFacets } from "#contract/list-facets";
import { tokens } from "../analysis/tokens";
import { isCommonUnit } from "../analysis/units";
import { phraseKey } from "./data-lines";
import { isGiven } from "./given";
import { animalOf, genderOf } from "./language";
import { readAlike, readDoing, readDone, readLackedBySome, readWith } from "./read-denied";
import { readEnding } from "./read-ending";
import { readFirstPart } from "./read-first-part";
import { readDoneWith } from "./read-flag-parts";
import { readLastPart } from "./read-last-part";
import { readOtherModel, readUnmetWord } from "./read-other-words";
import { readNearValue, readUndenied } from "./read-values";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";
import { isVerbForm } from "./verb-forms";

/** Whether a word grades what nothing measures of these kinds, and only descriptions have it: `voor lange dagen`. */
const gradesOnly = (word: string, kinds: readonly string[], sense: ShopSense): boolean =>
  kinds.length > 0 && sense.gradables.entries.has(phraseKey(word)) && !sense.hasProperty(word, kinds);

/** `labrador` of what is for dogs anyway. */
function isOfAnimal(word: string, kinds: readonly string[], { categories, hasProperty }: ShopSense): boolean {
  const animal = animalOf.get(word);
  if (animal === undefined || kinds.length === 0 || hasProperty(word, kinds)) return false;
  const isFor = (name: string) => name.toLowerCase().startsWith(animal);
  return kinds.every((key) => categories.find((one) => one.key === key)?.path.some(isFor));
}

const placing = new Set("boven in op aan naast onder achter bij tegen tussen".split(" "));
const article = /^(?:de|het|een|mijn|mn|m'n|onze|ons|die|dat)$/;

/**
 * Whether a word says where a thing is to go, in one of the shop's own things (`voor boven de eettafel`): descriptions
 * that happen to mention it do not tell them apart.
 */
function isPlace({ tokens }: Reading, at: number): boolean {
  let place = at - 1;
  while (article.test(tokens[place]?.text ?? "")) place--;
  return placing.has(tokens[place]?.text ?? "") && tokens[place - 1]?.text === "voor";
}

/** `stand` of `sit-stand`, of which the first part says nothing here. */
function isRestOf({ tokens }: Reading, at: number, leftovers: readonly string[]): boolean {
  const [first, hyphen, rest] = tokens.slice(Math.max(0, at - 2), at + 1);
  const isOne = hyphen?.text === "-" && first?.to === hyphen.from && rest?.from === hyphen.to;
  return isOne && leftovers.at(-1)?.toLowerCase() === first.text;
}

/** `4 sneden`, of which products say nothing, is no `4` to search by: what is counted goes with its number. */
function countedAt({ tokens, isTaken }: Reading, at: number, words: readonly string[], sense: ShopSense): boolean {
  const [before, number] = [tokens[at - 2], tokens[at - 1]];
  if (number?.number === undefined || words.at(-1) !== number.text) return false;
  // `playstation 5 digitaal`
  return (
    before === undefined ||
    isTaken(at - 2) ||
    isPlainWord(before.text) ||
    sense.isDutch(before.text) ||
    sense.isCompound(before.text)
  );
}

/** The words that nothing took: those that products have are searched for, the others are left over. */
export async function sortWords(reading: Reading, kinds: readonly string[], sense: ShopSense) {
  const words: string[] = [];
  const leftovers: string[] = [];
  for (const { token, at } of reading.left()) {
    if (token.isName) words.push(token.text);
    // `6 ah`
    const isUnit = isCommonUnit(token.text) && reading.tokens[at - 1]?.number !== undefined;
    if (token.isName || !/^[a-z0-9]/.test(token.text) || (isPlainWord(token.text) && !isUnit)) continue;
    if (reading.isTaken(at) || readUndenied(reading, at, kinds, sense) || readWith(reading, at, kinds, sense)) continue;
    if (readLackedBySome(reading, at, kinds, sense) || readDoneWith(reading, at, kinds, sense)) continue;
    if (isGiven(token.text, kinds, sense)) continue;
    if (reading.isTaken(at) || readOtherModel(reading, at, kinds, sense)) continue;
    if (kinds.length === 0 && genderOf.has(token.text) && !sense.hasWord(token.text, []))
      leftovers.push(reading.said(at, at + 1));
    else if (kinds.length === 0 && isVerbForm(token.text) && sense.shareNamed(token.text, []) === 0)
      leftovers.push(reading.said(at, at + 1));
    else if (isOfAnimal(token.text, kinds, sense)) continue;
    else if (gradesOnly(token.text, kinds, sense)) leftovers.push(reading.said(at, at + 1));
    else if (readUnmetWord(reading, [at, at + 1], false, kinds, sense)) continue;
    else if (isPlace(reading, at) && kinds.length > 0 && !sense.hasProperty(token.text, kinds))
      leftovers.push(reading.said(at, at + 1));
    else if (kinds.length > 0 && isRestOf(reading, at, leftovers)) leftovers.push(reading.said(at, at + 1));
    else if (kinds.length === 0 || sense.hasWord(token.text, kinds))
      words.push(token.isMended ? token.text : reading.said(at, at + 1));
    else if (
      !readNearValue(reading, at, kinds, sense) &&
      !readFirstPart(reading, [at, at + 1], false, kinds, sense) &&
      !readDoing(reading, at, kinds, sense) &&
      !readDone(reading, at, kinds, sense) &&
      !readAlike(reading, at, kinds, sense) &&
      !readEnding(reading, at, kinds, sense) &&
      !readLastPart(reading, at, kinds, sense)
    ) {
      const isCounted = countedAt(reading, at, words, sense);
      if (isCounted) words.pop();
      leftovers.push(reading.said(isCounted ? at - 1 : at, at + 1));
    }
  }
  return { words, leftovers };
}

const fieldOfFilter = (key: string): string => (listFacets.some((name) => name === key) ? key : `feature::${key}`);

/** The plain values that are demanded, by field of the index. */
function valuesOf({ parts }: Reading): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { filter } of parts) {
    if (filter?.values === undefined || filter.key === "category") continue;
    const plain = filter.values.filter((value) => readFilterValue(value).is === "value");
    if (plain.length > 0) found[fieldOfFilter(filter.key)] = plain;
  }
  return found;
}

/**
 * Words without those that only grade what nothing measures (`snel`), where nothing that is demanded has them: of what is
 * named by its values alone they would leave nothing.
 */
export async function withoutIdle(
  reading: Reading,
  words: readonly string[],
  sense: ShopSense,
): Promise<{ words: string[]; idle: string[] }> {
  const isIdle = (word: string) => sense.gradables.entries.has(phraseKey(word));
  const values = valuesOf(reading);
  if (!words.some(isIdle) || Object.keys(values).length === 0 || (await sense.anyWith(words, values)))
    return { words: [...words], idle: [] };
  return { words: words.filter((word) => !isIdle(word)), idle: words.filter(isIdle) };
}

/**
 * `hoesje samsung galaxy`: a brand that makes none of these things, where they are told by another word of what they are
 * for, which the brand does make.
 */
async function isOfGoal(
  brand: string,
  words: readonly string[],
  isFor: boolean,
  kinds: readonly string[],
  sense: ShopSense,
) {
  if (kinds.length === 0 || sense.facts.countOf("brand", brand, kinds) > 0) return false;
  const told = words.filter((word) => /^[a-z]+\d*$/i.test(word) && word.length > 2 && sense.hasProperty(word, kinds));
  if (isFor && told.length > 0) return true;
  for (const word of told) if (await sense.anyWith([word], { brand: [brand] })) return true;
  return false;
}

/** `voor de Samsung`, `voor mijn Samsung` */
function isBehindFor(reading: Reading, part: number): boolean {
  const { tokens, parts } = reading;
  const brand = parts[part]?.said;
  let at = tokens.findIndex((_, place) => reading.said(place, place + 1) === brand) - 1;
  while (article.test(tokens[at]?.text ?? "")) at--;
  return tokens[at]?.text === "voor";
}

/** `hoesje voor Samsung`: a brand of which nothing is that has the words, though what is for it does, is one of the words. */
export async function wordOfBrand(
  reading: Reading,
  words: readonly string[],
  within: readonly string[],
  sense: ShopSense,
): Promise<string[]> {
  const at = reading.parts.findIndex(({ kind, filter }) => kind === "brand" && !filter?.values?.[0]?.startsWith("!"));
  const brand = reading.parts[at]?.filter?.values?.[0];
  if (brand === undefined) return [];
  const told = reading.parts.flatMap(({ kind, said }) => (kind === "value" ? tokens(said) : []));
  if (await isOfGoal(brand, [...words, ...told], isBehindFor(reading, at), within, sense)) {
    reading.parts.splice(at, 1);
    return [];
  }
  if (words.length === 0 || !sense.hasWord(brand.toLowerCase(), within)) return [];
  if (await sense.anyWith(words, { brand: [brand] })) return [];
  if (!(await sense.anyWith([...words, brand.toLowerCase()], {}))) return [];
  reading.parts.splice(at, 1);
  return [brand];
}
