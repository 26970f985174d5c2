import { defineCall } from "./call";
import type { ProductSummary } from "./products";

type ForUser = { query: { userId?: string; productId?: string } };
type Products = { products: ProductSummary[] };
/** HM-03. */
export const personalized = defineCall<ForUser, Products>({
  name: "personalized",
  service: "recommendations",
  method: "GET",
  path: "/personalized",
  bearer: "required",
});
export const mostViewedItems = defineCall<ForUser, Products>({
  name: "mostViewedItems",
  service: "recommendations",
  method: "GET",
  path: "/mostViewedItems",
});
/** PD-16: what visitors who viewed `productId` also viewed. */
export const relatedViews = defineCall<ForUser, Products>({
  name: "relatedViews",
  service: "recommendations",
  method: "GET",
  path: "/relatedViews",
});
