import type { Paths } from "~/paths";

/** Views of a listing without new content for a search engine. Page numbers stay allowed, as do assets and pictures. */
const views = ["sortBy", "view", "pageSize", "priceFrom", "priceTo", "features", "_data"];
const filters = ["brand", "color", "gender", "delivery", "model", "webshop", "size"];

/** robots.txt: allows all pages, but not the endless combinations of filters and search terms. */
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
