import type { SearchRequest } from "#contract/search";
import type { SearchData } from "./load-search";
import { placeScope } from "./place";
import { searchArguments, searchRequest } from "./search-request";

/** Each of a screen's facets needs it, whether or not its full list is ever requested. */
const requests = new WeakMap<SearchData, SearchRequest>();

/**
 * Rebuilds a screen's request, for additional requests by the browser, such as its facets. Only a small screen was
 * loaded without facets.
 */
export function screenRequest(data: SearchData): SearchRequest {
  const known = requests.get(data);
  if (known) return known;
  const { place, state, adult, marketplace, prefer, facets } = data;
  const scope = { ...placeScope(place), mobile: facets === null, adult, marketplace, prefer };
  const made = searchRequest(searchArguments(state, scope));
  requests.set(data, made);
  return made;
}
