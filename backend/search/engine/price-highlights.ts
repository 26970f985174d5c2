import type { Columns } from "./columns";
import { dayOf, dropsSince } from "./days";
import type { CurrentHighlights, PriceHighlights } from "./engine";

/** Numbers that a document's price news takes in the columns. */
export const HIGHLIGHT_WORDS = 4;

export function highlightWords(news: PriceHighlights | undefined): Int32Array {
  return Int32Array.of(news?.price ?? 0, news?.before ?? 0, news?.lowestFrom ?? 0, news?.lowestUntil ?? 0);
}

/** Whole percent of a document's reduction, however long ago; 0 without one. */
export function reductionPercentage({ news }: Columns, slot: number): number {
  const price = news[slot * HIGHLIGHT_WORDS] ?? 0;
  const before = news[slot * HIGHLIGHT_WORDS + 1] ?? 0;
  return before > price ? Math.floor(((before - price) * 100) / before) : 0;
}

/** What may be said about a document's price; `now` in milliseconds, because each of it is true for some days only. */
export function currentHighlights(
  { news, dropDay }: Columns,
  slot: number,
  now: number,
): CurrentHighlights | undefined {
  const [price = 0, before = 0, from = 0, until = 0] = news.subarray(
    slot * HIGHLIGHT_WORDS,
    (slot + 1) * HIGHLIGHT_WORDS,
  );
  const since = dropDay[slot] ?? 0;
  const today = dayOf(now);
  const dropped = before > price && since > dropsSince(now);
  const lowest = from <= today && today <= until;
  return dropped || lowest ? { price, lowest, ...(dropped && { drop: { before, since } }) } : undefined;
}
