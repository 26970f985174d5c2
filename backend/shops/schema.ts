import { z } from "@hono/zod-openapi";

const shopSummary = z.object({
  id: z.string(),
  website: z.string(),
  name: z.string(),
  logo: z.string(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  productCount: z.number().int(),
});
export const shopsSchema = z.object({ shops: z.array(shopSummary) });

export const shopSchema = shopSummary.extend({
  description: z.string(),
  url: z.string(),
  identity: z.object({
    legalName: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    kvk: z.string(),
    vatId: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  since: z.number().int(),
  certificates: z.array(z.string()),
  paymentMethods: z.array(z.string()),
  returnDays: z.number().int(),
  shipping: z.object({ cost: z.number().int(), freeFrom: z.number().int().nullable() }),
});
export const shopOrMovedSchema = z.union([shopSchema, z.object({ location: z.string() })]);
