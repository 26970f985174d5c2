import { defineCall } from "./call";
import type { Cents } from "./money";
import type { ProductSummary } from "./products";

export const searchSorts = ["relevance", "new", "popularAsc", "popularDesc", "priceAsc", "priceDesc"] as const;
export type SearchSort = (typeof searchSorts)[number];

/** On the wire a sort is a key and a direction: `priceAsc` → {by: "price", direction: "asc"}. Prices sort on `lowestTotal`. */
export interface WireSort {
  by: "relevance" | "new" | "popular" | "price";
  direction: "asc" | "desc";
}

/** Facets combine with AND, the values of one facet with OR. Any further key is a feature filter (`materiaal`). */
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
  delivery?: string[];
  /** Lowest and highest price in cents, both included; null is open. */
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
  /** Dot-joined key of the category that the page stands in. */
  wpCategory?: string;
  /** `search` unless said otherwise (FU-18). */
  context: string;
  mobile: boolean;
  /** Adult products are left out unless true. */
  adult?: boolean;
  /** Categories that only a marketplace has are not proposed unless true (CT-03). */
  marketplace?: boolean;
}

export interface SearchHit {
  _id: string;
  _source: ProductSummary;
}

export interface FacetBucket {
  /** What goes into the filter. */
  key: string;
  /** What the shopper reads; the key when absent. */
  label?: string;
  doc_count: number;
}
export interface Facet {
  label: string;
  /** Order among the feature facets; missing sorts last (FU-10). */
  wpIndex?: number;
  /** Most products first, at most 100 (all of them in `/facet-full`). */
  buckets: FacetBucket[];
}
export interface PriceRange {
  from: Cents | null;
  to: Cents | null;
  doc_count: number;
}
/** FU-09, FU-10. Counts of a facet are computed without its own filter. */
export interface Facets {
  brand?: Facet;
  color?: Facet;
  gender?: Facet;
  size?: Facet;
  model?: Facet;
  campaign?: Facet;
  category?: Facet;
  delivery?: Facet;
  price?: { min: Cents; max: Cents };
  price_ranges?: PriceRange[];
  [feature: `feature::${string}`]: Facet | undefined;
}

export interface SearchWarning {
  type: string;
  from: string;
  to: string;
}

/** FU-22. */
export interface SearchResponse {
  hits: { hits: SearchHit[]; total: { value: number } };
  /** How many more products match and are left out because they are for adults. */
  hidden_adult?: number;
  expiredProducts: ProductSummary[];
  warnings: SearchWarning[];
  spellingCorrections: string[];
  /** `>`-separated slugs, e.g. `elektronica>telefoons`. */
  top_categories: string[];
  videos: { title: string; url: string; image?: string }[];
  search_id: string;
  facets?: Facets;
  page_title?: string;
  /**
   * Features that were filtered on although no product of the shop has them, and that the service left out. Absent
   * from a service that does not say so: it may have applied them and found nothing.
   */
  unknown_filters?: string[];
}

export interface Suggestions {
  terms: string[];
  categories: { name: string; key: string; path: string }[];
  brands: { name: string }[];
  products: ProductSummary[];
  /** As in a search, for what is typed. */
  hidden_adult?: number;
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
