import type { SearchRequest } from "#contract/search";
import type { SearchData } from "./load-search";
import { searchArguments, searchRequest } from "./search-request";

/**
 * Rebuilds a screen's request, for additional requests by the browser, such as its facets. Only a small screen was
 * loaded without facets.
 */
export function screenRequest({ place, state, adult, marketplace, facets }: SearchData): SearchRequest {
  const uberfilter = place.kind === "uberfilter" ? place.uberfilter : undefined;
  const scope = { slugs: place.slugs, uberfilter, mobile: facets === null, adult, marketplace };
  return searchRequest(searchArguments(state, scope));
}
