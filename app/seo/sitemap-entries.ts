import type { BlogPostSummary } from "#contract/blog";
import type { Category, CategoryFields } from "#contract/categories";
import { type Paths, slugsOfKey } from "~/paths";
import type { SitemapEntry } from "./sitemap-xml";

const FIXED = ["pages", "categories", "shops", "articles"] as const;
export type SitemapName = { kind: (typeof FIXED)[number] } | { kind: "products"; page: number };

/** `products-3.xml` → the third file of products; undefined when there is no such sitemap. */
export function parseSitemapName(name: string): SitemapName | undefined {
  const [, kind, page] = /^(\w+?)(?:-([1-9]\d{0,4}))?\.xml$/.exec(name) ?? [];
  if (kind === "products" && page) return { kind, page: Number(page) };
  const fixed = FIXED.find((known) => known === kind);
  return fixed && !page ? { kind: fixed } : undefined;
}

/** All sitemap files, given the number of files with products. */
export function sitemapFiles(paths: Paths, productPages: number, hasArticles: boolean): SitemapEntry[] {
  const names = FIXED.filter((kind) => hasArticles || kind !== "articles").map((kind) => `${kind}.xml`);
  for (let page = 1; page <= productPages; page++) names.push(`products-${page}.xml`);
  return names.map((name) => ({ path: paths.to("sitemap", { name }) }));
}

/** The list of articles, and every article with the day of its last change. */
export function articlePages(posts: readonly BlogPostSummary[], paths: Paths): SitemapEntry[] {
  const articles = posts.map((post) => ({ path: paths.blogPost(post), lastmod: post.updated || post.date }));
  return articles.length > 0 ? [{ path: paths.to("blogs", {}) }, ...articles] : [];
}

const policies = ["termsAndConditions", "privacy", "cookies", "accessibility", "productSafety", "company"] as const;

/** Pages that always exist. */
export function fixedPages(paths: Paths): SitemapEntry[] {
  const named = ["allCategories", "webshops", "business", "contact", ...policies] as const;
  return [paths.home(), ...named.map((name) => paths.to(name, {}))].map((path) => ({ path }));
}

/**
 * The page and the product listing of every category that is not for adults, down to the third level. Only categories
 * in categories_routes.json have a page (CT-04); `routes` holds its keys.
 */
export function categoryPages(tree: readonly Category[], routes: ReadonlySet<string>, paths: Paths): SitemapEntry[] {
  return flatten(tree).flatMap(({ key, adult_content }) => {
    const slugs = slugsOfKey(key);
    const page = adult_content || !routes.has(key) ? undefined : paths.category(slugs);
    return page ? [{ path: page }, { path: paths.listing(slugs) }] : [];
  });
}

/** The tree as a flat list, without adult categories and everything below them. */
function flatten(tree: readonly Category[]): CategoryFields[] {
  const open = (category: CategoryFields) => !category.adult_content;
  return tree
    .filter(open)
    .flatMap((main) => [
      main,
      ...main.subcategory.buckets.filter(open).flatMap((sub) => [sub, ...sub.subsubcategory.buckets]),
    ]);
}
