import type { Columns } from "./columns";
import type { EngineFacets, EngineResult } from "./engine";
import type { FacetCounter } from "./facet-counts";
import { priceFacet } from "./price-ranges";
import { allBut, type Selection } from "./selection";

export type Counted = Pick<EngineResult, "categories" | "facets">;

/** Facets of a selection, each counted without its own filter. `wanted` as in EngineQuery. */
export function facetsOf(
  columns: Columns,
  counter: FacetCounter,
  selection: Selection,
  wanted: boolean | string,
): Counted {
  const { base, filters, all } = selection;
  if (typeof wanted === "string") {
    counter.count(allBut(base, filters, wanted));
    return { categories: [], facets: { values: { [wanted]: counter.valuesOf(wanted, Number.POSITIVE_INFINITY) } } };
  }
  counter.count(all, !wanted);
  const categories = counter.valuesOf("category", Number.POSITIVE_INFINITY);
  if (!wanted) return { categories };
  const values: EngineFacets["values"] = {};
  for (const field of columns.dictionary.fields) {
    const found = field === "category" ? [] : counter.valuesOf(field);
    if (found.length > 0) values[field] = found;
  }
  for (const { field } of filters) {
    if (field === "price") continue;
    counter.count(allBut(base, filters, field));
    values[field] = counter.valuesOf(field);
  }
  const { price, ranges } = priceFacet(columns.price, allBut(base, filters, "price"));
  return { categories, facets: { values, ...(price && { price, priceRanges: ranges }) } };
}
