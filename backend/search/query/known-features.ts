import type { SearchRequest } from "#contract/search";
import { isListFilter } from "./engine-query";

/**
 * The request without filters on features that no product has: any parameter of an address may end up as one, and
 * would find nothing. `unknown` names them.
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
