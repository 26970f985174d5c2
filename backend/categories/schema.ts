import { z } from "@hono/zod-openapi";

const categoryFields = z.object({
  slug: z.string(),
  name: z.string(),
  key: z.string(),
  id: z.string(),
  img: z.string(),
  img_blue: z.string(),
  adult_content: z.boolean(),
  product_count: z.number().int(),
});

const subCategory = categoryFields.extend({ subsubcategory: z.object({ buckets: z.array(categoryFields) }) });
const category = categoryFields.extend({ subcategory: z.object({ buckets: z.array(subCategory) }) });
export const categoryListSchema = z.array(category);

export const categoryPathsSchema = z.record(z.string(), z.string());

const listed = { slug: true, name: true, id: true, img: true, img_blue: true, adult_content: true } as const;
export const mainCategoriesSchema = z.object({ categories: z.array(categoryFields.pick(listed)) });

const heading = z.object({ firstWords: z.string(), secondWords: z.string() });
const content = z.object({
  about: z.object({ heading, text: z.string() }).optional(),
  tips: z.object({ heading, items: z.array(z.object({ title: z.string(), text: z.string() })) }).optional(),
  qa: z.object({ heading, items: z.array(z.object({ question: z.string(), answer: z.string() })) }).optional(),
});

export const categoryDetailSchema = categoryFields.extend({
  path: z.array(categoryFields.pick({ slug: true, name: true, key: true })),
  children: z.array(categoryFields),
  intro: z.string(),
  content,
  page_title: z.string().optional(),
  top_brands: z.array(z.object({ name: z.string(), product_count: z.number().int() })),
});

const featured = categoryFields
  .pick({ slug: true, name: true, key: true, img: true, img_blue: true, adult_content: true })
  .extend({ tagline: z.string() });
export const featuredCategoriesSchema = z.object({ categories: z.array(featured) });

/** What an operator writes: which categories, in which order, with which words. */
export const featuredBlockSchema = z.object({
  categories: z.array(z.object({ key: z.string(), tagline: z.string().default("") })).max(48),
});
