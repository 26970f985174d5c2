import { excluding, quantityValue } from "#contract/filter-values";
import { normalise } from "../analysis/normalise";
import { CLASS_UNIT, featureKey } from "../analysis/quantities";
import { tokens as wordsOf } from "../analysis/tokens";
import { isCommonUnit, unitKey, unitOf } from "../analysis/units";
import type { MeasuredFeature } from "../engine/engine";
import { withCarriedBound } from "./carried-bounds";
import { countedBefore, countedBehind, decimalOf, eitherBefore, forAgeOf, holds, yearOf } from "./counted-numbers";
import { type Gradable, phraseKey } from "./data-lines";
import { namedNear, ofPartBefore } from "./named-near";
import { withUnit } from "./named-numbers";
import type { NumberSpan, UnitAt } from "./number-spans";
import { measuredAs, preferenceOf, quantityLabel } from "./read-wants";
import type { Reading } from "./reading";
import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";

/** In place of a unit: the name of a feature that is a bare number (`12 couverts`, `2 hdmi-poorten`). */
const OF = "#";
/** Words that are units only in catalogues. */
const noUnits = new Set(["in", "a", "man", "c"]);
const LONGEST_NAME = 3;
const HOURS = unitOf("uur").base;
const YEARS = unitOf("jaar").base;

/** Finds units of this shop: common ones, its own, and names of features that are bare numbers. */
/** `3000 MB/s` is no size of a memory. */
function isPerSomething(tokens: readonly Token[], at: number): boolean {
  const [unit, sign, after] = tokens.slice(at, at + 3);
  return sign?.text === "/" && sign.from === unit?.to && after?.from === sign.to && /^[a-z]/.test(after.text);
}

export function unitsOf(measured: readonly MeasuredFeature[]): UnitAt {
  const own = new Map<string, string>();
  const long = new Set<string>();
  for (const { unit } of measured) {
    if (unit.includes(" ")) long.add(unit);
    else if (unit !== "") own.set(normalise(unit), unit);
  }
  const bare = new Map<string, string>();
  for (const { feature, unit } of measured) {
    if (unit !== "") continue;
    const words = wordsOf(feature);
    bare.set(words.map(normalise).join(" "), feature);
    if (words[0] === "aantal") bare.set(words.slice(1).map(normalise).join(" "), feature);
  }
  return (tokens, at) => {
    // `pagina's per minuut`, `gram per m2`
    const rate = tokens.slice(at, at + LONGEST_NAME).map(({ text }) => text.replace(/^m2$/, "m²"));
    if (rate[1] === "per" && long.has(unitKey(rate.join(" ")))) return { unit: rate.join(" "), length: rate.length };
    for (let length = LONGEST_NAME; length > 0; length--) {
      const words = tokens.slice(at, at + length).map(({ text }) => text);
      if (words.length < length || words.some((word) => !/^[a-z]/.test(word))) continue;
      // `pagina's` is two words to the index.
      const feature = bare.get(wordsOf(words.join(" ")).map(normalise).join(" "));
      if (feature !== undefined) return { unit: `${OF}${feature}${OF}${words.join(" ")}`, length };
    }
    for (let length = LONGEST_NAME; length > 1; length--) {
      const words = tokens.slice(at, at + length).map(({ text }) => text);
      if (words.length < length) continue;
      // `vierkante meter`
      if (isCommonUnit(words.join(" "))) return { unit: words.join(" "), length };
    }
    const text = tokens[at]?.text ?? "";
    if (noUnits.has(text) || isPerSomething(tokens, at)) return undefined;
    if (isCommonUnit(text)) return { unit: text, length: 1 };
    const unit = own.get(normalise(text));
    return unit === undefined ? undefined : { unit: text, length: 1 };
  };
}

/** A unit as it was said, also where it is the name of a feature. */
export const wordOfUnit = (unit: string): string => unit.split(OF).at(-1) ?? unit;

/** The feature that stands in place of a unit, when the kinds have it; else the unit that the word is elsewhere. */
function withFeature(span: NumberSpan, among: readonly MeasuredFeature[]): { span: NumberSpan; of?: MeasuredFeature } {
  if (!span.unit?.startsWith(OF)) return { span };
  const [, feature, word = ""] = span.unit.split(OF);
  const of = among.find((one) => one.feature === feature && one.unit === "" && holds(one, span.low, span.high));
  return of ? { span: { ...span, unit: "" }, of } : { span: { ...span, unit: word } };
}

/** Numbers in base units. */
function inBase({ low, high, unit = "" }: NumberSpan) {
  const { base, factor } = unitOf(unit);
  const scaled = (bound: number | null) => (bound === null ? null : bound * factor);
  return { low: scaled(low), high: scaled(high), key: unitKey(base) };
}

/** Whether a feature is first of all what another adjective is about: how wide something is, its height does not say. */
const isOfAnother = (one: MeasuredFeature, { features: own }: Gradable, { gradables }: ShopSense): boolean =>
  [...gradables.entries.values()].some(
    ({ features: [first = ""] }) => !own.includes(first) && measuredAs(first, [one]) !== undefined,
  );

