import { excluding } from "#contract/filter-values";
import { unitOf } from "../analysis/units";
import { phraseKey } from "./data-lines";
import { endings } from "./language";
import type { ValueSense } from "./lexicon";
import type { NumberSpan } from "./number-spans";
import { countedKey } from "./numbered-values";
import { readQuantity, wordOfUnit } from "./read-quantities";
import { facetField, partOf } from "./read-values";
import { readNeed } from "./read-wants";
import type { Reading } from "./reading";
import type { Token } from "./sentence";
import { featureLabel, type ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** A whole number is that of what begins with it: a 15 inch laptop has 15.6. */
const NEARLY_ONE = 0.99;

interface Place {
  from: number;
  to: number;
  isDenied?: boolean;
}

/** Takes those of one feature: the one that most products of the kinds have. */
export function readOneOf(
  reading: Reading,
  { from, to, isDenied = false }: Place,
  values: readonly ValueSense[],
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  const count = (one: ValueSense) => sense.facts.countOf(facetField(one), one.value, kinds);
  const [best] = values.filter((one) => count(one) > 0).sort((a, b) => count(b) - count(a));
  if (!best) return false;
  const own = values.filter((one) => one.field === best.field && count(one) > 0).map(({ value }) => value);
  reading.take(from, to);
  const said = reading.said(from, to);
  reading.add({
    ...partOf(best, isDenied, said, sense),
    id: `feature:${best.field}:${said}`,
    label: `${featureLabel(best.field, sense)}: ${isDenied ? "niet " : ""}${said}`,
    filter: { key: best.field, values: isDenied ? own.map(excluding) : own },
  });
  return true;
}

/** Reads a number with a unit as the values with such a number in their text: `Laptopvak 15,6 inch` for `15 inch`. */
export function readNumberedValue(
  reading: Reading,
  span: NumberSpan,
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  const { low, high, unit } = span;
  if (kinds.length === 0 || unit === undefined || (low === null && high === null)) return false;
  const word = wordOfUnit(unit);
  const { factor } = unitOf(word);
  const last = high !== null && high === low && Number.isInteger(high) ? high + NEARLY_ONE : (high ?? Infinity);
  const { numbered } = sense.lexicon;
  const counted = countedKey(word);
  const isUpTo = low === null && high !== null && reading.tokens[span.from]?.text === "tot";
  // What grows with a child is told by the range that it fits.
  if (isUpTo && readOneOf(reading, span, numbered.upTo(high * factor, counted), kinds, sense)) return true;
  return readOneOf(reading, span, numbered.holding((low ?? 0) * factor, last * factor, counted), kinds, sense);
}

/** `maat 5` of what has no sizes but a `Balmaat: 5`. */
export function readNamedSize(reading: Reading, kinds: readonly string[], sense: ShopSense): void {
  if (kinds.length === 0) return;
  for (let at = 0; at + 1 < reading.tokens.length; at++) {
    const word = (place: number) => reading.tokens[place]?.text ?? "";
    if (word(at) !== "maat" || !reading.isFree(at, at + 2)) continue;
    const sizes = [word(at + 1)];
    let to = at + 2;
    // `maat 3 of 4`
    for (; /^(?:of|en)$/.test(word(to)) && /^\d{1,2}$/.test(word(to + 1)) && reading.isFree(to, to + 2); to += 2)
      sizes.push(word(to + 1));
    const values = sense.lexicon.samples
      .endingIn("maat")
      .flatMap(([field, some]) =>
        some.filter((value) => sizes.includes(value.toLowerCase())).map((value) => ({ field, value })),
      );
    readOneOf(reading, { ...placeOf(reading, at), to }, values, kinds, sense);
  }
}

/** `geen maat 3`: two tokens with the denial in front of them. */
function placeOf({ tokens, isTaken }: Reading, at: number): Place {
  const isDenied = /^(?:geen|niet|behalve|zonder)$/.test(tokens[at - 1]?.text ?? "") && !isTaken(at - 1);
  return { from: isDenied ? at - 1 : at, to: at + 2, isDenied };
}

const MOST_PEOPLE = 12;

const together = new Set("zijn gaan zitten eten spelen slapen reizen rijden kamperen komen wonen".split(" "));
/** `we zijn met 6`, `we eten meestal met 4` */
const areTogether = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === "met" &&
  tokens.slice(Math.max(0, at - 4), at - 1).some(({ text }) => together.has(text)) &&
  tokens.slice(Math.max(0, at - 5), at - 1).some(({ text }) => /^(?:we|wij)$/.test(text));

/** `een bank voor twee`: so many people, where nothing else is counted. */
export function readPeople(reading: Reading, kinds: readonly string[], sense: ShopSense): void {
  const { tokens } = reading;
  for (let at = 1; at < tokens.length; at++) {
    const { number = Infinity } = tokens[at] ?? {};
    const next = tokens[at + 1]?.text ?? "";
    const isAlone =
      next === "" || reading.isTaken(at + 1) || endings.has(next) || (isPlainWord(next) && next !== "stuks");
    const isOfPeople = tokens[at - 1]?.text === "voor" || areTogether(tokens, at);
    if (!isOfPeople || number > MOST_PEOPLE || !isAlone || !reading.isFree(at, at + 1)) continue;
    const need = sense.needs.entries.get(phraseKey(`${number} personen`));
    const place = { from: at, to: at + 1, kinds: [], heads: [], values: [] };
    if (need && readNeed(reading, place, need, kinds, sense)) continue;
    // `een tent voor twee`
    const span = {
      from: at,
      to: at + 1,
      low: number,
      high: number,
      isMoney: false,
      isBounded: false,
      unit: "personen",
    };
    if (kinds.length > 0 && !readQuantity(reading, span, kinds, new Set(), sense))
      readNumberedValue(reading, span, kinds, sense);
  }
}

/** Reads a number of things as the ranges that hold it: `8 spelers` where some are for `3-8 spelers`. */
export function readCounted(reading: Reading, kinds: readonly string[], sense: ShopSense): void {
  if (kinds.length === 0) return;
  const { tokens } = reading;
  for (let at = 0; at + 1 < tokens.length; at++) {
    const number = tokens[at]?.number;
    const word = tokens[at + 1]?.text ?? "";
    if (number === undefined || !/^[a-z]{3,}$/.test(word) || !reading.isFree(at, at + 2)) continue;
    const values = sense.lexicon.numbered.holding(number, number, countedKey(word));
    readOneOf(reading, placeOf(reading, at), values, kinds, sense);
  }
}
