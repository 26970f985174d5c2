import { featureKey } from "../analysis/quantities";
import type { MeasuredFeature } from "../engine/engine";
import { holds } from "./counted-numbers";
import { isBare, isMeasure } from "./measure-beside";
import type { NumberSpan } from "./number-spans";
import type { ShopSense } from "./shop-sense";

/** Above this, a least number without a unit is taken for a price as it is read. */
const MOST = 100;
/** What everything costs so many times over is no least price that anybody asks for. */
const TIMES = 2;
/** A budget may be far too small. */
const TIMES_MOST = 4;

/** `minstens 8`: a least number so small that it is a price of few things. */
export const isSmallLeast = (span: NumberSpan): boolean =>
  isBare(span) && span.comparison === "min" && (span.low ?? MOST) < MOST && span.high === null;

/** `44 of minder`: so little that few things cost no more. */
export const isSmallMost = (span: NumberSpan): boolean =>
  isBare(span) && span.comparison === "max" && (span.high ?? MOST) < MOST && span.low === null;

/** Whether nothing else in the sentence bounds a price, of which this would then be the other bound. */
export const isOnlyBound = (span: NumberSpan, spans: readonly NumberSpan[]): boolean =>
  !spans.some((other) => other !== span && (other.isMoney || (isBare(other) && other.isBounded)));

/** Whether everything of these kinds costs far more than the number that is asked for, which then bounds something else. */
export function isNoPrice(span: NumberSpan, kinds: readonly string[], { facts }: ShopSense): boolean {
  if (kinds.length === 0 || !(isSmallLeast(span) || isSmallMost(span))) return false;
  const lowest = facts.lowestPrice(kinds);
  const times = span.low === null ? TIMES_MOST : TIMES;
  return lowest !== undefined && (span.low ?? span.high ?? 0) * 100 * times < lowest;
}

/** Nobody asks that things weigh so much at least. */
const WEIGHT = /^(?:gewicht|weight)/;

/** The one measure of these kinds that such a number bounds; of several, the one that products have it of. */
export function boundedBy(
  { low, high }: NumberSpan,
  among: readonly MeasuredFeature[],
  kinds: readonly string[],
  { facts }: ShopSense,
): MeasuredFeature | undefined {
  const bounded = among.filter(
    (one) =>
      isMeasure(one) &&
      holds(one, low, high) &&
      (low === null ? one.max > (high ?? 0) : one.min < low && !WEIGHT.test(featureKey(one.feature))),
  );
  if (bounded.length <= 1) return bounded[0];
  const exact = bounded.filter(
    ({ feature, unit }) => facts.countBetween(feature, { from: low ?? high, to: low ?? high, unit }, kinds) > 0,
  );
  return exact.length === 1 ? exact[0] : undefined;
}
