import { type Bits, countCommon } from "./bits";
import type { EngineFacets, EngineResult } from "./engine";
import type { FacetCounter } from "./facet-counts";
import { isOfferField, offerFieldNames, offerFields } from "./offer-traits";
import { priceFacet } from "./price-ranges";
import { allBut, OFFERS, type Selection, type Sources } from "./selection";
import { isProductTrait, productTraitNames, productTraits } from "./traits";
import type { CountsWithin } from "./whole-counts";

export type Counted = Pick<EngineResult, "categories" | "facets">;

export interface Countable extends Sources {
  counter: FacetCounter;
}

/** Facets of a selection, each counted without its own filter. `wanted` as in EngineQuery. */
export function facetsOf(
  sources: Countable,
  selection: Selection,
  counts: CountsWithin,
  wanted: boolean | string,
): Counted {
  const { base, filters, all, prices } = selection;
  const { counter, columns } = sources;
  if (typeof wanted === "string") return { categories: [], facets: { values: oneFacet(sources, selection, wanted) } };
  counts.count(all, !wanted);
  const categories = counter.valuesOf("category", Number.POSITIVE_INFINITY);
  if (!wanted) return { categories };
  const values: EngineFacets["values"] = {};
  for (const field of columns.dictionary.fields) {
    const found = field === "category" ? [] : counter.valuesOf(field);
    if (found.length > 0) values[field] = found;
  }
  for (const { field } of filters) {
    if (field === "price" || field === OFFERS || isProductTrait(field)) continue;
    counts.count(allBut(base, filters, field));
    values[field] = counter.valuesOf(field);
  }
  for (const [field, found] of Object.entries(traitFacets(sources, selection))) {
    if (found.length > 0) values[field] = found;
  }
  const isWhole = prices === columns.price && filters.every(({ field }) => field === "price");
  const { price, ranges } = isWhole ? counts.price(prices) : priceFacet(prices, allBut(base, filters, "price"));
  return { categories, facets: { values, ...(price && { price, priceRanges: ranges }) } };
}

function oneFacet(sources: Countable, selection: Selection, field: string): EngineFacets["values"] {
  if (isOfferField(field) || isProductTrait(field)) return { [field]: traitFacets(sources, selection)[field] ?? [] };
  const { counter } = sources;
  counter.count(allBut(selection.base, selection.filters, field));
  return { [field]: counter.valuesOf(field, Number.POSITIVE_INFINITY) };
}

/** Counts of the filters on offers, each for an offer that meets the other chosen ones too, and of a product's traits. */
function traitFacets({ traits }: Sources, { base, filters, offers, shop, now }: Selection): EngineFacets["values"] {
  const found: EngineFacets["values"] = {};
  const others = allBut(base, filters, OFFERS);
  for (const field of offerFieldNames) {
    found[field] = counted(offerFields[field], others, (value) =>
      traits.offered({ ...offers, [field]: [value] }, shop),
    );
  }
  for (const trait of productTraitNames) {
    const rest = allBut(base, filters, trait);
    found[trait] = counted([productTraits[trait]], rest, () => traits.having(trait, now));
  }
  return found;
}

/** The values that occur in a set of documents, most frequent first. */
function counted(values: readonly string[], among: Bits, having: (value: string) => Bits): [string, number][] {
  return values
    .map((value): [string, number] => [value, countCommon(among, having(value))])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
}
