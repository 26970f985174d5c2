import type { AppLoadContext } from "@remix-run/node";
import { type Facets, facetFull, facets, type SearchRequest } from "#contract/search";
import { apiOf, optional } from "~/api/server";
import { isListFacet } from "./facets";
import { SELECT_FILTERS } from "./parameters";

/** More links than this on one page would not be useful. */
const MOST_VALUES = 2_000;

export interface LoadedFacets {
  /** Whether this screen has room for the facets, or the address asks for them. */
  wanted: boolean;
  facets: Facets | null;
  /** Key of the facet that has all its values. */
  whole: string | null;
}

/** Loads facets for a large screen or, on any screen, when `sel` asks for all facets or for all values of one. */
export async function loadFacets(context: AppLoadContext, body: SearchRequest, sel: string): Promise<LoadedFacets> {
  const one = isListFacet(sel);
  if (context.mobile && !one && sel !== SELECT_FILTERS) return { wanted: false, facets: null, whole: null };
  const api = apiOf(context);
  const [answer, full] = await Promise.all([
    optional(api.ask(facets, { body })),
    one ? optional(api.ask(facetFull, { body: { ...body, facet: sel } })) : null,
  ]);
  const found = answer?.facets ?? null;
  if (!found || !full) return { wanted: true, facets: found, whole: null };
  const buckets = full.facet.buckets.slice(0, MOST_VALUES);
  // The list keeps its place among the others, which its weight gives it.
  return { wanted: true, facets: { ...found, [sel]: { ...found[sel as "brand"], buckets } }, whole: sel };
}
