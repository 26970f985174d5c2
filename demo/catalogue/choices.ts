import type { Random } from "./random";
import type { Choice } from "./types";

/** The values of a choice, and whether they increase with the price. */
export interface Values {
  list: string[];
  rising: boolean;
}

const rangePattern = /^(\d+(?:,\d+)?)\.\.(\d+(?:,\d+)?)(?:\/(\d+(?:,\d+)?))?(.*)$/;

/** Parses a choice (see `Choice`). Decimals use a comma. */
export function parseChoice(choice: Choice): Values {
  const rising = choice.includes(" < ");
  const range = rangePattern.exec(choice);
  if (range) return { list: expandRange(range), rising };
  return { list: choice.split(rising ? " < " : " | ").map((value) => value.trim()), rising };
}

function expandRange([, from = "", to = "", step = "1", unit = ""]: RegExpExecArray | string[]): string[] {
  const decimals = Math.max(...[from, to, step].map((part) => part.split(",")[1]?.length ?? 0));
  const [low, high, by] = [from, to, step].map((part) => Number(part.replace(",", "."))) as [number, number, number];
  const count = Math.round((high - low) / by);
  return Array.from({ length: count + 1 }, (_, at) => `${(low + at * by).toFixed(decimals).replace(".", ",")}${unit}`);
}

/** One value: for increasing values one close to `tier` (0 budget – 1 premium), give or take a step. */
export function choose({ list, rising }: Values, random: Random, tier: number): string {
  if (!rising) return random.pick(list);
  return list[tierIndex(list.length, random, tier, 0.3)] ?? "";
}

/** Position in a list that runs from budget to premium; `spread` is the maximum random deviation (0–1). */
export function tierIndex(length: number, random: Random, tier: number, spread: number): number {
  const at = tier + (random.next() - 0.5) * 2 * spread;
  return Math.max(0, Math.min(length - 1, Math.floor(at * length)));
}
