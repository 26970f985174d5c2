import type { SearchRequest } from "#contract/search";
import type { SearchData } from "./load-search";
import { searchArguments, searchRequest } from "./search-request";

/**
 * What a screen asked for, once more: for what the browser asks in addition, such as its facets. Only a small screen
 * came without facets.
 */
export function screenRequest({ place, state, adult, marketplace, facets }: SearchData): SearchRequest {
  const uberfilter = place.kind === "uberfilter" ? place.uberfilter : undefined;
  const scope = { slugs: place.slugs, uberfilter, mobile: facets === null, adult, marketplace };
  return searchRequest(searchArguments(state, scope));
}
