import { changesOf, isWorthShowing, type PriceDay } from "./reduction";

/** What pages call three months. */
export const LOW_DAYS = 90;

/** Days since 1970, both included. */
export interface DaySpan {
  from: number;
  until: number;
}

/**
 * The days on which the last of these prices (oldest first) may be called the lowest in three months: the product has
 * been followed for all of the 90 days before, every other price in them was higher, and one of them by enough to be
 * worth a word. A price that was the same before it was raised is therefore no lowest price until the raise is all
 * that three months remember. Undefined when there is no such day.
 */
export function lowestSpan(days: readonly PriceDay[]): DaySpan | undefined {
  const changes = changesOf(days);
  const last = changes.at(-1);
  const first = days.find(({ lowest }) => lowest !== null);
  if (!last || last.lowest === null || !first) return undefined;
  const now = last.lowest;
  let from = Math.max(last.day, first.day + LOW_DAYS);
  let until = 0;
  for (const [index, { lowest }] of changes.slice(0, -1).entries()) {
    if (lowest === null) continue;
    // The first day whose three months no longer contain this price.
    const forgotten = (changes[index + 1]?.day ?? last.day) + LOW_DAYS;
    if (lowest <= now) from = Math.max(from, forgotten);
    else if (isWorthShowing({ percentage: Math.floor(((lowest - now) * 100) / lowest) }))
      until = Math.max(until, forgotten - 1);
  }
  return from <= until ? { from, until } : undefined;
}
