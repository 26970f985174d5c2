import { excluding } from "#contract/filter-values";
import { CLASS_UNIT } from "../analysis/quantities";
import { unitOf } from "../analysis/units";
import { withUnit } from "./named-numbers";
import { shownAs } from "./read-quantities";
import { quantityLabel } from "./read-wants";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

const article = /^(?:de|het)$/;

/**
 * Reads a number that is refused without a unit as what the kinds measure so: `tv, niet 43 of 50` as inches, which names tell
 * too, and not as hertz. Behind an article it is the name of a model: `niet de 7000`.
 */
export function readRefusedNumber(
  reading: Reading,
  [from, to]: readonly [from: number, to: number],
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  const { number, isSpelled } = reading.tokens[to - 1] ?? {};
  if (number === undefined || isSpelled || kinds.length === 0) return false;
  if (article.test(reading.tokens[to - 2]?.text ?? "")) return false;
  const span = { from: to - 1, to, low: number, high: number, isMoney: false, isBounded: false };
  const measured = sense.measured(kinds).flatMap((feature) => {
    if (feature.unit === "" || feature.unit === CLASS_UNIT) return [];
    const { unit } = withUnit(span, feature, sense.lexicon);
    if (unit === undefined) return [];
    const bound = number * unitOf(unit).factor;
    const count = sense.facts.countBetween(feature.feature, { from: bound, to: bound, unit: feature.unit }, kinds);
    return count > 0 ? [{ feature, unit, count, isNamed: sense.shareNamed(unit, kinds) > 0 }] : [];
  });
  const [best] = measured.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.count - a.count);
  if (!best) return false;
  reading.take(from, to);
  const key = sense.lexicon.filterName(best.feature.feature);
  const value = excluding(`${number} ${shownAs(best.unit)}`);
  reading.add({
    id: `feature:${key}:${value}`,
    kind: "quantity",
    said: reading.said(from, to),
    label: quantityLabel(key, value, sense),
    hard: true,
    filter: { key, values: [value] },
  });
  return true;
}
