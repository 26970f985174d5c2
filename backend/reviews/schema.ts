import { z } from "@hono/zod-openapi";
import { GUEST_NAME, type Reviewed } from "#contract/order-reviews";
import {
  PHOTO_BYTES,
  PHOTO_FILE_BYTES,
  REVIEW_LENGTHS,
  REVIEW_PAGES,
  REVIEW_PHOTOS,
  REVIEW_POINTS,
  reportReasons,
  reviewSorts,
  type WrittenReview,
} from "#contract/reviews";
import { idField, line } from "../users/fields";

const page = {
  sort: z.enum(reviewSorts).optional(),
  page: z.coerce.number().int().min(1).max(REVIEW_PAGES).optional(),
};
export const reviewsQuery = z.object({
  offer: z.string().min(1).max(100).optional(),
  ean: z
    .string()
    .regex(/^\d{13}$/)
    .optional(),
  product: idField.optional(),
  ...page,
});
export const shopReviewsQuery = z.object({ shop: idField, ...page });
export const ownQuery = z.object({ productId: idField.optional(), shopId: idField.optional() });

const unprintable = /[^\P{Cc}\n]|\p{Surrogate}/u;
/** Several lines of plain text: tabs become spaces, and no more than one line stays empty. */
function paragraphs(max: number, min = 1) {
  return z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        .replace(/\t/g, " ")
        .replace(/\n{3,}/g, "\n\n")
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(min)
        .max(max, `At most ${max} characters.`)
        .refine((text) => !unprintable.test(text), "This cannot be printed."),
    );
}
const points = z.array(line(1, REVIEW_LENGTHS.point)).max(REVIEW_POINTS);
const written = {
  rating: z.number().int().min(1).max(5),
  title: line(1, REVIEW_LENGTHS.title),
  text: paragraphs(REVIEW_LENGTHS.text),
  pros: points,
  cons: points,
  photos: z
    .array(idField)
    .max(REVIEW_PHOTOS)
    .refine((ids) => new Set(ids).size === ids.length, "Each photo once.")
    .default([]),
};
export const productReviewBody: z.ZodType<WrittenReview & { productId: string }> = z.object({
  productId: idField,
  ...written,
});
export const shopReviewBody: z.ZodType<WrittenReview & { shopId: string }> = z.object({ shopId: idField, ...written });

const PHOTO_CHARACTERS = Math.ceil(PHOTO_BYTES / 3) * 4;
export const photoBody = z.object({ photo: z.string().min(1).max(PHOTO_CHARACTERS) });

/** What of which purchase is reviewed. */
const reviewed = { order_id: idField, of: idField, access: line(1, 100).optional() };
export const reviewedBody = z.object(reviewed);
export const orderReviewBody: z.ZodType<Reviewed & WrittenReview & { author?: string | undefined }> = z.object({
  ...reviewed,
  ...written,
  author: line(0, GUEST_NAME).optional(),
});
/** Browsers that post the page's form by themselves send what the camera made. */
export const ORDER_PHOTO_CHARACTERS = Math.ceil(PHOTO_FILE_BYTES / 3) * 4;
export const orderPhotoBody = z.object({ ...reviewed, photo: z.string().min(1).max(ORDER_PHOTO_CHARACTERS) });

export const mailsBody = z.object({ token: z.string().max(200), wanted: z.boolean() });
export const voteBody = z.object({ id: idField, helpful: z.boolean() });
export const reportBody = z.object({
  id: idField,
  reason: z.enum(reportReasons),
  text: paragraphs(REVIEW_LENGTHS.report, 0),
});
/** What an operator writes. */
export const said = paragraphs;
