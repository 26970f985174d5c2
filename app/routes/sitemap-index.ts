import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemapProducts } from "#contract/site";
import { apiOf, optional } from "~/api/server";
import { allPosts } from "~/features/blog/load-blog";
import { sitemapFiles } from "~/seo/sitemap-entries";
import { SITEMAP_TIMEOUT_MS, sitemapResponse, sitemapUnavailable } from "~/seo/sitemap-response";
import { sitemapIndexXml } from "~/seo/sitemap-xml";

export async function loader({ context }: LoaderFunctionArgs) {
  const [products, posts] = await Promise.all([
    optional(apiOf(context).ask(sitemapProducts, { query: { page: 1 } }, { timeoutMs: SITEMAP_TIMEOUT_MS })),
    context.flags.Blog ? allPosts(context, SITEMAP_TIMEOUT_MS) : [],
  ]);
  if (!products || !posts) return sitemapUnavailable();
  const origin = context.site.baseUrl || context.origin;
  return sitemapResponse(sitemapIndexXml(origin, sitemapFiles(context.paths, products.pages, posts.length > 0)));
}
