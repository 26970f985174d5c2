import type { Cents } from "#contract/money";

/** Arithmetic of money: whole cents in and out, exact for every amount that an order can have. */

/** amount × numerator ÷ denominator, half a cent rounded up. */
export function shareOf(amount: Cents, numerator: number, denominator: number): Cents {
  const [a, n, d] = [BigInt(amount), BigInt(numerator), BigInt(denominator)];
  return Number((2n * a * n + d) / (2n * d));
}

/** VAT contained in an amount at this percentage. */
export function vatIn(gross: Cents, rate: number): Cents {
  return shareOf(gross, rate, 100 + rate);
}

interface Part {
  share: number;
  room: number;
  rest: bigint;
}

/**
 * Divides an amount in proportion to the weights, to the cent: largest remainder first, the earlier of equals first. No
 * share exceeds its cap. Throws when the caps together are less than the amount.
 */
export function spread(amount: Cents, weights: readonly number[], caps: readonly Cents[] = weights): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (amount > caps.reduce((sum, cap) => sum + cap, 0)) throw new Error("An amount does not fit where it is spread.");
  const parts = weights.map((weight, at): Part => {
    const product = BigInt(amount) * BigInt(weight);
    const share = whole === 0n ? 0 : Number(product / whole);
    const cap = caps[at] ?? 0;
    return share >= cap
      ? { share: cap, room: 0, rest: 0n }
      : { share, room: cap - share, rest: whole === 0n ? 0n : product % whole };
  });
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? 0 : a.rest > b.rest ? -1 : 1));
  let left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  // First a cent to each, then whatever caps have left over to those that still have room.
  for (const most of [1, amount]) {
    for (const part of byRest) {
      const more = Math.min(left, part.room, most);
      part.share += more;
      part.room -= more;
      left -= more;
    }
  }
  return parts.map(({ share }) => share);
}

export interface VatShare {
  /** In percent. */
  rate: number;
  gross: Cents;
  vat: Cents;
}

/** VAT contained in these amounts by rate, the highest first; amounts without a rate (margin scheme) are left out. */
export function vatByRate(amounts: readonly { rate: number | null; gross: Cents }[]): VatShare[] {
  const sums = new Map<number, Cents>();
  for (const { rate, gross } of amounts) if (rate !== null) sums.set(rate, (sums.get(rate) ?? 0) + gross);
  return [...sums].sort(([a], [b]) => b - a).map(([rate, gross]) => ({ rate, gross, vat: vatIn(gross, rate) }));
}

/** What shipping is of each rate: it follows the goods that are sent. */
export function shippingByRate(
  shipping: Cents,
  goods: readonly { rate: number | null; gross: Cents }[],
): { rate: number | null; gross: Cents }[] {
  const weights = goods.map(({ gross }) => gross);
  const isFree = weights.every((weight) => weight === 0);
  const shares = spread(
    shipping,
    isFree ? goods.map(() => 1) : weights,
    goods.map(() => shipping),
  );
  return goods.map(({ rate }, at) => ({ rate, gross: shares[at] ?? 0 }));
}

/** The rate of the platform's own services. */
const SERVICE_VAT = 21;

/** The platform's share of what a line costs, and the VAT on it, which comes on top. */
export function commissionOf(total: Cents, basisPoints: number): { commission: Cents; commissionVat: Cents } {
  const commission = shareOf(total, basisPoints, 10_000);
  return { commission, commissionVat: shareOf(commission, SERVICE_VAT, 100) };
}
