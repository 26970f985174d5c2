import type { Cents } from "#contract/money";
import type { PriceStep } from "./price-periods";

/** Size of the drawing in its own units; it is stretched to the available space. */
export const CHART = { width: 1000, height: 240 } as const;

export interface PriceChart {
  /** SVG path data. */
  lowest: string;
  average: string;
  /** In whole euros, highest first, evenly spread over the height. */
  ticks: number[];
  /** Day numbers, evenly spread over the width. */
  days: number[];
}

const LABELLED_DAYS = 4;

/** The lines of a price history. The price axis need not start at zero, because it is labelled. */
export function drawPrices(steps: readonly PriceStep[]): PriceChart | undefined {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return undefined;
  const ticks = euroTicks(
    Math.min(...steps.map((step) => step.lowest)),
    Math.max(...steps.flatMap((step) => [step.lowest, step.average])),
  );
  const [top, bottom] = [(ticks[0] ?? 1) * 100, (ticks.at(-1) ?? 0) * 100];
  const x = (day: number) => round(((day - first.from) / (last.to - first.from)) * CHART.width);
  const y = (cents: Cents) => round(((top - cents) / (top - bottom)) * CHART.height);
  const line = (price: "lowest" | "average") =>
    steps.map((step, i) => `${i ? "L" : "M"}${x(step.from)} ${y(step[price])}H${x(step.to)}`).join("");
  const span = last.to - 1 - first.from;
  const labels = Math.min(LABELLED_DAYS, span + 1);
  return {
    lowest: line("lowest"),
    average: line("average"),
    ticks,
    days: Array.from({ length: labels }, (_, i) => first.from + Math.round((span * i) / Math.max(1, labels - 1))),
  };
}

/** Three to seven round amounts in euros around a range in cents, highest first. */
export function euroTicks(low: Cents, high: Cents): number[] {
  const room = Math.max(high - low, high * 0.04, 100) / 100;
  const magnitude = 10 ** Math.floor(Math.log10(room / 4));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * magnitude).find((size) => room / size <= 5) ?? 10 * magnitude);
  const bottom = Math.max(0, Math.floor((low - 1) / 100 / step) * step);
  const top = Math.max(bottom + step * 2, Math.ceil((high + 1) / 100 / step) * step);
  return Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => top - index * step);
}

const round = (value: number) => Math.round(value * 10) / 10;
