import type { Cents } from "#contract/money";
import type { PricePoint } from "#contract/prices";

const DAY_MS = 24 * 60 * 60 * 1000;
export const periods = { quarter: 91, year: 365 } as const;
export type Period = keyof typeof periods;

/** Days since the epoch of a date (YYYY-MM-DD); NaN for anything else. */
export const dayOf = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS;
export const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A range of days with one price. */
export interface PriceStep {
  from: number;
  /** Exclusive. */
  to: number;
  lowest: Cents;
  average: Cents;
}

/**
 * The prices in the days up to and including `today`: each lasts until the next change, and there is none before the
 * first observation.
 */
export function stepsIn(points: readonly PricePoint[], period: Period, today: string): PriceStep[] {
  const end = dayOf(today) + 1;
  const start = end - periods[period];
  const known = points.filter((point) => dayOf(point.date) < end).sort((a, b) => dayOf(a.date) - dayOf(b.date));
  return known.flatMap(({ date, lowest, average }, index) => {
    const from = Math.max(start, dayOf(date));
    const to = Math.min(end, dayOf(known[index + 1]?.date ?? dateOf(end)));
    return to > from ? [{ from, to, lowest, average }] : [];
  });
}

export interface PriceSummary {
  /** First known day; later than the start of the period when the product is newer. */
  since: string;
  /** Whether the whole period is known. */
  whole: boolean;
  days: number;
  lowest: Cents;
  /** Average of the lowest price, weighted by days. */
  average: Cents;
}

export function summarize(points: readonly PricePoint[], period: Period, today: string): PriceSummary | undefined {
  const steps = stepsIn(points, period, today);
  const [first] = steps;
  if (!first) return undefined;
  const days = steps.reduce((sum, step) => sum + step.to - step.from, 0);
  const weighted = steps.reduce((sum, step) => sum + step.lowest * (step.to - step.from), 0);
  return {
    since: dateOf(first.from),
    whole: days === periods[period],
    days,
    lowest: Math.min(...steps.map((step) => step.lowest)),
    average: Math.round(weighted / days),
  };
}

export type Verdict = "lowest" | "below" | "usual" | "above";
/** With fewer days of prices than this there is no basis for a verdict. */
const ENOUGH_DAYS = 14;
const NOTABLE = 0.03;

/** Compares a price with the history; undefined when too little is known. */
export function judge(now: Cents, summary: PriceSummary | undefined): Verdict | undefined {
  if (!summary || summary.days < ENOUGH_DAYS) return undefined;
  if (now <= summary.lowest && now < summary.average) return "lowest";
  if (now < summary.average * (1 - NOTABLE)) return "below";
  return now > summary.average * (1 + NOTABLE) ? "above" : "usual";
}
