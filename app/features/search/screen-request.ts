import type { SearchRequest } from "#contract/search";
import type { SearchData } from "./load-search";
import { searchArguments, searchRequest } from "./search-request";

/**
 * What a screen asked for, once more: for what the browser asks in addition, such as its facets. Only a small screen
 * came without facets.
 */
export function screenRequest({ place, state, adult, facets }: SearchData): SearchRequest {
  const uberfilter = place.kind === "uberfilter" ? place.uberfilter : undefined;
  return searchRequest(searchArguments(state, { slugs: place.slugs, uberfilter, mobile: facets === null, adult }));
}
