import type { SearchRequest } from "#contract/search";
import { isListFilter } from "./engine-query";

/**
 * Removes filters on features that no product has: any URL parameter may end up as such a filter, which would match
 * nothing. `unknown` lists them.
 */
export function withKnownFeatures(
  request: SearchRequest,
  knows: (feature: string) => boolean,
): { request: SearchRequest; unknown: string[] } {
  const unknown = Object.keys(request.filters).filter((key) => !isListFilter(key) && !knows(key));
  if (unknown.length === 0) return { request, unknown };
  const kept = Object.entries(request.filters).filter(([key]) => !unknown.includes(key));
  return { request: { ...request, filters: Object.fromEntries(kept) }, unknown };
}
