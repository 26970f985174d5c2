import type { Cents } from "#contract/money";

/** Directive 98/6/EC article 6a: the prior price is the lowest of at least this many days before the reduction. */
export const PRIOR_DAYS = 30;
/** Smallest percentage worth showing. */
const SMALLEST_PERCENTAGE = 5;

/** The lowest price of a product from a day on, as days since 1970; null while nobody sold it. */
export interface PriceDay {
  day: number;
  lowest: Cents | null;
}
export interface PriceReduction {
  before: Cents;
  now: Cents;
  /** Whole percent, rounded down so that it is never overstated. */
  percentage: number;
  /** Day since 1970. */
  since: number;
}

/**
 * The reduction in effect on the last of these days (oldest first), or undefined. It began on the day of the current
 * price; the prior price is the lowest of the 30 days before that day, however long the reduction lasts. A price that
 * was raised first (80 → 100 → 90) is therefore not a reduction.
 */
export function reductionOf(days: readonly PriceDay[]): PriceReduction | undefined {
  const changes = changesOf(days);
  const last = changes.at(-1);
  if (!last || last.lowest === null) return undefined;
  const from = last.day - PRIOR_DAYS;
  const prior = changes.slice(0, -1).flatMap(({ lowest }, index) => {
    // A price holds until the next change, so one set before the 30 days may extend into them.
    const until = changes[index + 1]?.day ?? last.day;
    return lowest !== null && until > from ? [lowest] : [];
  });
  if (prior.length === 0) return undefined;
  const before = Math.min(...prior);
  const now = last.lowest;
  if (now >= before) return undefined;
  return { before, now, percentage: Math.floor(((before - now) * 100) / before), since: last.day };
}

/** The days on which the price became another. */
export const changesOf = (days: readonly PriceDay[]): PriceDay[] =>
  days.filter((day, index) => index === 0 || day.lowest !== days[index - 1]?.lowest);

export function isWorthShowing({ percentage }: { percentage: number }): boolean {
  return percentage >= SMALLEST_PERCENTAGE;
}
