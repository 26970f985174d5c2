import type { Cents } from "./money";

/**
 * What a shop asks for sending an order. A cart with one unit costs what the product page says: writers of offers use
 * `shippingOfOffer`, carts and orders `shippingOf`.
 */

interface Tariff {
  shippingCost: Cents;
  shippingFreeFrom: Cents | null;
}

const isFree = (goods: Cents, freeFrom: Cents | null) => freeFrom !== null && goods >= freeFrom;

/** Shipping of one unit as its offer states it. `stated`: what the shop says of this item; null: its tariff applies. */
export function shippingOfOffer(price: Cents, stated: Cents | null, tariff: Tariff): Cents {
  return isFree(price, tariff.shippingFreeFrom) ? 0 : (stated ?? tariff.shippingCost);
}

export interface ShippedLine {
  /** Of one unit. */
  price: Cents;
  quantity: number;
  /** The offer's; null: unknown, as on a product page without shipping costs. */
  shipping: Cents | null;
}

/**
 * Shipping of one shop's part of a cart or order: the highest of its lines, because it is sent once. Free when the goods,
 * before discounts, reach the amount from which the shop sends free.
 */
export function shippingOf(lines: readonly ShippedLine[], shop: Pick<Tariff, "shippingFreeFrom">): Cents {
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (isFree(goods, shop.shippingFreeFrom)) return 0;
  return lines.reduce((most, { shipping }) => Math.max(most, shipping ?? 0), 0);
}
