import { defineCall } from "./call";
import type { Cents } from "./money";
import type { ProductSummary } from "./products";

/** One day on which a price changed: over all new, orderable offers of the product. */
export interface PricePoint {
  /** YYYY-MM-DD. */
  date: string;
  lowest: Cents;
  average: Cents;
  shops: number;
}
export interface PriceHistory {
  productId: string;
  currency: string;
  /** Oldest first; a point holds until the next one. Never a date before the first observation. */
  points: PricePoint[];
}

/** PD-08. */
export const priceHistory = defineCall<{ params: { id: string } }, PriceHistory>({
  name: "priceHistory",
  service: "prices",
  method: "GET",
  path: "/prices/{id}",
});
/** PD-09: what to buy instead of, or beside, an offer. */
export const related = defineCall<
  { query: { expired: 1; offer?: string; ean?: string } },
  { products: ProductSummary[] }
>({
  name: "related",
  service: "prices",
  method: "GET",
  path: "/related/",
});
