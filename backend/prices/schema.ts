import { z } from "@hono/zod-openapi";

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
