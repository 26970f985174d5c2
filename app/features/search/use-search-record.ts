import { useEffect } from "react";
import { useFlag } from "~/flags/flags-context";
import { addSearch } from "~/stores/search-history";
import { type SearchMeasure, useSearchTracking } from "~/tracking/search-tracking";
import type { SearchData } from "./load-search";
import { orderedFilters, type SearchState } from "./search-url";
import type { OwnSearch } from "./use-own-search";

/** What is measured about a search (TR-01): filters by their query names, separated by `|`. */
export function searchMeasure({ state, results }: Pick<SearchData, "state" | "results">): SearchMeasure {
  return {
    query: state.q,
    result_count: results.hits.hits.length,
    result_total: results.hits.total.value,
    filters_applied: appliedFilters(state).join("|"),
    search_id: results.search_id,
  };
}

function appliedFilters(state: SearchState): string[] {
  const names = orderedFilters(state.filters).map(([name]) => name);
  if (state.priceFrom !== undefined || state.priceTo !== undefined) names.push("price");
  return names;
}

/**
 * After activation: adds the term to this browser's recent searches, and reports the search once, if allowed, when its
 * id for this visitor is known.
 */
export function useSearchRecord({ data, searchId }: OwnSearch): void {
  const { q } = data.state;
  useSearchTracking(searchMeasure(data), searchId, useFlag("ConsentBanner"));
  useEffect(() => addSearch(q), [q]);
}
