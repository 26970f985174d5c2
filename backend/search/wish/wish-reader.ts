import { readFilterValue } from "#contract/filter-values";
import type { SearchFilters, WireSort } from "#contract/search";
import type { Preference, Wish, WishPart, WishRequest } from "#contract/wish";
import { isStopWord } from "../analysis/stop-words";
import { isCommonUnit } from "../analysis/units";
import { phraseKey } from "./data-lines";
import { priceLabel, priceOf } from "./money";
import { type NumberSpan, numberSpans } from "./number-spans";
import { readClass } from "./read-class";
import { readAge, readAgeOf, readFixed, readTomorrow } from "./read-fixed";
import { readKinds } from "./read-kinds";
import { namesNumber, readQuantity, unitsOf } from "./read-quantities";
import { readGender, readModifier, readNearValue, readSizes, readValue } from "./read-values";
import { readGradable, readNeed } from "./read-wants";
import { Reading } from "./reading";
import { type Mention, scan } from "./scan";
import { readSentence } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { isSmallWord } from "./small-words";

/** A query of so few words is searched by them. */
const PLAIN_WORDS = 2;
/**
 * What makes a sentence more than its words. A size or a plain number is none: the search for words also shows what has
 * most of them, which ranks `rode jurk maat 38` better than filters do.
 */
const telling: ReadonlySet<WishPart["kind"]> = new Set([
  "price",
  "delivery",
  "condition",
  "need",
  "preference",
  "sort",
]);
const isTelling = ({ kind, filter }: WishPart): boolean => {
  const values = filter?.values ?? [];
  return telling.has(kind) || values.some(isMoreThanValue) || (kind === "quantity" && values.length > 1);
};

/** Whether it excludes, or bounds a number from one side or widely. */
function isMoreThanValue(value: string): boolean {
  const read = readFilterValue(value);
  if (read.is !== "range") return read.is === "not";
  return read.from === null || read.to === null || read.to - read.from >= 1;
}

const MOST_NOUNS = 3;
/**
 * A category of which so many products are named with its noun, but not nearly all, holds other things too: of these
 * only the noun tells them apart. With fewer the shop does not name its products so.
 */
const MIXED = { least: 0.2, most: 0.8 };

const isPlain = (word: string): boolean => isStopWord(word) || isSmallWord(word);

/** Reads the prices of a sentence; returns its other numbers, of which those with a unit are taken for now. */
function readPrices(reading: Reading, spans: readonly NumberSpan[]): NumberSpan[] {
  return spans.filter((span) => {
    const bounds = priceOf(span, reading.tokens, isPlain);
    if (!bounds) return true;
    reading.take(span.from, span.to);
    const said = reading.said(span.from, span.to);
    reading.add({
      id: "price",
      kind: "price",
      said,
      label: priceLabel(bounds),
      hard: true,
      filter: { key: "price", ...bounds },
    });
    return false;
  });
}

/** All hard parts together. */
function filtersOf(parts: readonly WishPart[]): SearchFilters {
  const filters: SearchFilters = {};
  for (const { filter, hard } of parts) {
    if (!filter || !hard || filter.key === "category") continue;
    if (filter.values === undefined) filters.price = [filter.from, filter.to];
    else {
      const known = filters[filter.key];
      filters[filter.key] = [...((known as string[] | undefined) ?? []), ...filter.values];
    }
  }
  return filters;
}

interface Found {
  preferences: Preference[];
  sort?: WireSort;
}

/** Reads one mention as the first thing that it can be; returns whether it was anything. */
function readMention(
  reading: Reading,
  mention: Mention,
  kinds: readonly string[],
  found: Found,
  sense: ShopSense,
  isNarrowed: boolean,
): boolean {
  const fixed = readFixed(reading, mention);
  if (fixed) {
    if (fixed.sort) found.sort = fixed.sort;
    return true;
  }
  if (mention.need && readNeed(reading, mention, mention.need, kinds, sense)) return true;
  if (mention.gender !== undefined) {
    if (!isNarrowed) return readGender(reading, mention, kinds, sense);
    reading.take(mention.from, mention.to);
    return true;
  }
  if (readValue(reading, mention, kinds, sense)) return true;
  const preference = readGradable(reading, mention, kinds, sense);
  if (preference) found.preferences.push(preference);
  return preference !== undefined;
}

/** What the numbers of a sentence ask for: a need (`4 personen`) where the kinds have no such number. */
function readNumbers(
  reading: Reading,
  spans: readonly NumberSpan[],
  kinds: readonly string[],
  sense: ShopSense,
): string[] {
  const used = new Set<string>();
  const left: string[] = [];
  for (const span of spans) {
    if (span.unit === undefined && !span.isBounded) continue;
    if (!reading.isFree(span.from, span.to) || readQuantity(reading, span, kinds, used, sense)) continue;
    const said = reading.said(span.from, span.to);
    const need = sense.needs.entries.get(phraseKey(said));
    const mention = { from: span.from, to: span.to, kinds: [], heads: [], values: [] };
    if (need && readNeed(reading, mention, need, kinds, sense)) continue;
    // A bare number may be of a name, which is searched by its words.
    if (!span.isBounded && kinds.length === 0) continue;
    reading.take(span.from, span.to);
    left.push(said);
  }
  return left;
}

