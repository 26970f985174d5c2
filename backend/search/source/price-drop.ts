import { dutchDay } from "#contract/dutch-day";
import { LOW_DAYS, lowestSpan } from "../../products/lowest-lately";
import { isWorthShowing, type PriceDay, reductionOf } from "../../products/reduction";
import type { PriceHighlights } from "../engine/engine";

/** A price from a day on; null: the offer was removed. */
export interface PricePoint {
  offer: string;
  /** Day since 1970. */
  day: number;
  price: number | null;
}

const LOOK_BACK_DAYS = 30;
/** How far back prices are read: longer than the 30 days before a reduction of the last 30 days. */
export const HISTORY_DAYS = LOW_DAYS;

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

export interface PriceFacts {
  /**
   * The day on which the current price fell below the lowest of the preceding 30 days, as the law requires for an
   * advertised reduction; 0 when that was more than 30 days ago, too small, or never.
   */
  dropDay: number;
  news?: PriceHighlights;
}

/** What may be said about `price`, the lowest of the new items that can be ordered; null when there are none. */
export function priceFacts(points: readonly PricePoint[], price: number | null, today: number): PriceFacts {
  const days = lowestByDay(points);
  // The cheapest offer may be sold out: its history says nothing about the price that a visitor can pay.
  if (price === null || days.at(-1)?.lowest !== price) return { dropDay: 0 };
  const found = reductionOf(days);
  const reduction = found && found.since > today - LOOK_BACK_DAYS && isWorthShowing(found) ? found : undefined;
  const span = lowestSpan(days);
  const lowest = span && span.until >= today ? span : undefined;
  if (!reduction && !lowest) return { dropDay: 0 };
  const spoken = { before: reduction?.before ?? 0, lowestFrom: lowest?.from ?? 0, lowestUntil: lowest?.until ?? 0 };
  return { dropDay: reduction?.since ?? 0, news: { price, ...spoken } };
}
