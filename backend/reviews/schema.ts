import { z } from "@hono/zod-openapi";

export const reviewsQuery = z.object({
  offer: z.string().min(1).max(100).optional(),
  ean: z
    .string()
    .regex(/^\d{13}$/)
    .optional(),
});
