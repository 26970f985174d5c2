import type { PriceHistory } from "./answers/prices";
import { defineCall } from "./call";
import type { ProductSummary } from "./products";

export type { PriceHistory, PricePoint } from "./answers/prices";

/** PD-08. */
export const priceHistory = defineCall<{ params: { id: string } }, PriceHistory>({
  name: "priceHistory",
  service: "prices",
  method: "GET",
  path: "/prices/{id}",
});
/** PD-09: alternatives and additions to an offer. */
export const related = defineCall<
  { query: { expired: 1; offer?: string; ean?: string } },
  { products: ProductSummary[] }
>({
  name: "related",
  service: "prices",
  method: "GET",
  path: "/related/",
});
