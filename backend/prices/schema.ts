import { z } from "@hono/zod-openapi";

const point = z.object({
  date: z.string(),
  lowest: z.number().int(),
  average: z.number().int(),
  shops: z.number().int(),
});
export const priceHistorySchema = z.object({ productId: z.string(), currency: z.string(), points: z.array(point) });

export const relatedQuery = z.object({
  expired: z
    .literal("1")
    .transform(() => 1 as const)
    .default(1),
  offer: z.string().min(1).max(100).optional(),
  ean: z
    .string()
    .regex(/^\d{13}$/)
    .optional(),
});
