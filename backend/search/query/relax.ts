import type { Group, SearchEngine } from "../engine/engine";
import { isProperty, type NounSense, namesKind } from "./noun";
import type { PlannedGroup } from "./plan";

const COUNTED = 5_000;

export const groupsOf = (planned: readonly PlannedGroup[]): Group[] => planned.map(({ group }) => group);

/** Whether any product matches every part. */
export async function matches(planned: readonly PlannedGroup[], engine: SearchEngine): Promise<boolean> {
  return planned.length > 0 && (await engine.frequency(groupsOf(planned), 1)) > 0;
}

/**
 * Drops parts until something matches, but never the noun: first what no product has, then properties, then what is no
 * product type, the most common first, and last the first of several product types.
 */
export async function relaxed(
  planned: readonly PlannedGroup[],
  noun: number | undefined,
  { engine, ...sense }: NounSense & { engine: SearchEngine },
): Promise<PlannedGroup[]> {
  const isSpare = (part: PlannedGroup) => noun !== undefined && isProperty(part, sense);
  const rank = (part: PlannedGroup) => (namesKind(part, sense) ? 2 : isSpare(part) ? 0 : 1);
  const counted = await Promise.all(
    planned.map(async (part, at) => ({
      part,
      at,
      rank: rank(part),
      count: await engine.frequency([part.group], COUNTED),
    })),
  );
  let left = counted.filter(({ count }) => count > 0);
  const fits = (parts: typeof left) =>
    matches(
      parts.map(({ part }) => part),
      engine,
    );
  while (left.length > 1 && !(await fits(left))) {
    const leastFirst = left
      .filter(({ at }) => at !== noun)
      .sort((a, b) => a.rank - b.rank || (a.rank === 2 ? a.at - b.at : b.count - a.count));
    let without = left.filter((entry) => entry !== leastFirst[0]);
    for (const entry of leastFirst) {
      const rest = left.filter((other) => other !== entry);
      if (await fits(rest)) {
        without = rest;
        break;
      }
    }
    left = without;
  }
  return left.map(({ part }) => part);
}
