import { normalise } from "../analysis/normalise";
import { featureKey } from "../analysis/quantities";
import { unitKey, unitOf } from "../analysis/units";
import type { MeasuredFeature } from "../engine/engine";
import { asLength } from "./bare-length";
import { holds } from "./counted-numbers";
import { genderOf } from "./language";
import { apartFromPrice, inUnitOf, isBare, isMeasure, measureOf, nameBefore, namedBeside } from "./measure-beside";
import { boundedBy, isNoPrice, isOnlyBound, isSmallLeast, isSmallMost } from "./no-price";
import type { NumberSpan } from "./number-spans";
import { facetField } from "./read-values";
import { measuredAs } from "./read-wants";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { mayBeYear } from "./years";

/** Ages that something is for are told up to here. */
const GROWN = 18;
/** Whether a sentence has another price than this bound, so that this cannot be one. */
const isBesidePrice = (span: NumberSpan, spans: readonly NumberSpan[]): boolean =>
  spans.some(
    (other) =>
      other.isMoney &&
      span.isBounded &&
      (other.low ?? 0) < (span.low ?? 0) &&
      (other.high ?? Infinity) < (span.low ?? 0),
  );

const isAge = ({ low, high, isAbove }: NumberSpan, { tokens }: Reading, from: number): boolean =>
  Number.isInteger(low) &&
  (low ?? GROWN + 1) <= GROWN &&
  (high === null ? tokens[from]?.text === "vanaf" && !isAbove : Number.isInteger(high) && high <= GROWN);

/** `rond 80`, and not `rond de 80`: where things are round it may be their shape. */
const mayBeShape = ({ from, comparison }: NumberSpan, { tokens }: Reading): boolean =>
  comparison === "about" && tokens[from + 1]?.number !== undefined;

/** Whether a bound without a unit may be of something else than the price, which what is sought must tell. */
export function mayBeMeasure(
  reading: Reading,
  span: NumberSpan,
  spans: readonly NumberSpan[],
  among: readonly MeasuredFeature[],
  sense: ShopSense,
): boolean {
  if (!isBare(span) || !span.isBounded) return false;
  if ((isSmallLeast(span) || isSmallMost(span)) && isOnlyBound(span, spans)) return true;
  if (mayBeYear(span) && span.low !== null && span.high !== null) return true;
  if (span.isBudget || isAge(span, reading, span.from) || mayBeShape(span, reading) || isBesidePrice(span, spans))
    return true;
  return namedBeside(reading, span, among.filter(isMeasure), spans, sense) !== undefined;
}

export interface Settled {
  spans: NumberSpan[];
  /** Numbers that are of nothing else than the price. */
  prices: NumberSpan[];
}

/**
 * What the numbers without a unit are of, once it is known what is sought: of the measure that is named beside them, of ages
 * or years where those are told, or of the price.
 */
export function settleBare(
  reading: Reading,
  spans: readonly NumberSpan[],
  kinds: readonly string[],
  sense: ShopSense,
): Settled {
  const among = kinds.length === 0 ? [] : sense.measured(kinds).filter(isMeasure);
  const prices: NumberSpan[] = [];
  const settled = spans.flatMap((span): NumberSpan[] => {
    const whole = span.asSaid ?? span;
    const [bare, price] = isBare(whole) ? apartFromPrice(reading, whole, among, spans, sense) : [whole];
    if (price) prices.push(price);
    if (isAgeSaid(reading, bare) && isAge(bare, reading, bare.from)) reading.take(bare.from - 1, bare.from);
    const measured = isBare(bare)
      ? asMeasured(reading, bare, among, spans, kinds, sense)
      : asNamedBefore(reading, span, among, spans, sense);
    const told = measured ?? asLength(reading, bare, among, kinds, sense);
    if (told) return [told];
    if (span.isBudget && span.asSaid && isInNames(span.asSaid, kinds, sense)) return [span.asSaid];
    // What the shop calls so, these have not.
    if (span.asSaid && !span.isBudget && kinds.length > 0) return [whole];
    if (span.mayBePrice && isNoPrice(span, kinds, sense)) return [ofWhatItBounds(span, among, kinds, sense)];
    if (!span.mayBePrice || isOfKinds(reading, span, kinds, sense)) return [span];
    prices.push(span);
    return [];
  });
  return { spans: settled, prices };
}

function ofWhatItBounds(
  span: NumberSpan,
  among: readonly MeasuredFeature[],
  kinds: readonly string[],
  sense: ShopSense,
): NumberSpan {
  const measure = boundedBy(span, among, kinds, sense);
  const bounding = measure && inUnitOf(span, measure, sense);
  return bounding ? { ...bounding, measure } : span;
}

function asMeasured(
  reading: Reading,
  bare: NumberSpan,
  among: readonly MeasuredFeature[],
  spans: readonly NumberSpan[],
  kinds: readonly string[],
  sense: ShopSense,
): NumberSpan | undefined {
  const named = namedBeside(reading, bare, among, spans, sense);
  const span = named && inUnitOf(bare, named.measure, sense);
  if (span) reading.take(named.at, named.at + 1);
  if (span) return { ...span, measure: named.measure };
  const isAged = isAge(bare, reading, bare.from) && (bare.mayBePrice || isAgeSaid(reading, bare));
  if (isAged && (isAgeSaid(reading, bare) || tellAges(among, kinds, sense))) return { ...bare, unit: "jaar" };
  if (bare.mayBePrice && isBesideOwnPrice(reading, bare)) return asOnlyLength(bare, among);
  return mayBeShape(bare, reading) && !isShapeOf(bare, reading, kinds, sense)
    ? asDiameter(reading, bare, among)
    : undefined;
}

