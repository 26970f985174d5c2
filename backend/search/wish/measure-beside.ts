import { normalise } from "../analysis/normalise";
import { CLASS_UNIT, FLAG_UNIT, featureKey } from "../analysis/quantities";
import { tokens as wordsOf } from "../analysis/tokens";
import { isCommonUnit, unitOf } from "../analysis/units";
import type { MeasuredFeature } from "../engine/engine";
import { holds } from "./counted-numbers";
import { phraseKey } from "./data-lines";
import { withUnit } from "./named-numbers";
import type { NumberSpan } from "./number-spans";
import { measuredAs } from "./read-wants";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

const SHORTEST_NAME = 3;
const SHORTEST_END = 4;
/** What may stand between the name of a measure and its number: `snoer van 120`, `belastbaar tot minimaal 150`. */
const linking = new Set("van is : = tot met de het".split(" "));
const MOST_LINKING = 2;
/** Behind these a noun is something that the thing has: `met accu onder de 100` has a price. */
const having = new Set("met zonder inclusief incl plus en".split(" "));

export const isMeasure = ({ unit }: MeasuredFeature): boolean =>
  unit !== CLASS_UNIT && unit !== FLAG_UNIT && isCommonUnit(unit);

/** Whether a feature is called so, or begins so: `hak` of `Hakhoogte`. */
function begins({ feature }: MeasuredFeature, word: string): boolean {
  const [name = "", ...others] = wordsOf(feature);
  return others.length === 0 && name.startsWith(word) && name.length >= word.length + SHORTEST_END;
}

/** What a word measures, among these: by its own name, by the operator's word for it, or by how its name begins. */
export function measureOf(
  word: string,
  among: readonly MeasuredFeature[],
  { measures }: Pick<ShopSense, "measures">,
): MeasuredFeature | undefined {
  if (word.length < SHORTEST_NAME || !/^[a-z]+$/.test(word) || isPlainWord(word)) return undefined;
  const own = among.find(({ feature }) => featureKey(feature) === word || normalise(feature) === normalise(word));
  const names = measures.entries.get(phraseKey(word))?.features ?? [];
  const other = own ? undefined : names.flatMap((name) => measuredAs(name, among) ?? [])[0];
  const [begun, ...more] = (own ?? other) ? [] : among.filter((one) => begins(one, word));
  return own ?? other ?? (more.length === 0 ? begun : undefined);
}

/** The place of the word in front of a number that may say what it measures. */
export function nameBefore({ tokens }: Reading, { from, comparison }: NumberSpan): number | undefined {
  let at = from - 1;
  // `veel opslag, minstens 512`
  if (tokens[at]?.text === "," && comparison === "min") at--;
  while (at > from - 1 - MOST_LINKING && linking.has(tokens[at]?.text ?? "")) at--;
  return at >= 0 ? at : undefined;
}

/** Whether a noun in front of a number only describes the thing: `groot scherm tot 800`. */
function isDescribed({ tokens }: Reading, at: number, { from, comparison }: NumberSpan, sense: ShopSense): boolean {
  if (comparison === "min" || comparison === undefined || from - at > 1) return false;
  const before = tokens[at - 1]?.text ?? "";
  return having.has(before) || sense.gradables.entries.has(phraseKey(before)) || /^(?:goede?|veel|extra)$/.test(before);
}

export const isBare = ({ unit, isMoney, isDenied }: NumberSpan): boolean => unit === undefined && !isMoney && !isDenied;

interface Named {
  measure: MeasuredFeature;
  at: number;
}

/** What is measured, by a word beside a number that no other number has. */
export function namedBeside(
  reading: Reading,
  span: NumberSpan,
  among: readonly MeasuredFeature[],
  spans: readonly NumberSpan[],
  sense: ShopSense,
): Named | undefined {
  const { tokens, isTaken } = reading;
  const before = nameBefore(reading, span);
  const isFree = (at: number) => !isTaken(at) && !spans.some(({ from, to }) => at >= from && at < to);
  if (before !== undefined && isFree(before) && !isDescribed(reading, before, span, sense)) {
    const measure = measureOf(tokens[before]?.text ?? "", among, sense);
    if (measure) return { measure, at: before };
  }
  const next = tokens[span.to + 1];
  const isOfNext =
    next?.number !== undefined || linking.has(next?.text ?? "") || spans.some(({ from }) => from === span.to + 1);
  if (!isFree(span.to) || isOfNext || !span.isBounded) return undefined;
  const measure = measureOf(tokens[span.to]?.text ?? "", among, sense);
  return measure && { measure, at: span.to };
}

const DEGREES = "°c";
/** A number with the unit in which the shop tells a measure; undefined where it is none that the measure can have. */
export function inUnitOf(span: NumberSpan, measure: MeasuredFeature, { lexicon }: ShopSense): NumberSpan | undefined {
  const fitting = withUnit(span, measure, lexicon);
  if (fitting.unit !== undefined) return fitting;
  // `16 gb geheugen max 900` has a price.
  const isAbove = span.low === null && (span.high ?? 0) > measure.max;
  if (isAbove || !holds(measure, span.low, span.high)) return undefined;
  const [value = ""] = lexicon.samples.valuesOf(measure.feature);
  const [, unit] = /^\d[\d.,]*[\s-]*(\D+)$/.exec(value) ?? [];
  return { ...span, unit: unit?.trim() ?? (measure.unit === DEGREES ? "graden" : measure.unit) };
}

/** `scherm minimaal 10 onder 250`: a second bound beyond all that there is of the measure is one of the price. */
export function apartFromPrice(
  reading: Reading,
  span: NumberSpan,
  among: readonly MeasuredFeature[],
  spans: readonly NumberSpan[],
  sense: ShopSense,
): [span: NumberSpan, price?: NumberSpan] {
  const [one, other] = span.bounds ?? [];
  const named = one && other && namedBeside(reading, span, among, spans, sense);
  const measured = named && inUnitOf(span, named.measure, sense);
  const { factor } = unitOf(measured?.unit ?? "");
  const isBeyond = named && measured && (measured.high ?? 0) * factor > named.measure.max * JUST_ABOVE;
  return one && other && isBeyond && one.low !== null ? [one, other] : [span];
}
const JUST_ABOVE = 1.001;
