import { z } from "@hono/zod-openapi";

const n = z.number().int();
const review = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  date: z.string(),
  verified: z.boolean(),
});
export const productReviewsSchema = z.object({
  average: z.number().nullable(),
  count: n,
  histogram: z.tuple([n, n, n, n, n]),
  reviews: z.array(review),
});

export const reviewsQuery = z.object({
  offer: z.string().min(1).max(100).optional(),
  ean: z
    .string()
    .regex(/^\d{13}$/)
    .optional(),
});
