import type { SearchRequest } from "#contract/search";
import type { SearchData } from "./load-search";
import { placeScope } from "./place";
import { searchArguments, searchRequest } from "./search-request";

/**
 * Rebuilds a screen's request, for additional requests by the browser, such as its facets. Only a small screen was
 * loaded without facets.
 */
export function screenRequest({ place, state, adult, marketplace, facets }: SearchData): SearchRequest {
  const scope = { ...placeScope(place), mobile: facets === null, adult, marketplace };
  return searchRequest(searchArguments(state, scope));
}
