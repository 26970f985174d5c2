import { addDays } from "./days";
import { dutchDay } from "./dutch-day";
import type { Delivery } from "./products";

const time = new Intl.DateTimeFormat("nl", { timeZone: "Europe/Amsterdam", hour: "2-digit", minute: "2-digit" });

/**
 * The Dutch days between which something arrives that was promised when it was ordered, `YYYY-MM-DD`; null without a
 * promise. What is ordered after the latest time of the promise takes a day longer.
 */
export function expectedDays(promise: Delivery | null, orderedAt: Date): { from: string; to: string } | null {
  if (!promise || promise.maxDays < 0) return null;
  const { minDays, maxDays, cutoff } = promise;
  const isLate = cutoff !== undefined && time.format(orderedAt) > cutoff;
  const start = addDays(dutchDay(orderedAt), isLate ? 1 : 0);
  return { from: addDays(start, Math.max(0, minDays)), to: addDays(start, maxDays) };
}
