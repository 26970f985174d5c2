import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { categoriesList, categoriesList2, categoriesRoutes } from "#contract/categories";
import { allShops } from "#contract/shops";
import { sitemapProducts } from "#contract/site";
import { notFound } from "~/api/problems";
import { apiOf, optional } from "~/api/server";
import { allPosts } from "~/features/blog/load-blog";
import { articlePages, categoryPages, fixedPages, parseSitemapName, type SitemapName } from "~/seo/sitemap-entries";
import { SITEMAP_TIMEOUT_MS, sitemapResponse, sitemapUnavailable } from "~/seo/sitemap-response";
import { type SitemapEntry, sitemapXml } from "~/seo/sitemap-xml";

const options = { timeoutMs: SITEMAP_TIMEOUT_MS };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const name = parseSitemapName(params.name ?? "");
  const entries = name ? await optional(entriesOf(name, context)) : [];
  if (!entries) return sitemapUnavailable();
  if (entries.length === 0) return notFound();
  return sitemapResponse(sitemapXml(context.site.baseUrl || context.origin, entries));
}

/** Null when a backend did not answer. */
async function entriesOf(name: SitemapName, context: AppLoadContext): Promise<SitemapEntry[] | null> {
  const api = apiOf(context);
  const { paths } = context;
  switch (name.kind) {
    case "pages":
      return fixedPages(paths);
    case "categories": {
      const list = context.flags.Marketplace ? categoriesList : categoriesList2;
      const [tree, routes] = await Promise.all([api.ask(list, {}, options), api.ask(categoriesRoutes, {}, options)]);
      return tree && routes && categoryPages(tree, new Set(Object.keys(routes)), paths);
    }
    case "shops": {
      const answer = await api.ask(allShops, {}, options);
      return answer ? answer.shops.map(({ website }) => ({ path: paths.shop(website) })) : null;
    }
    case "articles": {
      const posts = context.flags.Blog ? await allPosts(context, SITEMAP_TIMEOUT_MS) : [];
      return posts && articlePages(posts, paths);
    }
    case "products": {
      const answer = await api.ask(sitemapProducts, { query: { page: name.page } }, options);
      return answer ? answer.products : null;
    }
  }
}
