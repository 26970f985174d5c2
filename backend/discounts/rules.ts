import type { MarketDay } from "../prices/rules";
import { type PriceReduction, reductionOf } from "../products/reduction";

const DAY_MS = 86_400_000;

export interface Reduction extends Omit<PriceReduction, "since"> {
  /** YYYY-MM-DD. */
  since: string;
}

const written = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day this many days before another; both as YYYY-MM-DD. */
export function daysBefore(day: string, days: number): string {
  return written(Date.parse(day) - days * DAY_MS);
}

/** The reduction in effect today by the 30-day rule, or undefined. */
export function currentReduction(days: MarketDay[]): Reduction | undefined {
  const found = reductionOf(days.map(({ day, lowest }) => ({ day: Date.parse(day) / DAY_MS, lowest })));
  return found && { ...found, since: written(found.since * DAY_MS) };
}
