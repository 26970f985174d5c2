import type { Cents } from "#contract/money";

/**
 * Entries of the books. Positive: what an account owes the platform or keeps for it; negative: what it is owed. The
 * entries of one event add up to zero.
 */
export interface Entry {
  account: string;
  amount: Cents;
}

export const sellerAccount = (shopId: string) => `seller:${shopId}`;

interface Earned {
  shopId: string;
  /** What the buyer pays for the order. */
  total: Cents;
  /** What the platform pays of its own codes. */
  funded: Cents;
  /** Of all lines, its VAT included. */
  commission: Cents;
}

/** What a seller gets of an order. */
export const earningOf = ({ total, funded, commission }: Omit<Earned, "shopId">): Cents => total + funded - commission;

/** The entries when the payment of an order is captured. */
export function captured(order: Earned): Entry[] {
  return [
    { account: "provider", amount: order.total },
    { account: sellerAccount(order.shopId), amount: -earningOf(order) },
    { account: "commission", amount: -order.commission },
    { account: "platform", amount: order.funded },
  ].filter(({ amount }) => amount !== 0);
}

/** The entries when a part of an order is given back: its share of each amount that was captured, the other way. */
export function refunded(order: Earned): Entry[] {
  return captured(order).map(({ account, amount }) => ({ account, amount: -amount }));
}
