import { z } from "@hono/zod-openapi";
import { flagNames } from "#contract/flags";
import { hashKeys, routeNameKeys } from "#contract/route-names";

const text = z.string().max(300);
const limit = z.number().int().min(0).max(1_000);

export const siteConfigSchema = z.object({
  baseUrl: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]),
  country: text,
  shopName: text,
  featuresList: z.array(z.enum(flagNames)),
  cmsSlugs: z.record(z.string(), text),
  facets: z.array(text),
  head: z.object({
    title: text,
    description: text,
    meta: z.array(z.object({ name: text, content: text })),
    marketplace: z.object({ title: text, description: text }).partial().optional(),
  }),
  mail: text,
  company: z.object({
    name: text,
    street: text,
    postalCode: text,
    city: text,
    phone: text,
    hours: text,
    kvk: text,
    vatId: text,
  }),
  theme: z.object({
    colors: z.object({ color_primary: z.string().regex(/^#[0-9a-f]{6}$/i) }),
    logos: z.object({ header: text, footer: text, icon: text }),
  }),
  social: z.object({ twitter_account: text }),
  limits: z.object({
    footerCategories: limit,
    wishlistPopupItems: limit,
    recentSearches: limit,
    visibleFilterItems: limit,
    scrollableFilterItems: limit,
  }),
});

/** The operator's config: only what differs from the default. Unknown flags are dropped. */
const shape = siteConfigSchema.shape;
export const siteConfigBlockSchema = siteConfigSchema
  .extend({
    featuresList: z.array(z.string()).transform((names) => flagNames.filter((name) => names.includes(name))),
    company: shape.company.partial(),
    head: shape.head.partial(),
    theme: z.object({ colors: shape.theme.shape.colors.partial(), logos: shape.theme.shape.logos.partial() }).partial(),
    social: shape.social.partial(),
    limits: shape.limits.partial(),
  })
  .partial();

const segment = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const routeNamesBlockSchema = z
  .object({
    segments: z.partialRecord(z.enum(routeNameKeys), segment),
    hashes: z.partialRecord(z.enum(hashKeys), segment),
  })
  .partial();

export const sitemapQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000) });
