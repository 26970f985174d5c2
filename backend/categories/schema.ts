import { z } from "@hono/zod-openapi";

/** The operator's featured categories, in order, with their taglines. */
export const featuredBlockSchema = z.object({
  categories: z.array(z.object({ key: z.string(), tagline: z.string().default("") })).max(48),
});
