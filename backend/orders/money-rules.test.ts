import { describe, expect, it, test } from "vitest";
import { commissionOf, shareOf, shippingByRate, spread, vatByRate, vatIn } from "./money-rules";
import { seeded } from "./random.fixture";

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test.each([
  [0, 21, 0],
  [121, 21, 21],
  [109, 9, 9],
  [1_000, 0, 0],
  // 2.9752… and 0.5 exactly.
  [17, 21, 3],
  [6, 9, 0],
  [99_999_999, 21, 17_355_372],
])("VAT in %i cents at %i percent is %i", (gross, rate, vat) => expect(vatIn(gross, rate)).toBe(vat));

it("rounds half a cent up", () => {
  expect([shareOf(1, 1, 2), shareOf(3, 1, 2), shareOf(1, 49, 100), shareOf(1, 50, 100)]).toEqual([1, 2, 0, 1]);
  expect(shareOf(9_007_199_254, 9_999, 10_000)).toBe(9_006_298_534);
});

test.each([
  ["thirds, the first first", 100, [1, 1, 1], [100, 100, 100], [34, 33, 33]],
  ["to the largest remainder first", 10, [5, 3, 2, 1], [5, 3, 2, 1], [4, 3, 2, 1]],
  ["nothing", 0, [3, 4], [3, 4], [0, 0]],
  ["all there is", 7, [3, 4], [3, 4], [3, 4]],
  ["past what some may have", 10, [100, 100], [2, 50], [2, 8]],
])("spreads %s", (_, amount, weights, caps, expected) => expect(spread(amount, weights, caps)).toEqual(expected));

it("refuses to spread more than there is room for", () => expect(() => spread(8, [3, 4])).toThrow());

describe("whatever the amounts", () => {
  const random = seeded(52);
  const lines = () =>
    Array.from({ length: random.between(1, 12) }, () => random.below(random.oneOf([3, 500, 9_000_000])));

  it("a spread adds up, keeps to its caps, and is within a cent of its proportion", () => {
    for (let step = 0; step < 500; step += 1) {
      const weights = lines();
      const whole = sum(weights);
      const amount = random.between(0, whole);
      const shares = spread(amount, weights);
      expect(sum(shares)).toBe(amount);
      shares.forEach((share, at) => {
        const weight = weights[at] ?? 0;
        expect(Number.isSafeInteger(share) && share >= 0 && share <= weight).toBe(true);
        if (whole > 0) expect(Math.abs(share - (amount * weight) / whole)).toBeLessThanOrEqual(1);
      });
      const caps = weights.map((weight) => random.below(weight + 1));
      const capped = spread(Math.min(amount, sum(caps)), weights, caps);
      expect(sum(capped)).toBe(Math.min(amount, sum(caps)));
      for (const [at, share] of capped.entries()) expect(share).toBeLessThanOrEqual(caps[at] ?? 0);
    }
  });

  it("net and VAT of each rate add up, and shipping follows the goods to the cent", () => {
    for (let step = 0; step < 300; step += 1) {
      const goods = lines().map((gross) => ({ gross, rate: random.oneOf([21, 9, 0, null]) }));
      const shipping = random.below(2_000);
      const sent = shippingByRate(shipping, goods);
      expect(sum(sent.map(({ gross }) => gross))).toBe(shipping);
      const rates = vatByRate([...goods, ...sent]);
      const margin = sum([...goods, ...sent].map(({ rate, gross }) => (rate === null ? gross : 0)));
      expect(sum(rates.map(({ gross }) => gross)) + margin).toBe(sum(goods.map(({ gross }) => gross)) + shipping);
      for (const { rate, gross, vat } of rates) {
        const net = gross - vat;
        // Half up: the VAT of the exact net amount is at most half a cent away.
        expect(Math.abs(vat * (100 + rate) - gross * rate) * 2).toBeLessThanOrEqual(100 + rate);
        expect(net).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("commission never exceeds what is paid, and has its VAT on top", () => {
    for (let step = 0; step < 300; step += 1) {
      const total = random.below(10_000_000);
      const { commission, commissionVat } = commissionOf(total, random.between(0, 5_000));
      expect(commission).toBeLessThanOrEqual(total);
      expect(Math.abs(commissionVat * 100 - commission * 21)).toBeLessThanOrEqual(50);
    }
  });
});
