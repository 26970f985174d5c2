import type { Grade } from "./wish";

const DEPTH = 10;
const gain = (grade: Grade): number => 2 ** grade - 1;
const discounted = (grades: readonly Grade[]): number =>
  grades.slice(0, DEPTH).reduce<number>((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/** nDCG@10: the value of the list, relative to the best list possible in the catalogue. */
export function ndcg(shown: readonly Grade[], all: readonly Grade[]): number {
  const ideal = discounted([...all].sort((a, b) => b - a));
  return ideal === 0 ? 0 : discounted(shown) / ideal;
}

/** Whether a product that meets all demands is among the first three. */
export const succeeds = (shown: readonly Grade[]): boolean => shown.slice(0, 3).includes(3);

export interface Score {
  queries: number;
  ndcg: number;
  /** Shares from 0 to 1. */
  success: number;
  empty: number;
}

export interface Outcome {
  class: string;
  ndcg: number;
  success: boolean;
  empty: boolean;
}

export function average(outcomes: readonly Outcome[]): Score {
  const mean = (value: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / Math.max(1, outcomes.length);
  return {
    queries: outcomes.length,
    ndcg: mean((outcome) => outcome.ndcg),
    success: mean(({ success }) => Number(success)),
    empty: mean(({ empty }) => Number(empty)),
  };
}
