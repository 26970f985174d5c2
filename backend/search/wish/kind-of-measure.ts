import type { WishKind } from "#contract/wish";
import { unitKey, unitOf } from "../analysis/units";
import type { NumberSpan } from "./number-spans";
import { kindsOfKeys, takeKinds, usable, type Visitor } from "./read-kinds";
import { wordOfUnit } from "./read-quantities";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

/** Whether a category has something with a number in the unit; a whole number stands for those that begin with it. */
function hasNumber(
  key: string,
  { low, high, unit = "", isBounded }: NumberSpan,
  { measured, facts }: ShopSense,
): boolean {
  const { base, factor } = unitOf(wordOfUnit(unit));
  const scaled = (bound: number | null) => (bound === null ? null : bound * factor);
  const range = { from: scaled(low), to: scaled(isBounded || high === null ? high : high + 0.99), unit: unitKey(base) };
  return measured([key]).some((one) => one.unit === range.unit && facts.countBetween(one.feature, range, [key]) > 0);
}

/**
 * The kind that a word names at its end, where only that has what is measured, the number or the size: a `slaapzak` of 2.5
 * tog is a `babyslaapzak`, and none of those for camping, and a `rugzak` of 65 litres a `wandelrugzak`.
 */
export function ofWhatIsMeasured(
  reading: Reading,
  kinds: WishKind[],
  mentions: readonly Mention[],
  spans: readonly NumberSpan[],
  visitor: Visitor,
  sense: ShopSense,
): WishKind[] {
  const [kind, ...more] = kinds;
  const mention = mentions.find((one) => kind && one.kinds.includes(kind.key) && one.heads.length > 0);
  if (!kind || more.length > 0 || !mention) return kinds;
  const numbers = spans.filter(({ unit, isMoney, isDenied }) => unit !== undefined && !isMoney && !isDenied);
  const sizes = reading.parts.flatMap((part) => (part.kind === "size" ? [part.filter?.values ?? []] : []));
  if (numbers.length + sizes.length === 0) return kinds;
  const tells = (key: string) =>
    numbers.every((span) => hasNumber(key, span, sense)) &&
    sizes.every((values) => values.some((value) => sense.facts.countOf("size", value, [key]) > 0));
  if (tells(kind.key)) return kinds;
  const others = usable(mention.heads, visitor, sense).filter((key) => key !== kind.key && tells(key));
  if (others.length === 0) return kinds;
  const at = reading.parts.findIndex((part) => part.kind === "kind");
  if (at >= 0) reading.parts.splice(at, 1);
  const found = kindsOfKeys(others, visitor, sense);
  takeKinds(reading, mention, found);
  return found;
}
