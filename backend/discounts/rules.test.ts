import { describe, expect, it } from "vitest";
import { type MarketDay, marketDays } from "../prices/rules";
import { isWorthShowing } from "../products/reduction";
import { currentReduction, daysBefore } from "./rules";

/** History of one offer, day number → price. */
function history(prices: Record<number, number | null>): MarketDay[] {
  const observations = Object.entries(prices).map(([n, price]) => ({
    offerId: "a",
    shopId: "a",
    day: day(Number(n)),
    price,
  }));
  return marketDays(observations);
}
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);

describe("the reduction that runs today", () => {
  it("is 20 % for 100 → 80, on the lowest price of the 30 days before", () => {
    expect(currentReduction(history({ 0: 100, 50: 80 }))).toEqual({
      before: 100,
      now: 80,
      percentage: 20,
      since: day(50),
    });
  });

  it("is none for 80 → 100 → 90: raised first, then cut", () => {
    expect(currentReduction(history({ 0: 80, 40: 100, 55: 90 }))).toBeUndefined();
  });

  it("counts 80 no longer once it is more than 30 days past", () => {
    expect(currentReduction(history({ 0: 80, 20: 100, 50: 90 }))).toMatchObject({ before: 100, percentage: 10 });
    expect(currentReduction(history({ 0: 80, 21: 100, 50: 90 }))).toBeUndefined();
  });

  it("keeps its base when it runs longer than 30 days", () => {
    const days = history({ 0: 100, 50: 80 });
    expect(currentReduction(days)?.before).toBe(100);
    expect(currentReduction([...days, { day: day(200), lowest: 80, average: 95, shops: 2 }])).toMatchObject({
      before: 100,
      since: day(50),
    });
  });

  it("is measured from the last step when a price falls twice", () => {
    expect(currentReduction(history({ 0: 100, 50: 90, 60: 80 }))).toMatchObject({ before: 90, percentage: 11 });
  });

  it("is none after a rise, without a history, or when nobody sells", () => {
    expect(currentReduction(history({ 0: 80, 50: 100 }))).toBeUndefined();
    expect(currentReduction(history({ 0: 80 }))).toBeUndefined();
    expect(currentReduction(history({ 0: 100, 50: 80, 60: null }))).toBeUndefined();
    expect(currentReduction([])).toBeUndefined();
  });

  it("takes no price from before a gap of more than 30 days", () => {
    expect(currentReduction(history({ 0: 100, 10: null, 60: 80 }))).toBeUndefined();
    expect(currentReduction(history({ 0: 100, 40: null, 60: 80 }))).toMatchObject({ before: 100 });
  });

  it("agrees with a day-by-day reading of the rule for a thousand histories", () => {
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * n);
    };
    let found = 0;
    for (let round = 0; round < 1_000; round += 1) {
      const length = 5 + random(120);
      const prices: Record<number, number | null> = { 0: 50 + random(60) };
      for (let change = random(6); change > 0; change -= 1) {
        prices[random(length)] = random(8) === 0 ? null : 50 + random(60);
      }
      const expected = byTheDay(prices, length);
      const actual = currentReduction(history(prices));
      expect(actual && { before: actual.before, now: actual.now, since: actual.since }).toEqual(expected);
      if (actual) {
        found += 1;
        expect(actual.percentage).toBeLessThanOrEqual(((actual.before - actual.now) / actual.before) * 100);
      }
    }
    expect(found).toBeGreaterThan(100);
  });
});

/** The rule taken literally: the price of every day, then the start of the current one, then the 30 days before. */
function byTheDay(prices: Record<number, number | null>, length: number) {
  const daily: (number | null)[] = [];
  for (let n = 0; n < length; n += 1) daily.push(n in prices ? (prices[n] ?? null) : (daily.at(-1) ?? null));
  const now = daily.at(-1) ?? null;
  if (now === null) return undefined;
  let since = daily.length - 1;
  while (since > 0 && daily[since - 1] === now) since -= 1;
  const prior = daily.slice(Math.max(0, since - 30), since).filter((price) => price !== null);
  const before = Math.min(...prior);
  return prior.length > 0 && now < before ? { before, now, since: day(since) } : undefined;
}

it("shows nothing below five percent", () => {
  expect(isWorthShowing({ percentage: 4 })).toBe(false);
  expect(isWorthShowing({ percentage: 5 })).toBe(true);
});

it("counts days across months and years", () => {
  expect(daysBefore("2026-01-15", 30)).toBe("2025-12-16");
  expect(daysBefore("2024-03-01", 1)).toBe("2024-02-29");
});
