import type { Deal } from "./answers/products";
import { defineCall } from "./call";

export type { Deal } from "./answers/products";

/** HM-02. */
export const homepageDeals = defineCall<{ body: Record<never, never> }, { products: Deal[] }>({
  name: "homepageDeals",
  service: "discounts",
  method: "POST",
  path: "/v1/homepage/",
});
