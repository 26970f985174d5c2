import { z } from "@hono/zod-openapi";

export const popularTermsSchema = z.object({ terms: z.array(z.string().max(100)).max(50) });
export const marketStatusSchema = z.object({ open: z.boolean(), message: z.string().max(500) });
export const supportArticleSchema = z.object({ id: z.string(), title: z.string(), text: z.string() });
/** The operator's articles by id. */
export const supportArticlesSchema = z.record(z.string(), supportArticleSchema);
