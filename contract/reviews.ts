import { defineCall } from "./call";

export interface Review {
  id: string;
  author: string;
  /** 1–5. */
  rating: number;
  title: string;
  text: string;
  pros: string[];
  cons: string[];
  /** YYYY-MM-DD. */
  date: string;
  /** True only when the author bought the product here. */
  verified: boolean;
}
export interface ProductReviews {
  /** 0–5 with one decimal; null without reviews. */
  average: number | null;
  count: number;
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  histogram: [number, number, number, number, number];
  /** Newest first, at most 20. */
  reviews: Review[];
}
/** RW-01: by offer id or barcode. */
export const productReviews = defineCall<{ query: { offer?: string; ean?: string } }, ProductReviews>({
  name: "productReviews",
  service: "reviews",
  method: "GET",
  path: "/product",
});
