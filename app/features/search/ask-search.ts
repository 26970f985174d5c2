import type { AppLoadContext } from "@remix-run/node";
import { facets as facetsCall, type SearchResponse, search } from "#contract/search";
import { apiOf, optional } from "~/api/server";
import { type LoadedFacets, loadFacets } from "./load-facets";
import { type SearchScope, searchArguments, searchRequest } from "./search-request";
import { featuresOf, type SearchState, withoutFilters } from "./search-url";

interface Asked {
  /** Null when the search service failed. */
  answer: SearchResponse | null;
  facets: LoadedFacets;
}

export interface AskedSearch extends Asked {
  /** The state that was searched for: without filters on features that no product has. */
  state: SearchState;
}

/**
 * Requests results and facets. Any query parameter could name a feature, so an external link may name features that no
 * product has; those are ignored. A search service that ignores them reports it. With another service that found
 * nothing, the facets show which features exist, and the search is repeated without the others.
 */
export async function askSearch(
  context: AppLoadContext,
  state: SearchState,
  scope: SearchScope,
  sel: string,
): Promise<AskedSearch> {
  const first = await ask(context, state, scope, sel);
  const unknown = await unknownFeatures(context, state, scope, first);
  if (unknown.length === 0) return { ...first, state };
  const known = withoutFilters(state, unknown);
  if (wasLeftOut(first.answer)) return { ...first, state: known };
  const second = await ask(context, known, scope, sel);
  return second.answer ? { ...second, state: known } : { ...first, state };
}

async function ask(context: AppLoadContext, state: SearchState, scope: SearchScope, sel: string): Promise<Asked> {
  const body = searchRequest(searchArguments(state, scope));
  const [answer, facets] = await Promise.all([
    optional(apiOf(context).ask(search, { body })),
    loadFacets(context, body, sel),
  ]);
  return { answer, facets };
}

const totalOf = (answer: SearchResponse) => Number(answer.hits.total?.value) || 0;
const saysUnknown = (answer: SearchResponse) => answer.unknown_filters !== undefined;
const wasLeftOut = (answer: SearchResponse | null) => answer !== null && (saysUnknown(answer) || totalOf(answer) > 0);

async function unknownFeatures(
  context: AppLoadContext,
  state: SearchState,
  scope: SearchScope,
  { answer, facets }: Asked,
): Promise<string[]> {
  const features = featuresOf(state);
  if (!answer || features.length === 0) return [];
  if (answer.unknown_filters && saysUnknown(answer)) {
    return features.filter((name) => answer.unknown_filters?.includes(name));
  }
  const named = facets.facets;
  const without = (known: object | null) =>
    features.filter((name) => known && !Object.hasOwn(known, `feature::${name}`));
  // If a filter on it had been applied, a result with the feature would have included its facet.
  if (totalOf(answer) > 0) return without(named);
  const body = searchRequest(searchArguments(withoutFilters(state, features), scope));
  const all = await optional(apiOf(context).ask(facetsCall, { body }));
  return all ? without({ ...named, ...all.facets }) : [];
}
