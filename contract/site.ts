import { defineCall } from "./call";
import type { FlagName } from "./flags";
import type { RouteNames } from "./route-names";

/** CN-07: what an operator changes without a rebuild. */
export interface SiteConfig {
  /** Public origin without a slash at the end, e.g. `https://www.etalage.example`. Empty: the origin of the request. */
  baseUrl: string;
  country: string;
  shopName: string;
  /** Flags that are on unless a visitor's cookie says otherwise (FF-03). */
  featuresList: FlagName[];
  cmsSlugs: Record<string, string>;
  /** Facets of the search screen, in the order shown. */
  facets: string[];
  head: {
    title: string;
    description: string;
    meta: { name: string; content: string }[];
    /** In their place in the marketplace reading (HM-06). */
    marketplace?: { title?: string; description?: string };
  };
  mail: string;
  theme: { colors: { color_primary: string }; logos: { header: string; footer: string; icon: string } };
  social: { twitter_account: string };
  limits: {
    footerCategories: number;
    wishlistPopupItems: number;
    recentSearches: number;
    visibleFilterItems: number;
    scrollableFilterItems: number;
  };
}

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