/**
 * Which number of the kinds is meant: one that is named nearby or by the adjective of `stiller dan`, then one whose
 * observed range holds it, then the commonest.
 */
function featureOf(
  reading: Reading,
  span: NumberSpan,
  kinds: readonly string[],
  used: ReadonlySet<string>,
  sense: ShopSense,
): MeasuredFeature | undefined {
  const measured = sense.measured(kinds).filter(({ unit }) => unit !== CLASS_UNIT);
  const { low, high, key } = inBase(span);
  let among = measured.filter(({ unit, feature }) => unit === key && !used.has(feature));
  const named = namedNear(reading, span, among, sense);
  if (named) {
    reading.take(...named.at);
    return named.one;
  }
  // A number without a unit is of whatever is named beside it, or of a name: `Pixel 10`.
  if (span.unit === undefined) return undefined;
  const part = ofPartBefore(reading, span, among);
  if (part) return part;
  // `stiller dan 42 dB`, `180 cm lang`
  // `tot 0 graden lichter dan 1,5 kilo`: it compares the next number.
  const isOfNext = reading.isTaken(span.to) || reading.tokens[span.to + 1]?.text === "dan";
  const behind = isOfNext ? undefined : reading.tokens[span.to]?.text;
  for (const adjective of [span.adjective, behind]) {
    if (adjective === undefined) continue;
    const gradable = sense.gradables.entries.get(phraseKey(adjective));
    const graded = gradable && preferenceOf(gradable, kinds, sense);
    // `minder weegt dan`
    const others = sense.measures.entries.get(phraseKey(adjective))?.features ?? [];
    const names = graded ? [featureKey(graded.feature)] : others;
    const told = names.flatMap((name) => measuredAs(name, among) ?? [])[0];
    // `langer dan 30 uur` tells no length.
    if (gradable && !told && unitOf(span.unit).base !== HOURS)
      among = among.filter((one) => !isOfAnother(one, gradable, sense));
    if (!told) continue;
    if (adjective === behind) reading.take(span.to, span.to + 1);
    return told;
  }
  // Of what, among all that the shop measures so, nobody can say without a kind: what is found tells it of itself.
  if (kinds.length === 0 && among.length > 1) return undefined;
  const rank = (one: MeasuredFeature) => Number(holds(one, low, high)) + usual(one, low ?? high, kinds, sense);
  const ranked = among.map((one) => ({ one, rank: rank(one) }));
  return ranked.sort((a, b) => b.rank - a.rank || b.one.products - a.one.products)[0]?.one;
}

/**
 * How well a number is one of those that products have, from 0 to 2: of 16 GB at least, memory has 16, while storage
 * begins far above it and would be no bound at all.
 */
function usual(one: MeasuredFeature, bound: number | null, kinds: readonly string[], { facts }: ShopSense): number {
  if (bound === null || !holds(one, bound, bound)) return 0;
  return facts.countBetween(one.feature, { from: bound, to: bound, unit: one.unit }, kinds) > 0 ? 2 : 1;
}

/** A whole number that no product has exactly means those that begin with it: a 15 inch laptop has 15.6. */
function widened(
  span: NumberSpan,
  feature: MeasuredFeature,
  kinds: readonly string[],
  { facts }: ShopSense,
): NumberSpan {
  const { low, high, key } = inBase(span);
  if (span.isBounded || low === null || !Number.isInteger(span.low)) return span;
  if (facts.countBetween(feature.feature, { from: low, to: high, unit: key }, kinds) > 0) return span;
  return { ...span, high: (span.low ?? 0) + 0.99 };
}

const upTo = new Set(["tot", "max", "maximaal"]);

/** `tot 130 kilo` of what says how much something can take asks for one that takes that much, and so does `120 kilo`. */
function asLimit({ tokens }: Reading, span: NumberSpan, feature: MeasuredFeature, { measures }: ShopSense): NumberSpan {
  const isUpTo = span.comparison === "max" && tokens.slice(span.from, span.to).some(({ text }) => upTo.has(text));
  const isAbout = span.comparison === "about" && span.low !== null && span.high !== null;
  if (!isUpTo && !isAbout && span.isBounded) return span;
  const limits = [...measures.entries.values()].filter(({ isLimit }) => isLimit);
  const isLimit = limits.some(({ features }) => features.some((name) => measuredAs(name, [feature]) !== undefined));
  if (!isLimit) return span;
  // `zo'n 600 m2`: what is mown, or carried, is about so much.
  return { ...span, low: isAbout ? ((span.low ?? 0) + (span.high ?? 0)) / 2 : span.high, high: null };
}

