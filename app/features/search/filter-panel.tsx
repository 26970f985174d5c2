import type { Facets } from "#contract/search";
import { CategoryFilter } from "./category-filter";
import { FilterOptions } from "./filter-options";
import { PriceFilter } from "./price-filter";
import { useFilterLists } from "./screen-context";

/** Number of lists that are open at first; a list with a chosen value is open too. */
const OPEN_LISTS = 4;

export function FilterPanel({ facets, hash = "" }: { facets: Facets; hash?: string }) {
  const lists = useFilterLists(facets);
  return (
    <>
      <CategoryFilter facets={facets} hash={hash} />
      <PriceFilter facets={facets} hash={hash} />
      {lists.map((list, index) => (
        <FilterOptions key={list.facet} list={list} open={index < OPEN_LISTS} hash={hash} />
      ))}
    </>
  );
}
