import type { SearchFilters } from "#contract/search";
import type { Wish, WishKind } from "#contract/wish";
import { isFeatureName, parameterOf } from "../parameters";
import type { SearchPlace } from "../place";
import { setFilter, setPrice } from "../search-changes";
import { isListName, type SearchState, urlSorts } from "../search-url";
import { preferParameter } from "./preferences";

export interface Destination {
  place: SearchPlace;
  state: SearchState;
}

/** Whether anything can be done with a wish but to search by its words. */
export function isApplied({ kinds, filters, preferences, sort }: Wish): boolean {
  return kinds.length === 1 || Object.keys(filters).length > 0 || preferences.length > 0 || sort !== undefined;
}

/** The ordinary search that a sentence asks for; `q` stays as it was typed. */
export function searchOfWish(wish: Wish, place: SearchPlace, state: SearchState): Destination {
  const [kind] = wish.kinds;
  const sole = wish.kinds.length === 1 ? kind : undefined;
  return {
    place: sole ? placeOf(sole) : place,
    state: {
      ...withFilters(state, wish.filters),
      words: sole ? wish.q : wordsOf(wish),
      prefer: preferParameter(wish.preferences),
      sortBy: sortOf(wish) ?? state.sortBy,
    },
  };
}

export const placeOf = ({ key }: WishKind): SearchPlace => ({ kind: "search", slugs: key.split(".") });

/** The words of a wish with those that name its kind, for a search in every category. */
export function wordsOf({ q, parts }: Wish): string {
  const kinds = parts.filter(({ kind }) => kind === "kind").map(({ said }) => said);
  return [...kinds, q].join(" ").trim();
}

function withFilters(state: SearchState, { price, category: _, ...lists }: SearchFilters): SearchState {
  let next = price ? setPrice(state, ...wholeEuros(price)) : state;
  for (const [key, values] of Object.entries(lists)) {
    const name = key === "campaign" ? parameterOf(key) : key;
    const isKnown = isListName(name) || isFeatureName(name);
    if (isKnown && values) next = setFilter(next, name, values.map(String));
  }
  return next;
}

/** An address has whole euros: rounded so that no price outside the bounds comes in. */
function wholeEuros([from, to]: [number | null, number | null]): [number | undefined, number | undefined] {
  return [from === null ? undefined : Math.ceil(from / 100), to === null ? undefined : Math.floor(to / 100)];
}

function sortOf({ sort }: Wish): SearchState["sortBy"] | undefined {
  if (sort?.by === "price") return sort.direction === "asc" ? "priceAsc" : "priceDesc";
  return urlSorts.find((name) => name === sort?.by);
}
