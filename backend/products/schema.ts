import { z } from "@hono/zod-openapi";

const id = z.string().min(1).max(64);
const words = z.string().max(200);

export const productParams = z.object({ id, suffix: z.string().default("") });
/** Both are always on here; leaving them out makes no difference. */
const on = z
  .literal("1")
  .transform(() => 1 as const)
  .default(1);
export const productQuery = z.object({ withExpired: on, withRedirects: on });
export const offersRequestSchema = z.object({
  id,
  brand: words.nullable().optional(),
  campaignID: words.optional(),
  EAN: z.string().max(20).optional(),
  family_code: words.optional(),
  SKU: words.optional(),
});
export const idsRequestSchema = z.object({ ids: z.array(id).max(100) });
export const similarRequestSchema = z.object({ productIds: z.array(id).min(1).max(100) });
