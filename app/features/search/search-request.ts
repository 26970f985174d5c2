import { listFacets } from "#contract/list-facets";
import type { SearchFilters, SearchRequest, SearchSort, WireSort } from "#contract/search";
import type { Preference } from "#contract/wish";
import { isListName, orderedFilters, type SearchState } from "./search-url";

/** The arguments of a search, named as in the specification's client function (FU-20). */
export interface SearchArguments {
  brand?: readonly string[];
  color?: readonly string[];
  gender?: readonly string[];
  model?: readonly string[];
  delivery?: readonly string[];
  condition?: readonly string[];
  availability?: readonly string[];
  shipping?: readonly string[];
  discount?: readonly string[];
  rating?: readonly string[];
  shopRating?: readonly string[];
  shops?: readonly string[];
  sizes?: readonly string[];
  features?: Readonly<Record<string, readonly string[]>>;
  /** Slugs, starting with the main category. */
  category?: readonly string[];
  /** Whole euros. */
  priceFrom?: number;
  priceTo?: number;
  term: string;
  /** Starts at 1, as in the URL. */
  currentPage: number;
  size: number;
  sort: SearchSort;
  uberfilter?: string;
  wpCategory?: string;
  context?: string;
  mobile: boolean;
  adult: boolean;
  marketplace?: boolean;
  prefer?: readonly Preference[];
}

const wireSorts: Record<SearchSort, WireSort> = {
  relevance: { by: "relevance", direction: "desc" },
  new: { by: "new", direction: "desc" },
  popularAsc: { by: "popular", direction: "asc" },
  popularDesc: { by: "popular", direction: "desc" },
  priceAsc: { by: "price", direction: "asc" },
  priceDesc: { by: "price", direction: "desc" },
  discount: { by: "discount", direction: "desc" },
};

/** The body of `/search` and `/facets` (FU-17…21): zero-based page, prices in cents, only filters that are set. */
export function searchRequest(search: SearchArguments): SearchRequest {
  return {
    q: search.term,
    filters: wireFilters(search),
    ...(search.uberfilter ? { uber_ids: [search.uberfilter] } : {}),
    page: { current: Math.max(0, search.currentPage - 1), size: search.size },
    sort: wireSorts[search.sort],
    ...(search.wpCategory ? { wpCategory: search.wpCategory } : {}),
    context: search.context ?? "search",
    mobile: search.mobile,
    adult: search.adult,
    ...(search.marketplace ? { marketplace: true } : {}),
    ...(search.prefer?.length ? { prefer: [...search.prefer] } : {}),
  };
}

/** Lists with one name in the URL, in the arguments and on the wire. */
const sameNames = listFacets.filter((name) => name !== "campaign" && name !== "size");

function wireFilters(search: SearchArguments): SearchFilters {
  const { category, shops: campaign, sizes: size } = search;
  const lists = { ...search.features, ...Object.fromEntries(sameNames.map((name) => [name, search[name]])) };
  const filters: SearchFilters = {};
  for (const [name, values] of Object.entries({ ...lists, category, campaign, size })) {
    if (values && values.length > 0) filters[name] = [...values];
  }
  if (search.priceFrom !== undefined || search.priceTo !== undefined) {
    filters.price = [cents(search.priceFrom), cents(search.priceTo)];
  }
  return filters;
}
const cents = (euros: number | undefined) => (euros === undefined ? null : euros * 100);

export interface SearchScope {
  slugs: readonly string[];
  uberfilter?: string;
  /** Website of the only shop to search. */
  shop?: string;
  mobile: boolean;
  adult: boolean;
  marketplace?: boolean;
  prefer?: readonly Preference[];
}

/** Converts a screen's state and place to search arguments. */
export function searchArguments(state: SearchState, scope: SearchScope): SearchArguments {
  const { filters } = state;
  const features = orderedFilters(filters).filter(([name]) => !isListName(name));
  return {
    ...Object.fromEntries(sameNames.map((name) => [name, filters[name]])),
    shops: scope.shop === undefined ? filters.webshop : [scope.shop],
    sizes: filters.size,
    features: Object.fromEntries(features),
    category: scope.slugs,
    priceFrom: state.priceFrom,
    priceTo: state.priceTo,
    term: state.words ?? state.q,
    currentPage: state.page,
    size: state.pageSize,
    sort: state.sortBy,
    uberfilter: scope.uberfilter,
    wpCategory: scope.slugs.join("."),
    mobile: scope.mobile,
    adult: scope.adult,
    marketplace: scope.marketplace,
    prefer: scope.prefer,
  };
}
