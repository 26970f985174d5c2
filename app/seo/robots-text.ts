import type { Paths } from "~/paths";

/** Views of a listing that say nothing new to a search engine. Page numbers stay open, and so do assets and pictures. */
const views = ["sortBy", "view", "pageSize", "priceFrom", "priceTo", "features", "_data"];
const filters = ["brand", "color", "gender", "delivery", "model", "webshop", "size"];

/** robots.txt: all pages are welcome, endless combinations of filters and search terms are not. */
export function robotsText(origin: string, paths: Paths): string {
  const closed = [...views, ...filters].flatMap((name) => [`/*?${name}=`, `/*&${name}=`]);
  const search = paths.search();
  return [
    "User-agent: *",
    ...[`${search}?q=`, `${search}*?q=`, `${search}*&q=`, ...closed].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}${paths.to("sitemapIndex", {})}`,
    "",
  ].join("\n");
}
