import { parseMoment, parsePeriod } from "./dates";
import type { RawItem } from "./raw-item";

const DAY = 86_400_000;

/**
 * When the dates in an item next make something else of it, without the feed changing: a sale begins or ends, the item
 * expires, its availability is a day nearer. Null when they never do.
 */
export function changesAt(raw: RawItem, now: Date): number | null {
  const moments: number[] = [];
  const period = parsePeriod(first(raw, "sale_price_effective_date"));
  // The last millisecond of a period still counts.
  if (period) moments.push(period.from.getTime(), period.until.getTime() + 1);
  const end = parseMoment(first(raw, "expiration_date"));
  if (end) moments.push(end.getTime() + 1);
  const available = parseMoment(first(raw, "availability_date"));
  if (available && available > now) {
    const days = Math.ceil((available.getTime() - now.getTime()) / DAY);
    moments.push(available.getTime() - (days - 1) * DAY);
  }
  const future = moments.filter((moment) => moment > now.getTime());
  return future.length === 0 ? null : Math.min(...future);
}

function first(raw: RawItem, name: string): string {
  return raw.values.get(name)?.[0] ?? "";
}

/** The earlier of two moments, either of which may never come. */
export function earlier(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}
