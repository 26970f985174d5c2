import type { Condition } from "#contract/products";
import { vatCategories } from "./vat-categories";

const STANDARD = 21;

/**
 * VAT included in a price, in percent: what the shop states, else that of the category (`key`, dot-joined slugs). Null for
 * used goods: they are sold under the margin scheme, whose VAT is not stated.
 */
export function vatRateOf(
  offer: { vatRate: number | null; condition: Condition },
  category: { key: string },
): number | null {
  if (offer.vatRate !== null) return offer.vatRate;
  if (offer.condition === "used") return null;
  const deepest = category.key.split(".").findLast((slug) => vatCategories.has(slug));
  return (deepest === undefined ? undefined : vatCategories.get(deepest)) ?? STANDARD;
}
