import { dutchDay } from "#contract/dutch-day";

/** A price from a day on; null: the offer was removed. */
export interface PricePoint {
  offer: string;
  /** Day since 1970. */
  day: number;
  price: number | null;
}

export const LOOK_BACK_DAYS = 30;
/** Smallest relative reduction that counts as a price drop. */
const SMALLEST_DROP = 0.05;

/** The Dutch calendar day of a date, as days since 1970. */
export const dayOf = (at: Date): number => Date.parse(dutchDay(at)) / 86_400_000;

/** The lowest price of all offers, from each day on which it changed. */
function lowestByDay(points: readonly PricePoint[]): { day: number; low: number }[] {
  const current = new Map<string, number>();
  const days: { day: number; low: number }[] = [];
  const sorted = [...points].sort((a, b) => a.day - b.day);
  for (const [i, { offer, day, price }] of sorted.entries()) {
    if (price === null) current.delete(offer);
    else current.set(offer, price);
    const last = sorted[i + 1]?.day !== day;
    if (last && current.size > 0) days.push({ day, low: Math.min(...current.values()) });
  }
  return days;
}

/**
 * The day on which the current lowest price fell below the lowest of the preceding 30 days, as the law requires for an
 * advertised reduction; 0 when that was more than 30 days ago, too small, or never.
 */
export function priceDropDay(points: readonly PricePoint[], today: number): number {
  const days = lowestByDay(points);
  const now = days.at(-1);
  if (!now) return 0;
  for (let i = days.length - 1; i > 0; i--) {
    const drop = days[i];
    if (!drop || drop.day <= today - LOOK_BACK_DAYS) return 0;
    const since = drop.day - LOOK_BACK_DAYS;
    // The price in effect at the start of the 30 days counts too.
    const first = days.findLastIndex(({ day }) => day <= since);
    const before = days.slice(Math.max(0, first), i).map(({ low }) => low);
    if (now.low <= Math.min(...before) * (1 - SMALLEST_DROP)) return drop.day;
  }
  return 0;
}