/** The first unread word that the shop names products with tells what kind of thing is meant, though no category does. */
async function impliedKinds(reading: Reading, mentions: readonly Mention[], sense: ShopSense): Promise<string[]> {
  const nouns = reading.left().filter(({ token, at }) => {
    const isRead = mentions.some(({ from, to }) => at >= from && at < to);
    return /^[a-z]/.test(token.text) && !isPlain(token.text) && !isRead;
  });
  for (const { token } of nouns.slice(0, MOST_NOUNS)) {
    const kinds = await sense.kindsNamed(token.text);
    if (kinds.length > 0) return kinds;
  }
  return [];
}

/** The noun of a category that holds other things too, which is then also searched for. */
function nounAmongOthers({ parts }: Reading, kinds: readonly string[], sense: ShopSense): string[] {
  const [noun, ...further] = parts.filter(({ kind }) => kind === "kind").map(({ said }) => said.toLowerCase());
  if (noun === undefined || further.length > 0 || kinds.length !== 1 || !/^[a-z]+$/.test(noun)) return [];
  const share = sense.shareNamed(noun, kinds);
  return share >= MIXED.least && share <= MIXED.most ? [noun] : [];
}

/** The words that nothing took: those that products have are searched for, the others are left over. */
async function sortWords(reading: Reading, kinds: readonly string[], sense: ShopSense) {
  const words: string[] = [];
  const leftovers: string[] = [];
  for (const { token, at } of reading.left()) {
    if (!/^[a-z0-9]/.test(token.text) || isPlain(token.text)) continue;
    if (kinds.length === 0 || sense.hasWord(token.text, kinds)) words.push(reading.said(at, at + 1));
    else if (!readNearValue(reading, at, kinds, sense)) leftovers.push(reading.said(at, at + 1));
  }
  return { words, leftovers };
}

/** Reads what a sentence asks for; null when that is no more than its words, unless `whole`. */
export async function readWish({ q, whole = false, ...visitor }: WishRequest, sense: ShopSense): Promise<Wish | null> {
  if (!whole && q.trim().split(/\s+/).length <= PLAIN_WORDS) return null;
  const reading = new Reading(readSentence(q, isCommonUnit));
  const age = readAge(reading);
  readSizes(reading, sense.lexicon.sizes);
  readTomorrow(reading);
  const spans = readPrices(reading, numberSpans(reading.tokens, unitsOf(sense.measured([])), reading.isTaken));
  for (const { from, to, unit, isBounded } of spans) if (unit !== undefined || isBounded) reading.hold(from, to);
  const { mentions, deniedWords } = scan(reading, sense);
  reading.release();
  const kindly = mentions.filter((mention) => !namesNumber(reading, mention, spans, visitor.category, sense));
  const { kinds, isNarrowed } = readKinds(reading, kindly, visitor, sense);
  const inView = visitor.category === undefined ? await impliedKinds(reading, mentions, sense) : [visitor.category];
  const within = kinds.length > 0 ? kinds.map(({ key }) => key) : inView;
  const others: string[] = [];
  readClass(reading, within, sense);
  const found: Found = { preferences: [] };
  const leftovers = readNumbers(reading, spans, within, sense);
  for (const mention of mentions) {
    if (!reading.isFree(mention.from, mention.to)) {
      // Only kinds have taken compounds.
      if (mention.modifier && !readModifier(reading, mention, within, sense)) leftovers.push(mention.modifier.word);
      continue;
    }
    const isRead = readMention(reading, mention, within, found, sense, isNarrowed);
    if (isRead) continue;
    if (mention.denied === undefined) {
      if (mention.meant === undefined) continue;
      reading.take(mention.from, mention.to);
      others.push(mention.meant);
      continue;
    }
    // What is not wanted must not be searched for.
    leftovers.push(reading.said(mention.denied, mention.to));
    reading.take(mention.denied, mention.to);
  }
  for (const [from, to] of deniedWords) {
    if (!reading.isFree(from, to)) continue;
    leftovers.push(reading.said(from, to));
    reading.take(from, to);
  }
  if (age && !readAgeOf(reading, age, within, sense)) leftovers.push(reading.said(age.from, age.to));
  const { words, leftovers: unknown } = await sortWords(reading, within, sense);
  const { parts } = reading;
  if (!whole && !parts.some(isTelling)) return null;
  return {
    q: [...(kinds.length > 0 ? nounAmongOthers(reading, within, sense) : []), ...others, ...words].join(" "),
    kinds,
    filters: filtersOf(parts),
    preferences: found.preferences,
    ...(found.sort && { sort: found.sort }),
    parts: [...parts],
    leftovers: [...leftovers, ...unknown],
  };
}
