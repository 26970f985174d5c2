import type { SiteConfig } from "./answers/site";
import { defineCall } from "./call";
import type { RouteNames } from "./route-names";

export type { SiteConfig } from "./answers/site";

type None = Record<never, never>;
export const siteConfig = defineCall<None, SiteConfig>({
  name: "siteConfig",
  service: "site",
  method: "GET",
  path: "/site-config.json",
});
export const routeNames = defineCall<None, RouteNames>({
  name: "routeNames",
  service: "site",
  method: "GET",
  path: "/route-names.json",
});
/** Ids and dates for the sitemaps, in pages of at most 50,000: `kind` is `products`. */
export const sitemapProducts = defineCall<
  { query: { page: number } },
  { pages: number; products: { path: string; lastmod: string }[] }
>({
  name: "sitemapProducts",
  service: "site",
  method: "GET",
  path: "/sitemap-products.json",
});
