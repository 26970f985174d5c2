import { unitOf } from "../analysis/units";
import { areasOf } from "./read-areas";
import { readOneOf } from "./read-numbered";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

/** Two sides that a thing is to have at least, or at most. */
export interface BoundedArea {
  from: number;
  to: number;
  /** Without a unit, in that of the products. */
  sides: readonly [number, number];
  unit: string | undefined;
  isLeast: boolean;
}

const LONGEST_BOUND = 3;
const least = /^(?:minstens|minimaal|min|min \.|ten minste|tenminste|op (?:zijn|z'n) minst|vanaf|groter dan)$/;
const most = /^(?:hoogstens|hooguit|maximaal|max|max \.|ten hoogste|niet groter dan|kleiner dan|tot)$/;
const sides = /^(\d+)(?:[x×](\d+))?$/;

/**
 * Takes the sides that a sentence bounds, before their first number is taken for a price: `minstens 100 x 75`,
 * `maximaal 160 bij 230 cm`.
 */
export function takeBoundedAreas(reading: Reading): BoundedArea[] {
  const word = (at: number) => reading.tokens[at]?.text ?? "";
  const found: BoundedArea[] = [];
  for (let at = 1; at < reading.tokens.length; at++) {
    const [, first, joined] = sides.exec(word(at)) ?? [];
    const isApart = joined === undefined && /^(?:x|×|bij)$/.test(word(at + 1)) && /^\d+$/.test(word(at + 2));
    if (first === undefined || (joined === undefined && !isApart)) continue;
    const end = isApart ? at + 3 : at + 1;
    if (/^(?:x|×|bij)$/.test(word(end))) continue;
    const unit = /^(?:mm|cm|m)$/.test(word(end)) ? word(end) : undefined;
    const to = unit === undefined ? end : end + 1;
    for (let length = LONGEST_BOUND; length > 0; length--) {
      const before = Array.from({ length }, (_, place) => word(at - length + place)).join(" ");
      const isMost = most.test(before);
      const isLeast = !isMost && least.test(before);
      const from = at - length;
      if ((!isMost && !isLeast) || from < 0 || !reading.isFree(from, to)) continue;
      reading.take(from, to);
      found.push({ from, to, sides: [Number(first), Number(joined ?? word(at + 2))], unit, isLeast });
      break;
    }
  }
  return found;
}

/** Reads bounded sides as those of the values with two lengths that meet them; returns what was said of any others. */
export function readBoundedAreas(
  reading: Reading,
  bounded: readonly BoundedArea[],
  kinds: readonly string[],
  sense: ShopSense,
): string[] {
  return bounded.flatMap(({ from, to, sides, unit = "cm", isLeast }) => {
    const { factor } = unitOf(unit);
    const [shorter, longer] = [...sides].sort((a, b) => a - b).map((side) => side * factor);
    const fits = ([one, other]: readonly [number, number]) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      return isLeast
        ? short >= (shorter ?? 0) && long >= (longer ?? 0)
        : short <= (shorter ?? 0) && long <= (longer ?? 0);
    };
    const isRead =
      kinds.length > 0 &&
      areasOf(kinds, sense).some((areas) => {
        const fitting = areas.filter(({ sides }) => fits(sides)).map(({ one }) => one);
        return readOneOf(reading, { from, to }, fitting, kinds, sense);
      });
    return isRead ? [] : [reading.said(from, to)];
  });
}
