import { isDeals, type SearchPlace } from "./place";
import type { PageSize, SearchState, UrlSort, View } from "./search-url";

/** State changes of the search screen. A change of the results goes back to page 1 (FU-15). */

/** Adds a value to a filter, or removes it when it is there. */
export function toggleValue(state: SearchState, name: string, value: string): SearchState {
  const values = state.filters[name] ?? [];
  const kept = values.filter((other) => other !== value);
  return setFilter(state, name, kept.length === values.length ? [...values, value] : kept);
}

export function setFilter(state: SearchState, name: string, values: readonly string[]): SearchState {
  const { [name]: _, ...others } = state.filters;
  return { ...state, filters: values.length > 0 ? { ...others, [name]: values } : others, page: 1 };
}

/** Sets bounds in whole euros, in either order; undefined leaves that side open. */
export function setPrice(state: SearchState, from?: number, to?: number): SearchState {
  const { priceFrom: _from, priceTo: _to, ...rest } = state;
  const turned = from !== undefined && to !== undefined && from > to;
  const [lowest, highest] = turned ? [to, from] : [from, to];
  return {
    ...rest,
    ...(lowest === undefined ? {} : { priceFrom: lowest }),
    ...(highest === undefined ? {} : { priceTo: highest }),
    page: 1,
  };
}

export function clearFilters(state: SearchState): SearchState {
  return { ...setPrice(state), prefer: undefined, filters: {} };
}

/** Sets another term, which makes the old filters meaningless. */
export function setTerm(state: SearchState, q: string): SearchState {
  return { ...clearFilters(state), words: undefined, q };
}

export function setSort(state: SearchState, sortBy: UrlSort): SearchState {
  return { ...state, sortBy, page: 1 };
}

export function setPageSize(state: SearchState, pageSize: PageSize): SearchState {
  return { ...state, pageSize, page: 1 };
}

export function setPage(state: SearchState, page: number): SearchState {
  return { ...state, page };
}

/** The state to take into a category; there, what a list of deals or a shop's page holds is a filter. */
export function stateInCategory(place: SearchPlace, state: SearchState): SearchState {
  if (place.kind === "shop") return setFilter(state, "webshop", [place.website]);
  return isDeals(place) ? setFilter(state, "discount", ["lower"]) : setPage(state, 1);
}

/** Shows the same products in another view, so the page number is kept. */
export function setView(state: SearchState, view: View): SearchState {
  return { ...state, view };
}

/** Number of chosen values and bounds, as shown on the filter button. */
export function countFilters(state: SearchState): number {
  const values = Object.values(state.filters).reduce((sum, list) => sum + list.length, 0);
  return values + (state.priceFrom === undefined && state.priceTo === undefined ? 0 : 1);
}