/** `bloempot rond 30`, where no value says that it is round. */
function asDiameter(
  { tokens }: Reading,
  { from, to, isMoney }: NumberSpan,
  among: readonly MeasuredFeature[],
): NumberSpan | undefined {
  const low = tokens[from + 1]?.number ?? null;
  const measure = tokens[from]?.text === "rond" ? measuredAs("diameter", among) : undefined;
  if (!measure || !holds(measure, low, low)) return undefined;
  return { from: from + 1, to, low, high: low, isMoney, isBounded: false, unit: "cm", measure };
}

/** `40 cm met snoer van 2 meter`: of two numbers of one unit, the one that has the name of its measure in front of it. */
function asNamedBefore(
  reading: Reading,
  span: NumberSpan,
  among: readonly MeasuredFeature[],
  spans: readonly NumberSpan[],
  sense: ShopSense,
): NumberSpan | undefined {
  const { base, factor } = unitOf(span.unit ?? "");
  const isSame = (other: NumberSpan) => other !== span && unitOf(other.unit ?? "").base === base;
  const at = nameBefore(reading, span);
  if (span.isMoney || span.isDenied || span.unit === undefined || at === undefined || !spans.some(isSame))
    return undefined;
  const own = among.filter(({ unit }) => unit === unitKey(base));
  const measure = reading.isTaken(at) ? undefined : measureOf(reading.tokens[at]?.text ?? "", own, sense);
  const scaled = (bound: number | null) => (bound === null ? null : bound * factor);
  if (!measure || !holds(measure, scaled(span.low), scaled(span.high))) return undefined;
  reading.take(at, at + 1);
  return { ...span, measure };
}

/** `kinderen van 6 tot 9` */
function isAgeSaid({ tokens }: Reading, { from, low, high }: NumberSpan): boolean {
  const word = tokens[from - 1]?.text ?? "";
  return low !== null && high !== null && (word === "leeftijd" || genderOf.get(word) === "kids");
}

const tellAges = (
  among: readonly MeasuredFeature[],
  kinds: readonly string[],
  { lexicon, facts }: ShopSense,
): boolean =>
  among.some(({ feature, unit }) => unit === "jaar" && /^(?:leeftijd|age)/.test(featureKey(feature))) ||
  lexicon.ages.some((one) => facts.countOf(facetField(one), one.value, kinds) > 0);

/** Whether a bound is above all that was read as the price, so that it is of something else. */
const isBesideOwnPrice = ({ parts }: Reading, { low }: NumberSpan): boolean =>
  parts.some(
    ({ id, filter }) =>
      id === "price" &&
      filter !== undefined &&
      filter.values === undefined &&
      (filter.to ?? Infinity) < (low ?? 0) * 100,
  );

/** The one length that such a number can be of: `krabpaal minimaal 150`. */
function asOnlyLength(span: NumberSpan, among: readonly MeasuredFeature[]): NumberSpan | undefined {
  const { base } = unitOf("cm");
  const [one, ...more] = among.filter(
    (feature) => feature.unit === unitKey(base) && holds(feature, span.low, span.high),
  );
  return one && more.length === 0 ? { ...span, unit: "cm", measure: one } : undefined;
}

/** `cartridge voor 305`: a number that things of the kind are named with, or that they have as a size. */
function isInNames({ low }: NumberSpan, kinds: readonly string[], { shareNamed, lexicon, facts }: ShopSense): boolean {
  const word = String(low);
  const size = lexicon.sizes.get(word);
  return (
    kinds.length === 0 || shareNamed(word, kinds) > 0 || (size !== undefined && facts.countOf("size", size, kinds) > 0)
  );
}

/** Whether a bound that may be a price is of something that these kinds tell, or cannot be their price. */
function isOfKinds(reading: Reading, span: NumberSpan, kinds: readonly string[], sense: ShopSense): boolean {
  if (kinds.length === 0) return false;
  const isYears = mayBeYear(span) && sense.measured(kinds).some((one) => one.unit === "" && isYearName(one, span));
  return isYears || isBesideOwnPrice(reading, span) || isShapeOf(span, reading, kinds, sense);
}

function isShapeOf(
  span: NumberSpan,
  reading: Reading,
  kinds: readonly string[],
  { lexicon, facts, hasProperty }: ShopSense,
) {
  if (!mayBeShape(span, reading)) return false;
  const values = lexicon.valuesOf(normalise(reading.tokens[span.from]?.text ?? ""));
  const isValue = values.some((one) => facts.countOf(facetField(one), one.value, kinds) > 0);
  return isValue || hasProperty(reading.tokens[span.from]?.text ?? "", kinds);
}

const isYearName = (one: MeasuredFeature, { low, high }: NumberSpan): boolean =>
  /jaar$|^year$/.test(featureKey(one.feature)) && holds(one, low, high);
