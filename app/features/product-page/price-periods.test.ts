import { describe, expect, test } from "vitest";
import { drawPrices, euroTicks } from "./price-chart";
import { dateOf, dayOf, judge, stepsIn, summarize } from "./price-periods";

const today = "2026-11-21";
const point = (date: string, lowest: number, average = lowest + 1000) => ({ date, lowest, average, shops: 3 });
const ago = (days: number) => dateOf(dayOf(today) - days);

describe("prices over a period", () => {
  test("hold until the next change and up to today", () => {
    const steps = stepsIn([point(ago(10), 5000), point(ago(4), 4000)], "quarter", today);
    expect(steps.map(({ from, to, lowest }) => [dateOf(from), to - from, lowest])).toEqual([
      [ago(10), 6, 5000],
      [ago(4), 5, 4000],
    ]);
  });
  test("begin with the period at a price from before it, and never before the first observation", () => {
    const [first] = stepsIn([point(ago(400), 5000)], "quarter", today);
    expect(first && dateOf(first.from)).toBe(ago(90));
    const [young] = stepsIn([point(ago(3), 5000)], "year", today);
    expect(young && dateOf(young.from)).toBe(ago(3));
  });
  test("leave out what is still to come, and what cannot be read", () => {
    expect(stepsIn([point("2026-12-01", 5000)], "year", today)).toEqual([]);
    expect(stepsIn([point("gisteren", 5000)], "year", today)).toEqual([]);
    expect(stepsIn([], "year", today)).toEqual([]);
  });
  test("are summed up by lowest and by an average over days, not over changes", () => {
    const summary = summarize([point(ago(99), 10_000), point(ago(0), 5_000)], "year", today);
    expect(summary).toEqual({ since: ago(99), whole: false, days: 100, lowest: 5_000, average: 9_950 });
    expect(summarize([point(ago(400), 10_000)], "year", today)).toMatchObject({ whole: true, days: 365 });
    expect(summarize([], "year", today)).toBeUndefined();
  });
});

describe("the verdict on a price", () => {
  const summary = { since: ago(90), whole: true, days: 91, lowest: 8000, average: 10_000 };
  test.each([
    [7900, "lowest"],
    [8000, "lowest"],
    [9600, "below"],
    [9800, "usual"],
    [10_300, "usual"],
    [10_400, "above"],
  ])("%i is %s", (now, verdict) => {
    expect(judge(now, summary)).toBe(verdict);
  });
  test("a price that never changed is no bargain", () => {
    expect(judge(8000, { ...summary, average: 8000 })).toBe("usual");
  });
  test("two weeks of prices are the least to judge by", () => {
    expect(judge(1, { ...summary, days: 13 })).toBeUndefined();
    expect(judge(1, undefined)).toBeUndefined();
  });
});

describe("the drawing", () => {
  test("has steps from the left edge to the right, within the frame", () => {
    const chart = drawPrices(stepsIn([point(ago(364), 9000), point(ago(100), 8000)], "year", today));
    expect(chart?.lowest).toMatch(/^M0 [\d.]+H[\d.]+L[\d.]+ [\d.]+H1000$/);
    const heights = [...`${chart?.lowest}${chart?.average}`.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map((match) =>
      Number(match[1]),
    );
    for (const height of heights) expect(height >= 0 && height <= 240).toBe(true);
    expect(chart?.days.map(dateOf).at(-1)).toBe(today);
  });
  test("needs a price", () => {
    expect(drawPrices([])).toBeUndefined();
  });
  test.each([
    [8995, 8995],
    [0, 0],
    [100, 250],
    [8000, 12_000],
    [99_900, 149_900],
    [5, 10_000_000],
  ])("the axis for %i to %i has three to eight round amounts around it", (low, high) => {
    const ticks = euroTicks(low, high);
    expect(ticks.length).toBeGreaterThanOrEqual(3);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect((ticks[0] ?? 0) * 100).toBeGreaterThanOrEqual(high);
    expect((ticks.at(-1) ?? 1) * 100).toBeLessThanOrEqual(low);
    expect(ticks.every((tick) => Number.isInteger(tick) && tick >= 0)).toBe(true);
  });
});
