import { defineCall } from "./call";
import type { Cents } from "./money";
import type { ProductSummary } from "./products";

/**
 * A real price drop: `before` is the lowest price of the 30 days before the reduction (directive 98/6/EC article 6a),
 * `percentage` is computed on it, and `since` is the day the reduction began.
 */
export interface Deal extends ProductSummary {
  drop: { before: Cents; now: Cents; percentage: number; since: string };
}
/** HM-02. */
export const homepageDeals = defineCall<{ body: Record<never, never> }, { products: Deal[] }>({
  name: "homepageDeals",
  service: "discounts",
  method: "POST",
  path: "/v1/homepage/",
});
