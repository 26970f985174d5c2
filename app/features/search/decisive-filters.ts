import type { Facets } from "#contract/search";
import { type FilterList, namedLists } from "./facets";
import type { SearchState } from "./search-url";

/** The one value of each of these facets that decides a purchase. */
const quickValues: Readonly<Record<string, string>> = {
  availability: "in_stock",
  shipping: "free",
  delivery: "1",
  discount: "lower",
  rating: "4",
  shopRating: "4",
};

/** Filters of one value, above all lists. Those that every result has are left out, because they change nothing. */
export function quickLists(
  facets: Facets,
  state: SearchState,
  total: number,
  nameOf: (filter: string, value: string) => string,
): FilterList[] {
  return namedLists(facets, Object.keys(quickValues), state, nameOf).flatMap((list) => {
    const options = list.options.filter(
      ({ key, count, selected }) => key === quickValues[list.facet] && (selected || (count ?? total) < total),
    );
    return options.length > 0 ? [{ ...list, options }] : [];
  });
}

const PROMOTED = 3;
const LEAST_WEIGHT = 0.4;
/**
 * Never promoted: what is said of offers, of which the quick filters have the most useful, and a model, which is nearly
 * a product's name.
 */
const unpromoted = new Set(["campaign", "delivery", "condition", "model"]);

/** The brand first, then the few lists that split the category's products best, then the others as they were. */
export function promoted(lists: readonly FilterList[]): FilterList[] {
  const weightOf = ({ facet, weight = 0 }: FilterList) => (unpromoted.has(facet) ? 0 : weight);
  const brand = lists.filter(({ facet }) => facet === "brand");
  const decisive = lists
    .filter((list) => list.facet !== "brand" && weightOf(list) >= LEAST_WEIGHT)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, PROMOTED);
  const first = [...brand, ...decisive];
  return [...first, ...lists.filter((list) => !first.includes(list))];
}