/** `28 of groter`, `smaller dan 80`: a number without a unit is of what its adjective compares. */
function ofAdjective(span: NumberSpan, kinds: readonly string[], sense: ShopSense): NumberSpan {
  if (span.unit !== undefined || span.adjective === undefined || kinds.length === 0) return span;
  const { entries, comparatives } = sense.gradables;
  const gradable = entries.get(phraseKey(span.adjective)) ?? comparatives.get(span.adjective);
  const graded = gradable && preferenceOf(gradable, kinds, sense)?.feature;
  const feature = sense.measured(kinds).find((one) => sense.lexicon.filterName(one.feature) === graded);
  // `jonger dan 6`
  if (feature?.unit === YEARS) return { ...span, unit: YEARS };
  return feature ? withUnit(span, feature, sense.lexicon) : span;
}

/** What is counted as its feature writes it: `onderdelen` of `Aantal onderdelen`. */
const nounOf = ({ feature, unit }: MeasuredFeature): string =>
  wordsOf(feature).find((word) => normalise(word) === unit) ?? unit;

const noneUsed: ReadonlySet<string> = new Set();

/** Reads a number with a unit; returns whether something could be done with it. */
export function readQuantity(
  reading: Reading,
  bare: NumberSpan,
  kinds: readonly string[],
  used: Set<string>,
  sense: ShopSense,
): boolean {
  const said = ofAdjective(bare, kinds, sense);
  const among = kinds.length === 0 ? [] : sense.measured(kinds);
  const counted = countedBehind(reading, said, among, sense);
  const named = counted ? undefined : countedBefore(reading, said, among, sense);
  const year = (counted ?? named) ? undefined : (yearOf(reading, said, among) ?? decimalOf(said, among, kinds, sense));
  const { span: plain, of } = counted
    ? {
        span: {
          ...said,
          to: said.nounAt === undefined && said.unit === undefined ? said.to + 1 : said.to,
          unit: counted.unit,
        },
        of: counted,
      }
    : named
      ? { span: { ...said, unit: nounOf(named) }, of: named }
      : year
        ? { span: { ...said, unit: year.unit }, of: year }
        : withFeature(said, sense.measured(kinds));
  // `tv 55 inch, geen 43 of 50 inch`: what is refused may be of what was measured before.
  const feature = of ?? said.measure ?? featureOf(reading, plain, kinds, plain.isDenied ? noneUsed : used, sense);
  if (!feature) return false;
  const span = withCarriedBound(plain, feature, sense);
  // Without a kind, only a clear demand is more than words.
  if (kinds.length === 0 && !span.isBounded) return false;
  if (!span.isDenied) used.add(feature.feature);
  const limited = asLimit(reading, span, feature, sense);
  const { low, high } = widened(limited, feature, kinds, sense);
  const unit = shownAs(span.unit ?? "");
  const tidy = (bound: number | null) => (bound === null ? null : Number(bound.toFixed(4)));
  const range = quantityValue({
    from: tidy(low),
    to: tidy(high),
    unit,
    ...(span.isAbove && { isAbove: span.isAbove }),
    ...(span.isBelow && { isBelow: span.isBelow }),
  });
  if (range === undefined) return false;
  const key = sense.lexicon.filterName(feature.feature);
  // `vanaf 3 jaar` may be what the shop writes: then that is meant, and not all from three years on.
  const written = reading.said(span.from, span.to).toLowerCase();
  const isValue = span.isBounded && !/^\d/.test(written) && sense.facts.countOf(`feature::${key}`, written, kinds) > 0;
  const forAge = forAgeOf(reading, span, feature.feature);
  const wanted = isValue ? written : (forAge ?? range);
  const value = span.isDenied ? excluding(low === high ? `${tidy(low)} ${unit}`.trim() : range) : wanted;
  const either = eitherBefore(reading, span);
  // Without a kind, what is written so on other things is not all that fits.
  const beside = isValue && kinds.length === 0 ? forAge : undefined;
  const other = either === undefined ? beside : quantityValue({ from: either, to: either, unit });
  const from = either === undefined ? span.from : span.from - 2;
  reading.take(from, span.to);
  const one = `${span.low} ${unit}`;
  const asSaid = span.isDenied ? excluding(one) : one;
  const label = quantityLabel(key, high === limited.high ? value : asSaid, sense);
  reading.add({
    id: span.isDenied ? `feature:${key}:${value}` : `feature:${key}`,
    kind: "quantity",
    said: reading.said(from, span.to),
    label: either === undefined ? label : `${label.replace(/ \S+ \S+$/, "")} ${reading.said(from, span.to)}`,
    hard: true,
    filter: { key, values: other === undefined ? [value] : [other, value] },
  });
  return true;
}

const shown: Readonly<Record<string, string>> = {
  gb: "GB",
  tb: "TB",
  mb: "MB",
  db: "dB",
  decibel: "dB",
  kilo: "kg",
  '"': "inch",
  duim: "inch",
  hz: "Hz",
  kwh: "kWh",
  w: "watt",
  persoons: "personen",
  persoon: "personen",
  pers: "personen",
};
export const shownAs = (unit: string): string => shown[unit] ?? unit;
