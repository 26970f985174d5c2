import { normalise } from "../analysis/normalise";
import { featureKey } from "../analysis/quantities";
import { isCommonUnit, unitKey, unitOf } from "../analysis/units";
import type { MeasuredFeature } from "../engine/engine";
import { phraseKey } from "./data-lines";
import type { Lexicon } from "./lexicon";
import type { NumberSpan } from "./number-spans";
import { measuredAs } from "./read-wants";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

/** In which people leave the unit away, the smallest first. */
const units = [
  "mm",
  "cm",
  "inch",
  "m",
  "ml",
  "cl",
  "liter",
  "g",
  "kg",
  "mb",
  "gb",
  "tb",
  "watt",
  "hz",
  "db",
  "bar",
  "volt",
  "wh",
  "minuten",
  "uur",
];

const SIZE = /^(?:maat|maatje|mt|size)$/;

/** The feature whose name stands right before a number: `waterkolom minstens 5000`, `diameter 30`, `een waterkolom van 10.000`. */
function namedBefore(
  { tokens }: Reading,
  { from }: NumberSpan,
  among: readonly MeasuredFeature[],
): MeasuredFeature | undefined {
  const end = tokens[from - 1]?.text === "van" ? from - 1 : from;
  for (const length of [2, 1]) {
    if (SIZE.test(tokens[end - 1]?.text ?? "")) return undefined;
    const words = tokens.slice(Math.max(0, end - length), end).map(({ text }) => normalise(text));
    const key = words.join(" ");
    const found = among.find(
      ({ feature, unit }) => unit !== "" && featureKey(feature).split(" ").map(normalise).join(" ") === key,
    );
    if (found) return found;
  }
  return undefined;
}

const muchOf = new Set("veel genoeg voldoende meer grote groot flinke hoge hoog weinig".split(" "));

/** `veel megapixels, minstens 200`, `veel opslag, minstens 512`: what there is to be much of stands in the clause in front. */
function namedInFront(
  reading: Reading,
  span: NumberSpan,
  among: readonly MeasuredFeature[],
  { measures, lexicon }: Pick<ShopSense, "measures" | "lexicon">,
): NumberSpan | undefined {
  const [much = "", noun = "", comma] = reading.tokens
    .slice(Math.max(0, span.from - 3), span.from)
    .map(({ text }) => text);
  if (!span.isBounded || comma !== "," || !muchOf.has(much)) return undefined;
  if (isCommonUnit(noun)) return { ...span, unit: noun };
  const names = measures.entries.get(phraseKey(noun))?.features ?? [];
  const told = namedBefore(reading, { ...span, from: span.from - 1 }, among);
  const feature = told ?? names.flatMap((name) => measuredAs(name, among) ?? [])[0];
  return feature && feature.unit !== "" ? withUnit(span, feature, lexicon) : undefined;
}

/** How many of the values that a feature has are in a unit: `Lengte` is 190 cm more often than 140 mm. */
const writtenIn = (values: readonly string[], unit: string): number =>
  values.filter((value) => value.toLowerCase().endsWith(` ${unit}`)).length;

/**
 * The number with the unit that its feature has, where that fits what products have of it: of several, the one that the
 * shops write it in.
 */
export function withUnit(
  span: NumberSpan,
  { feature, unit, min, max }: MeasuredFeature,
  { samples }: Pick<Lexicon, "samples">,
): NumberSpan {
  const bound = span.low ?? span.high ?? 0;
  const fitting = units.filter((name) => {
    const { base, factor } = unitOf(name);
    return unitKey(base) === unit && bound * factor >= min * 0.999 && bound * factor <= max * 1.001;
  });
  const values = fitting.length > 1 ? samples.valuesOf(feature) : [];
  const [said] = fitting.sort((one, other) => writtenIn(values, other) - writtenIn(values, one));
  return said === undefined ? span : { ...span, unit: said };
}

/**
 * The numbers of a sentence about these kinds, those without a unit behind the name of a feature with its unit:
 * `waterkolom minstens 5000` is no price.
 */
export function withNamedUnits(
  reading: Reading,
  spans: readonly NumberSpan[],
  kinds: readonly string[],
  { measured, ...words }: Pick<ShopSense, "measured" | "measures" | "lexicon">,
): NumberSpan[] {
  const among = spans.some(({ unit, isMoney }) => unit === undefined && !isMoney) ? measured(kinds) : [];
  return spans.map((span) => {
    if (span.unit !== undefined || span.isMoney) return span;
    const feature = namedBefore(reading, span, among);
    if (!feature) return namedInFront(reading, span, among, words) ?? span;
    const named = withUnit(span, feature, words.lexicon);
    return named === span ? span : { ...named, asSaid: span };
  });
}
