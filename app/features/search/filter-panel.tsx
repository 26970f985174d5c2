import type { Facets } from "#contract/search";
import { CategoryFilter } from "./category-filter";
import { promoted, quickLists } from "./decisive-filters";
import { FilterOptions } from "./filter-options";
import { PriceFilter } from "./price-filter";
import { QuickFilters } from "./quick-filters";
import { useFilterLists, useScreen, useValueName } from "./screen-context";

/** Number of lists that are open at first; a list with a chosen value is open too. */
const OPEN_LISTS = 4;

/** Not on a shop's page: its head has its rating, and reductions are of the lowest price of all shops. */
const notOfShop = new Set(["shopRating", "discount"]);

export function FilterPanel({ facets, hash = "" }: { facets: Facets; hash?: string }) {
  const lists = promoted(useFilterLists(facets));
  const { data, state, total } = useScreen();
  const found = quickLists(facets, state, total, useValueName());
  const quick = data.place.kind === "shop" ? found.filter(({ facet }) => !notOfShop.has(facet)) : found;
  return (
    <>
      <CategoryFilter facets={facets} hash={hash} />
      <QuickFilters lists={quick} hash={hash} />
      <PriceFilter facets={facets} hash={hash} />
      {lists.map((list, index) => (
        <FilterOptions key={list.facet} list={list} open={index < OPEN_LISTS} hash={hash} />
      ))}
    </>
  );
}
