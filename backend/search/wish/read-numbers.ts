import { quantityValue } from "#contract/filter-values";
import type { WishCheck } from "#contract/wish";
import { normalise } from "../analysis/normalise";
import { sameUnits, unitOf } from "../analysis/units";
import { mayBeMeasure } from "./bare-numbers";
import { countedBefore } from "./counted-numbers";
import { phraseKey } from "./data-lines";
import { type PriceBounds, priceLabel, priceOf } from "./money";
import type { NumberSpan } from "./number-spans";
import { readSide } from "./read-areas";
import { readNumberedValue, readOneOf } from "./read-numbered";
import { otherSenses, readOtherWord } from "./read-other-words";
import { readQuantity, shownAs, wordOfUnit } from "./read-quantities";
import { readValue } from "./read-values";
import { readNeed } from "./read-wants";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isPlainWord } from "./small-words";
import { isYearSaid } from "./years";

/** One bound from each of two; undefined when both say the same, or contradict each other. */
function together(one: PriceBounds, other: PriceBounds): PriceBounds | undefined {
  const isEach = (one.from === null) !== (other.from === null) && (one.to === null) !== (other.to === null);
  const bounds = { from: one.from ?? other.from, to: one.to ?? other.to };
  return isEach && (bounds.from ?? 0) <= (bounds.to ?? 0) ? bounds : undefined;
}

/**
 * Reads the prices of a sentence; returns its other numbers, of which those with a unit are taken for now. A bound that may be
 * of something else than the price waits until it is known what is sought, unless `isLast`.
 */
export function readPrices(
  reading: Reading,
  spans: readonly NumberSpan[],
  sense: ShopSense,
  isLast = false,
): NumberSpan[] {
  // What is no noun that is counted may follow a price: `onder de 200 dubbele lade`, `tot 300 samsung`.
  const isUncounted = (word: string): boolean => {
    if (isPlainWord(word) || /^[a-z]{4,}(?:ele|ere|ose|ige|ische|are|lijke|loze|bele)$/.test(word)) return true;
    const { kinds, heads, values } = shopSenses([word], sense);
    const isName = values.some(({ field }) => field === "brand" || field === "color");
    return kinds.length + heads.length > 0 || isName;
  };
  const among = isLast ? [] : sense.measured([]);
  const waits = (span: NumberSpan) => !isLast && mayBeMeasure(reading, span, spans, among, sense);
  let before: { span: NumberSpan; bounds: PriceBounds } | undefined;
  return spans.flatMap((span) => {
    const own = priceOf(span, reading.tokens, isUncounted);
    if (!own || isYearSaid(reading.tokens, span)) return span;
    if (!isLast && countedBefore(reading, span, among, sense)) return span;
    if (waits(span)) return { ...span, mayBePrice: true as const };
    // `minimaal 100, maximaal 200 euro` bounds it on both sides.
    const both = before && together(before.bounds, own);
    const bounds = both ?? own;
    reading.take(span.from, span.to);
    const said = reading.said(both ? (before?.span.from ?? span.from) : span.from, span.to);
    before = { span, bounds };
    reading.add({
      id: "price",
      kind: "price",
      said,
      label: priceLabel(bounds),
      hard: true,
      filter: { key: "price", ...bounds },
    });
    return [];
  });
}

/** `3 personen` for `driepersoons`. */
const keyOf = ({ low, high, unit = "" }: NumberSpan): string =>
  low !== null && low === high ? phraseKey(`${low} ${unitOf(wordOfUnit(unit)).base}`) : "";

/** Leaving out what has both words must leave out nothing else; what is wanted is looked at once more. */
const NEARLY_ALL = 0.9;
const SOME = 0.1;

/** A number and its unit as products of the kinds are named that have no specification for it: `256 GB`. */
async function asNamed(
  { from, to, low, unit: said = "", isDenied }: NumberSpan,
  { tokens }: Reading,
  kinds: readonly string[],
  sense: ShopSense,
): Promise<string[] | undefined> {
  const { isSpelled = false, text = "" } = tokens.slice(from, to).find(({ number }) => number !== undefined) ?? {};
  const unit = wordOfUnit(said);
  const number = isSpelled || !/^\d/.test(text) ? String(low) : text;
  for (const name of [unit, ...sameUnits(unit)]) {
    const words = [number, name];
    if (/^[a-z]+$/.test(name) && words.every((word) => sense.shareNamed(word, kinds) > 0))
      return (await sense.shareTogether(words, kinds)) >= (isDenied ? NEARLY_ALL : SOME) ? words : undefined;
  }
  return undefined;
}

/** A range that the shop writes as a value: `tussen 6 en 9 jaar` where some are for `6 tot 9 jaar`. */
function readWritten(
  reading: Reading,
  { from, to, low, high, unit = "" }: NumberSpan,
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  if (low === null || high === null || low === high || kinds.length === 0) return false;
  const units = unit === "" ? ["cm", "jaar", "kg"] : [unit];
  const values = units.flatMap((one) =>
    sense.lexicon.valuesOf([String(low), "tot", String(high), one].map(normalise).join(" ")),
  );
  if (readValue(reading, { from, to, kinds: [], heads: [], values }, kinds, sense)) return true;
  return unit === "" && readOneOf(reading, { from, to }, sense.lexicon.numbered.between(low, high), kinds, sense);
}

/** Leaves out what is named with a number that is not wanted: `geen 128 GB`. */
function leaveOut(reading: Reading, words: string, said: string): void {
  reading.add({
    id: `without:${words}`,
    kind: "value",
    said,
    label: `geen ${words}`,
    hard: true,
    filter: { key: "without", values: [words] },
  });
}

