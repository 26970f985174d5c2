import type { ShippingMethod } from "#contract/checkout";
import type { Delivery } from "#contract/products";
import { priceOfShop } from "./cart-answer";
import type { OrderableLine } from "./line-rules";

/** When everything is there, because an order is sent at once; null when a line promises nothing. */
export function slowest(promises: readonly (Delivery | null)[]): Delivery | null {
  return promises.reduce((found, promise) => {
    if (!found || !promise) return null;
    const cutoff = [found.cutoff, promise.cutoff].filter((time) => time !== undefined).sort()[0];
    return {
      minDays: Math.max(found.minDays, promise.minDays),
      maxDays: Math.max(found.maxDays, promise.maxDays),
      ...(cutoff !== undefined && { cutoff }),
    };
  });
}

/**
 * The ways in which a shop sends these lines, by its tariff; the one for home comes first. What is sent free to a home
 * is free at a pick-up point too.
 */
export function methodsOf(lines: readonly OrderableLine[]): ShippingMethod[] {
  const [first] = lines;
  if (!first) return [];
  const price = priceOfShop(lines, first.shop.shippingFreeFrom).shipping;
  const pickupPrice = price === 0 ? 0 : (first.shop.pickupCost ?? price);
  const promise = slowest(lines.map(({ offer }) => offer.promise));
  return [
    { id: "standard", name: "Bezorgen", price, promise, pickup: false },
    { id: "pickup", name: "Afhaalpunt", price: pickupPrice, promise, pickup: true },
  ];
}
