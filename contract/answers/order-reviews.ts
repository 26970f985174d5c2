import * as v from "valibot";
import { type Answer, or, orNull } from "./kit";
import { own } from "./reviews";
import { flag, id, oneOf, text } from "./values";

export const orderReview = v.object({
  subject: v.object({ kind: oneOf(["product", "shop"]), id, name: text }),
  /** Nobody's account: the writer says the name to show. */
  isGuest: or(flag, false),
  /** The name that is shown with the review, or proposed for it. */
  author: or(text, ""),
  review: orNull(own),
});
export type OrderReview = Answer<typeof orderReview>;