/** `512 GB of 1 TB`: adds the second of two numbers to what the first was read as. */
function readEither(reading: Reading, first: NumberSpan | undefined, second: NumberSpan): boolean {
  const isBare = (span: NumberSpan) =>
    !span.isBounded && !span.isDenied && span.unit !== undefined && span.low !== null;
  if (!first || !isBare(first) || !isBare(second) || second.from !== first.to + 1) return false;
  const isSame = unitOf(first.unit ?? "").base === unitOf(second.unit ?? "").base;
  if (reading.tokens[first.to]?.text !== "of" || !isSame || !reading.isFree(first.to, second.to)) return false;
  const said = reading.said(first.from, first.to);
  const part = reading.parts.find((one) => one.kind === "quantity" && one.said === said);
  const value = quantityValue({ from: second.low, to: second.high, unit: shownAs(second.unit ?? "") });
  if (!part?.filter?.values || value === undefined) return false;
  reading.take(first.to, second.to);
  reading.add({
    ...part,
    said: reading.said(first.from, second.to),
    label: `${part.label} of ${reading.said(second.from, second.to)}`,
    filter: { key: part.filter.key, values: [...part.filter.values, value] },
  });
  return true;
}

/** How products that have no specification for a number may tell of it: in their names. */
function checkOf({ low, high, unit, isMoney, isAbove, isBelow, isDenied }: NumberSpan, said: string): WishCheck[] {
  if (unit === undefined || isMoney) return [];
  const bounds = { from: low, to: high, unit: wordOfUnit(unit) };
  const number = { ...bounds, ...(isAbove && { isAbove }), ...(isBelow && { isBelow }) };
  return [{ said, number, ...(isDenied && { isDenied }) }];
}

/** `minstens 40 branduren`: the noun that is counted, where it is no unit. */
function nounCounted({ tokens, isTaken }: Reading, { to, unit, isMoney }: NumberSpan): string | undefined {
  const word = tokens[to]?.text ?? "";
  const isNoun = unit === undefined && !isMoney && /^[a-z]{4,}$/.test(word) && !isTaken(to) && !isPlainWord(word);
  return isNoun ? word : undefined;
}

/** `tweepersoons`: a number and its unit that are another word for values. */
function readSaid(
  reading: Reading,
  { from, to, low, high, unit, isDenied }: NumberSpan,
  kinds: readonly string[],
  sense: ShopSense,
) {
  if (low === null || low !== high || unit === undefined || isDenied) return false;
  const others = otherSenses([String(low), wordOfUnit(unit)], sense);
  return (
    others.length > 0 && readOtherWord(reading, { from, to, kinds: [], heads: [], values: [], others }, kinds, sense)
  );
}

/** `44 breed` of what has sizes: the adjective is no unit. */
function isSizeSaid({ to, isBounded }: NumberSpan, { tokens }: Reading, kinds: readonly string[], sense: ShopSense) {
  const { text = "", number } = tokens[to - 1] ?? {};
  const size = number === undefined || isBounded ? undefined : sense.lexicon.sizes.get(text);
  return size !== undefined && sense.facts.countOf("size", size, kinds) > 0;
}

/** `hoogstens 1,20` */
const isMetres = ({ unit, isMoney, low, high }: NumberSpan): boolean => {
  const bound = low ?? high ?? 0;
  return unit === undefined && !isMoney && bound < MOST_METRES && !Number.isInteger(bound);
};
const MOST_METRES = 4;

/** What the numbers of a sentence ask for: a need (`4 personen`) where the kinds have no such number, or words of names. */
export async function readNumbers(
  reading: Reading,
  spans: readonly NumberSpan[],
  kinds: readonly string[],
  sense: ShopSense,
): Promise<{ words: string[]; left: string[]; checks: WishCheck[] }> {
  const used = new Set<string>(spans.flatMap(({ measure }) => measure?.feature ?? []));
  const words: string[] = [];
  const left: string[] = [];
  const checks: WishCheck[] = [];
  for (const [at, span] of spans.entries()) {
    if (readEither(reading, spans[at - 1], span)) continue;
    if (span.unit === undefined && !span.isBounded) {
      if (reading.isFree(span.from, span.to)) readQuantity(reading, span, kinds, used, sense);
      continue;
    }
    if (!reading.isFree(span.from, span.to) || readQuantity(reading, span, kinds, used, sense)) continue;
    if (readWritten(reading, span, kinds, sense) || readNumberedValue(reading, span, kinds, sense)) continue;
    if (readSide(reading, span, kinds, sense) || readSaid(reading, span, kinds, sense)) continue;
    if (isMetres(span) && readQuantity(reading, { ...span, unit: "meter" }, kinds, used, sense)) continue;
    if (isSizeSaid(span, reading, kinds, sense)) continue;
    const said = reading.said(span.from, span.to);
    const need = sense.needs.entries.get(phraseKey(said)) ?? sense.needs.entries.get(keyOf(span));
    const mention = { from: span.from, to: span.to, kinds: [], heads: [], values: [] };
    if (need && !span.isDenied && readNeed(reading, mention, need, kinds, sense)) continue;
    // A bare number may be of a name, which is searched by its words.
    if (!span.isBounded && kinds.length === 0) continue;
    reading.take(span.from, span.to);
    const named = span.isBounded ? undefined : await asNamed(span, reading, kinds, sense);
    if (named && span.isDenied) leaveOut(reading, named.join(" "), said);
    else if (named) words.push(...named);
    else {
      const counted = nounCounted(reading, span);
      const whole = counted ? reading.said(span.from, span.to + 1) : said;
      if (counted) reading.take(span.to, span.to + 1);
      left.push(whole);
      checks.push(...checkOf(counted ? { ...span, unit: counted } : span, whole));
    }
  }
  return { words, left, checks };
}
