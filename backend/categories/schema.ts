import { z } from "@hono/zod-openapi";

/** What an operator writes: which categories, in which order, with which words. */
export const featuredBlockSchema = z.object({
  categories: z.array(z.object({ key: z.string(), tagline: z.string().default("") })).max(48),
});
