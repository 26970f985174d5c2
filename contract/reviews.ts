import type { ProductReviews } from "./answers/reviews";
import { defineCall } from "./call";

export type { ProductReviews, Review } from "./answers/reviews";

/** RW-01: by offer id or barcode. */
export const productReviews = defineCall<{ query: { offer?: string; ean?: string } }, ProductReviews>({
  name: "productReviews",
  service: "reviews",
  method: "GET",
  path: "/product",
});
