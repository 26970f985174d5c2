import type { WrittenReview } from "#contract/reviews";

/** The name of the button that deletes the review. */
export const DELETE = "verwijderen";
/** The name of the field with the name that a guest wants to show. */
export const AUTHOR = "naam";
/** Values of the page's status. */
export const orderReviewStates = { posted: "geplaatst", deleted: "verwijderd" } as const;

/** Why nothing was stored, and what was typed. Problems are texts, by field. */
export interface OrderReviewOutcome {
  status: 413 | 422 | 429 | 502;
  problems: Record<string, string>;
  failure: string;
  typed?: Omit<WrittenReview, "photos"> & { author: string };
}
