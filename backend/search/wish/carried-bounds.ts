import { unitOf } from "../analysis/units";
import type { MeasuredFeature } from "../engine/engine";
import type { NumberSpan } from "./number-spans";
import { measuredAs } from "./read-wants";
import type { ShopSense } from "./shop-sense";

/** An adjective of more features, as `klein`, says little of each. */
const MOST_FEATURES = 4;
const LENGTH = unitOf("cm").base;

/**
 * Whether people want little of a feature, or much of it: light and quiet things, but a long battery life. Of what no
 * adjective tells, a least number makes sense.
 */
function mayBound(feature: MeasuredFeature, comparison: "max" | "min", { gradables }: ShopSense): boolean {
  const own = [...new Set(gradables.entries.values())].filter(({ features }) =>
    features.some((name) => measuredAs(name, [feature]) !== undefined),
  );
  if (comparison === "min") return own.length === 0 || own.some(({ direction }) => direction === "high");
  return own.some(({ direction, features }) => direction === "low" && features.length <= MOST_FEATURES);
}

/**
 * A number with the bound that goes on to it, `hooguit 42 dB en 9 liter`, where that makes sense of what it measures: a table
 * of at most 500 euro and 160 cm is one of 160.
 */
export function withCarriedBound(span: NumberSpan, feature: MeasuredFeature, sense: ShopSense): NumberSpan {
  const { carried, low } = span;
  const { comparison, isAbove, isBelow, isOfPrice } = carried ?? {};
  if ((comparison !== "max" && comparison !== "min") || low === null) return span;
  if (isOfPrice && (comparison === "min" || unitOf(span.unit ?? "").base === LENGTH)) return span;
  if (!mayBound(feature, comparison, sense)) return span;
  return {
    ...span,
    ...(comparison === "max" ? { low: null, high: low } : { high: null }),
    isBounded: true,
    comparison,
    ...(isAbove && { isAbove }),
    ...(isBelow && { isBelow }),
  };
}
