import { z } from "@hono/zod-openapi";
import type { Facets } from "#contract/search";
import { productSummarySchema } from "../products/schema";

const count = z.number().int().min(0);
export const facetSchema = z
  .object({
    label: z.string(),
    wpIndex: z.number().optional(),
    buckets: z.array(z.object({ key: z.string(), label: z.string().optional(), doc_count: count })),
  })
  .openapi("Facet");

const named = Object.fromEntries(
  ["brand", "color", "gender", "size", "model", "campaign", "category", "delivery"].map((key) => [
    key,
    facetSchema.optional(),
  ]),
);
const end = z.number().int().nullable();
export const facetsSchema = z
  .object({
    ...named,
    price: z.object({ min: count, max: count }).optional(),
    price_ranges: z.array(z.object({ from: end, to: end, doc_count: count })).optional(),
  })
  .catchall(facetSchema)
  .openapi("Facets") as unknown as z.ZodType<Facets>;

const hits = z.array(z.object({ _id: z.string(), _source: productSummarySchema }));
export const searchResponse = z
  .object({
    hits: z.object({ hits, total: z.object({ value: count }) }),
    hidden_adult: count.optional(),
    expiredProducts: z.array(productSummarySchema),
    warnings: z.array(z.object({ type: z.string(), from: z.string(), to: z.string() })),
    spellingCorrections: z.array(z.string()),
    top_categories: z.array(z.string()),
    videos: z.array(z.object({ title: z.string(), url: z.string(), image: z.string().optional() })),
    search_id: z.string(),
    facets: facetsSchema.optional(),
    page_title: z.string().optional(),
    unknown_filters: z.array(z.string()).optional(),
  })
  .openapi("SearchResponse");

export const suggestionsResponse = z
  .object({
    terms: z.array(z.string()),
    categories: z.array(z.object({ name: z.string(), key: z.string(), path: z.string() })),
    brands: z.array(z.object({ name: z.string() })),
    products: z.array(productSummarySchema),
    hidden_adult: count.optional(),
  })
  .openapi("Suggestions");

export const facetsResponse = z.object({ facets: facetsSchema });
export const facetResponse = z.object({ facet: facetSchema });
