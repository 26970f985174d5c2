import type { OrderReview } from "./answers/order-reviews";
import { defineCall } from "./call";
import type { OwnReview, WrittenReview } from "./reviews";

export type { OrderReview } from "./answers/order-reviews";

/** Most characters of the name that a guest wants with a review. */
export const GUEST_NAME = 50;

/**
 * What of a purchase is reviewed. `of` is the id of a line, or that of a shop's order for the shop itself; `access` is
 * the key of the links in mails.
 */
export interface Reviewed {
  order_id: string;
  of: string;
  access?: string;
}
const reviews = { service: "carts", method: "POST", bearer: "optional" } as const;

/** What the buyer wrote about it, if anything. 404 until it has been delivered, and for whoever may not read the order. */
export const orderReview = defineCall<{ body: Reviewed }, OrderReview>({
  ...reviews,
  name: "orderReview",
  path: "/orders/review/",
});
/**
 * Writes about what was bought, or replaces what was written: as the user who bought it, or as a guest, who says the
 * name to show. 400 with the wrong fields, 404 as above, 429 after too many.
 */
export const addOrderReview = defineCall<
  { body: Reviewed & WrittenReview & { author?: string } },
  { review: OwnReview }
>({
  ...reviews,
  name: "addOrderReview",
  path: "/orders/review/add/",
  makesStale: ["ownReview", "productReviews", "shopReviews"],
});
/** Sends one photo ahead of such a review; see `addReviewPhoto`. */
export const addOrderPhoto = defineCall<{ body: Reviewed & { photo: string } }, { id: string }>({
  ...reviews,
  name: "addOrderPhoto",
  path: "/orders/review/photos/",
});
export const deleteOrderReview = defineCall<{ body: Reviewed }, { ok: true }>({
  ...reviews,
  name: "deleteOrderReview",
  path: "/orders/review/delete/",
  makesStale: ["ownReview", "productReviews", "shopReviews"],
});
