import { type SearchMeasure, trackSearch } from "~/tracking/search-tracking";
import type { SearchData } from "./load-search";
import { orderedFilters, type SearchState } from "./search-url";

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

/** Reports the search at an address of this site, if that is allowed; `ownId` is its id for this visitor. */
export function recordSearch(place: string, data: SearchData, ownId: string | null, consentBanner: boolean): void {
  trackSearch(place, searchMeasure(data), ownId, consentBanner);
}
