import { dutchDay } from "#contract/dutch-day";
import { isWorthShowing, type PriceDay, reductionOf } from "../../products/reduction";

/** A price from a day on; null: the offer was removed. */
export interface PricePoint {
  offer: string;
  /** Day since 1970. */
  day: number;
  price: number | null;
}

export const LOOK_BACK_DAYS = 30;

/** The Dutch calendar day of a date, as days since 1970. */
export const dayOf = (at: Date): number => Date.parse(dutchDay(at)) / 86_400_000;

/** The lowest price of all offers, from each day on which it changed. */
function lowestByDay(points: readonly PricePoint[]): PriceDay[] {
  const current = new Map<string, number>();
  const days: PriceDay[] = [];
  const sorted = [...points].sort((a, b) => a.day - b.day);
  for (const [i, { offer, day, price }] of sorted.entries()) {
    if (price === null) current.delete(offer);
    else current.set(offer, price);
    const last = sorted[i + 1]?.day !== day;
    if (last) days.push({ day, lowest: current.size > 0 ? Math.min(...current.values()) : null });
  }
  return days;
}

/**
 * The day on which the current lowest price fell below the lowest of the preceding 30 days, as the law requires for an
 * advertised reduction; 0 when that was more than 30 days ago, too small, or never.
 */
export function priceDropDay(points: readonly PricePoint[], today: number): number {
  const found = reductionOf(lowestByDay(points));
  return found && found.since > today - LOOK_BACK_DAYS && isWorthShowing(found) ? found.since : 0;
}
