import type { Facet, Facets, SearchResponse, Suggestions } from "./answers/search";
import { defineCall } from "./call";
import type { Cents } from "./money";
import type { ProductSummary } from "./products";
import type { Preference } from "./wish";

export type {
  Facet,
  FacetBucket,
  Facets,
  PriceRange,
  SearchResponse,
  SearchWarning,
  Suggestions,
} from "./answers/search";

export const searchSorts = [
  "relevance",
  "new",
  "popularAsc",
  "popularDesc",
  "priceAsc",
  "priceDesc",
  "discount",
] as const;
export type SearchSort = (typeof searchSorts)[number];

/**
 * A sort is sent as a key and a direction: `priceAsc` → {by: "price", direction: "asc"}. Prices sort on `lowestTotal`.
 * `discount` puts the largest reduction first, by its percentage, whatever the direction.
 */
export interface WireSort {
  by: "relevance" | "new" | "popular" | "price" | "discount";
  direction: "asc" | "desc";
}

/**
 * Facets combine with AND, the values of one facet with OR. Delivery, condition, availability, shipping and shopRating
 * are met by one and the same offer. With exactly one shop chosen, these offers and all prices are those of that shop.
 * Any other key is a feature filter (`materiaal`). A value may also exclude, or bound a quantity: see
 * `filter-values.ts`.
 */
export interface SearchFilters {
  brand?: string[];
  /** Shops, by website. */
  campaign?: string[];
  /** Slugs from the main category down. */
  category?: string[];
  color?: string[];
  gender?: string[];
  model?: string[];
  size?: string[];
  /** Keys of delivery times: `1`, `2-3` or `4+` days. */
  delivery?: string[];
  /** `new`, `refurbished`, `used`. */
  condition?: string[];
  /** `in_stock`. */
  availability?: string[];
  /** `free`. */
  shipping?: string[];
  /** `lower`: a price below the lowest of the 30 days before the reduction, reduced less than 30 days ago. */
  discount?: string[];
  /** `4`: four stars or more. */
  rating?: string[];
  /** `4`: sold by a shop with four stars or more. */
  shopRating?: string[];
  /** Lowest and highest price in cents, both inclusive; null is open. */
  price?: [Cents | null, Cents | null];
  [feature: string]: string[] | [Cents | null, Cents | null] | undefined;
}

/** FU-17. */
export interface SearchRequest {
  q: string;
  filters: SearchFilters;
  /** Named sets of products, as in `/n/{slug}/{uberfilter}/`. */
  uber_ids?: string[];
  /** `current` is zero-based. */
  page: { current: number; size: number };
  sort: WireSort;
  /** By relevance only: orders hits by these quantities first, those without one last. */
  prefer?: Preference[];
  /** What products must be, in a category that holds other things too: a `printer`, rather than ink for one. */
  noun?: string;
  /** Dot-joined key of the page's category. */
  wpCategory?: string;
  /** `search` by default (FU-18). */
  context: string;
  mobile: boolean;
  /** Adult products are left out unless true. */
  adult?: boolean;
  /** Marketplace-only categories are not suggested unless true (CT-03). */
  marketplace?: boolean;
}

export interface SearchHit {
  _id: string;
  _source: ProductSummary;
}

export const search = defineCall<{ body: SearchRequest }, SearchResponse>({
  name: "search",
  service: "search",
  method: "POST",
  path: "/search",
  bearer: "optional",
});
export const facets = defineCall<{ body: SearchRequest }, { facets: Facets }>({
  name: "facets",
  service: "search",
  method: "POST",
  path: "/facets",
});
/** One facet with all its values; `facet` is its key in Facets. */
export const facetFull = defineCall<{ body: SearchRequest & { facet: string } }, { facet: Facet }>({
  name: "facetFull",
  service: "search",
  method: "POST",
  path: "/facet-full",
});
export const suggestions = defineCall<{ query: { q: string; adult?: 1; marketplace?: 1 } }, Suggestions>({
  name: "suggestions",
  service: "search",
  method: "GET",
  path: "/suggestions",
});
