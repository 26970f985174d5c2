import { normalise } from "../analysis/normalise";
import { featureKey } from "../analysis/quantities";
import { unitKey, unitOf } from "../analysis/units";
import type { MeasuredFeature } from "../engine/engine";
import type { NumberSpan } from "./number-spans";
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

/** The feature whose name stands right before a number: `waterkolom minstens 5000`, `diameter 30`. */
function namedBefore(
  { tokens }: Reading,
  { from }: NumberSpan,
  among: readonly MeasuredFeature[],
): MeasuredFeature | undefined {
  for (const length of [2, 1]) {
    if (SIZE.test(tokens[from - 1]?.text ?? "")) return undefined;
    const words = tokens.slice(Math.max(0, from - length), from).map(({ text }) => normalise(text));
    const key = words.join(" ");
    const found = among.find(
      ({ feature, unit }) => unit !== "" && featureKey(feature).split(" ").map(normalise).join(" ") === key,
    );
    if (found) return found;
  }
  return undefined;
}

/** The number with the unit that its feature has, where that fits what products have of it. */
export function withUnit(span: NumberSpan, { unit, min, max }: MeasuredFeature): NumberSpan {
  const bound = span.low ?? span.high ?? 0;
  const said = units.find((name) => {
    const { base, factor } = unitOf(name);
    return unitKey(base) === unit && bound * factor >= min * 0.999 && bound * factor <= max * 1.001;
  });
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
  { measured }: Pick<ShopSense, "measured">,
): NumberSpan[] {
  const among = spans.some(({ unit, isMoney }) => unit === undefined && !isMoney) ? measured(kinds) : [];
  return spans.map((span) => {
    if (span.unit !== undefined || span.isMoney) return span;
    const feature = namedBefore(reading, span, among);
    return feature ? withUnit(span, feature) : span;
  });
}
