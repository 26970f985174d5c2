import type { OwnReview, ProductReviews } from "./answers/reviews";
import { defineCall } from "./call";

export type { OwnReview, ProductReviews, Review } from "./answers/reviews";

export const REVIEW_LENGTHS = { title: 100, text: 5_000, point: 100, report: 1_000 } as const;
/** Most photos of one review. */
export const REVIEW_PHOTOS = 4;
/** Largest file that a writer may choose; browsers make it smaller before it is sent. */
export const PHOTO_FILE_BYTES = 10_000_000;
/** Largest photo that the service takes. */
export const PHOTO_BYTES = 3_000_000;
/** Widths in which photos are served. */
export const PHOTO_WIDTHS = [320, 1200] as const;
/** Most pros, and most cons, of one review. */
export const REVIEW_POINTS = 5;
/** Reviews on one page. */
export const REVIEWS_SHOWN = 20;
/** Pages beyond this are not served. */
export const REVIEW_PAGES = 50;

export const reviewSorts = ["newest", "highest", "lowest", "helpful"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** `held`: waits for the operator; `hidden`: the operator took it down. */
export const reviewStates = ["visible", "held", "hidden"] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reportReasons = ["fake", "insult", "privacy", "advertising", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a writer says. */
export interface WrittenReview {
  /** 1–5 stars. */
  rating: number;
  title: string;
  text: string;
  pros: string[];
  cons: string[];
  /** Ids of photos that the writer sent, in the order in which they are shown. */
  photos: string[];
}
/** A review as other services may send it: without photos. */
type Sent<Subject> = Omit<WrittenReview, "photos"> & Partial<Pick<WrittenReview, "photos">> & Subject;
type Page = { sort?: ReviewSort; page?: number };

/** RW-01: by offer id or barcode; our own pages also ask by product. */
export const productReviews = defineCall<
  { query: { offer?: string; ean?: string; product?: string } & Page },
  ProductReviews
>({
  name: "productReviews",
  service: "reviews",
  method: "GET",
  path: "/product",
});
/** What was written here about a shop, by the shop's id. */
export const shopReviews = defineCall<{ query: { shop: string } & Page }, ProductReviews>({
  name: "shopReviews",
  service: "reviews",
  method: "GET",
  path: "/shop",
});
/**
 * RW-02. A user's second review of a product replaces the first. 400 with the wrong fields, 404 without such a product,
 * 429 after too many.
 */
export const addReview = defineCall<{ body: Sent<{ productId: string }> }, { review: OwnReview }>({
  name: "addReview",
  service: "products",
  method: "POST",
  path: "/addReview",
  bearer: "required",
  makesStale: ["ownReview", "productReviews"],
});
/** SH-07. The same for a shop. */
export const addShopReview = defineCall<{ body: Sent<{ shopId: string }> }, { review: OwnReview }>({
  name: "addShopReview",
  service: "shops",
  method: "POST",
  path: "/addReview",
  bearer: "required",
  makesStale: ["ownReview", "shopReviews"],
});
/**
 * Sends one photo for a review that is about to be stored: base64 of a JPEG, PNG, WebP, GIF or AVIF file. 400 for
 * anything else, 413 when it is too large, 429 after too many. A photo that no review names is deleted after a day.
 */
export const addReviewPhoto = defineCall<{ body: { photo: string } }, { id: string }>({
  name: "addReviewPhoto",
  service: "reviews",
  method: "POST",
  path: "/photos",
  bearer: "required",
});
/** The user's own review of a product or a shop, whatever its state; null before it is written. */
export const ownReview = defineCall<{ query: { productId?: string; shopId?: string } }, { review: OwnReview | null }>({
  name: "ownReview",
  service: "reviews",
  method: "GET",
  path: "/own",
  bearer: "required",
});
export const deleteReview = defineCall<{ body: { id: string } }, { ok: true }>({
  name: "deleteReview",
  service: "reviews",
  method: "DELETE",
  path: "/own",
  bearer: "required",
  makesStale: ["ownReview", "productReviews", "shopReviews"],
});
/** One vote per user, or per browser; not for one's own review (409). Answers the number of votes. */
export const voteHelpful = defineCall<{ body: { id: string; helpful: boolean } }, { helpful: number }>({
  name: "voteHelpful",
  service: "reviews",
  method: "POST",
  path: "/helpful",
  bearer: "optional",
});
/** In the address of the page that stops mails that ask for a review: in place of the kind of what is reviewed. */
export const REVIEW_MAILS = "mails";
/** The link in mails that ask for a review: whether its recipient gets more of them. 404: the token is none of ours. */
export const reviewMails = defineCall<{ body: { token: string; wanted: boolean } }, { ok: true }>({
  name: "reviewMails",
  service: "reviews",
  method: "POST",
  path: "/mails",
});
export const reportReview = defineCall<{ body: { id: string; reason: ReportReason; text: string } }, { ok: true }>({
  name: "reportReview",
  service: "reviews",
  method: "POST",
  path: "/report",
});
