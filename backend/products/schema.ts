import { z } from "@hono/zod-openapi";

const cents = z.number().int().min(0);
const rating = z.object({ average: z.number(), count: z.number().int() });
const image = z.object({ url: z.string(), widths: z.array(z.number().int()).optional() });
const delivery = z.object({ minDays: z.number().int(), maxDays: z.number().int(), cutoff: z.string().optional() });
const specification = z.object({ group: z.string(), name: z.string(), value: z.string() });

const offerSchema = z
  .object({
    id: z.string(),
    shop: z.object({
      id: z.string(),
      website: z.string(),
      name: z.string(),
      rating: z.number().nullable(),
      reviewCount: z.number().int(),
    }),
    merchantProductId: z.string(),
    title: z.string(),
    url: z.string(),
    price: cents,
    shipping: cents,
    total: cents,
    currency: z.string(),
    EAN: z.string().optional(),
    SKU: z.string().optional(),
    availability: z.enum(["in_stock", "out_of_stock", "preorder", "backorder"]),
    condition: z.enum(["new", "refurbished", "used"]),
    delivery: delivery.nullable(),
    checkedAt: z.string(),
  })
  .openapi("Offer");

const summaryOffer = z.object({
  url: z.string(),
  price: cents,
  shipping: cents,
  shop: z.string(),
  EAN: z.string().optional(),
  SKU: z.string().optional(),
});

export const productSummarySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    shortDesc: z.string(),
    images: z.array(image),
    canonical_path: z.string(),
    brand: z.string().nullable(),
    category: z.string(),
    currency: z.string(),
    offers: z.array(summaryOffer),
    lowestPrice: cents.nullable(),
    lowestTotal: cents.nullable(),
    shopCount: z.number().int(),
    rating: rating.nullable(),
    highlights: z.array(z.string()),
    delivery: delivery.nullable(),
    adult_content: z.boolean(),
    expired: z.boolean(),
  })
  .openapi("ProductSummary");

export const productsSchema = z.object({ products: z.array(productSummarySchema) });

export const productSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    shortDesc: z.string(),
    description: z.string(),
    brand: z.string().nullable(),
    campaignID: z.string().optional(),
    family_code: z.string().optional(),
    GTIN: z.string().optional(),
    ISBN: z.string().optional(),
    MPN: z.string().optional(),
    canonical_path: z.string(),
    category: z.string(),
    categoryPath: z.array(z.object({ slug: z.string(), name: z.string(), key: z.string() })),
    currency: z.string(),
    images: z.array(image),
    offers: z.array(offerSchema),
    specifications: z.array(specification),
    color: z.array(z.string()),
    size: z.array(z.string()),
    gender: z.enum(["male", "female", "unisex", "kids"]).nullable(),
    model: z.string().nullable(),
    rating: rating.nullable(),
    adult_content: z.boolean(),
    expired: z.boolean(),
    createdAt: z.string(),
  })
  .openapi("Product");

export const movedSchema = z.object({ location: z.string(), status: z.number().int().optional() });
export const productOrMovedSchema = z.union([productSchema, movedSchema]);
export const offersSchema = z.object({ offers: z.array(offerSchema) });
export const moreLikeThisSchema = z.object({
  hits: z.object({ hits: z.array(z.object({ _id: z.string(), _source: productSummarySchema })) }),
});

const id = z.string().min(1).max(64);
const words = z.string().max(200);

export const productParams = z.object({ id, suffix: z.string().default("") });
/** Both are always on here; a caller that leaves them out gets the same answer. */
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
