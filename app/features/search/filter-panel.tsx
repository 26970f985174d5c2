import type { Facets } from "#contract/search";
import { CategoryFilter } from "./category-filter";
import { promoted, quickLists } from "./decisive-filters";
import { FilterOptions } from "./filter-options";
import { PriceFilter } from "./price-filter";
import { QuickFilters } from "./quick-filters";
import { useFilterLists, useScreen, useValueName } from "./screen-context";

/** Number of lists that are open at first; a list with a chosen value is open too. */
const OPEN_LISTS = 4;

export function FilterPanel({ facets, hash = "" }: { facets: Facets; hash?: string }) {
  const lists = promoted(useFilterLists(facets));
  const { data, state, total } = useScreen();
  const found = quickLists(facets, state, total, useValueName());
  // All offers on a shop's page are of that shop, which its head rates.
  const quick = data.place.kind === "shop" ? found.filter(({ facet }) => facet !== "shopRating") : found;
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
