import { type Bits, countCommon } from "./bits";
import type { EngineFacets, EngineResult } from "./engine";
import type { FacetCounter } from "./facet-counts";
import { isOfferField, offerFieldNames, offerFields } from "./offer-traits";
import { allBut, OFFERS, type Selection, type Sources } from "./selection";
import { SHOP_FIELD } from "./shop-field";
import { isProductTrait, productTraitNames, productTraits } from "./traits";
import type { Members, VariantGroups } from "./variant-groups";
import type { CountsWithin } from "./whole-counts";

export type Counted = Pick<EngineResult, "categories" | "facets">;

export interface Countable extends Sources {
  counter: FacetCounter;
  groups: VariantGroups;
}

/** Facets of a selection, each counted without its own filter. `wanted` as in EngineQuery. */
export function facetsOf(
  sources: Countable,
  selection: Selection,
  counts: CountsWithin,
  wanted: boolean | string,
): Counted {
  const { filters, all, prices, demands } = selection;
  const { counter, columns } = sources;
  if (typeof wanted === "string")
    return { categories: [], facets: { values: oneFacet(sources, selection, counts, wanted) } };
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
    if (field === SHOP_FIELD && demands) continue;
    counts.count(allBut(selection, field));
    values[field] = counter.valuesOf(field);
  }
  if (demands) {
    // Each shop as if it alone were chosen: by its own offers and prices.
    counts.countShops(allBut(selection, SHOP_FIELD), demands);
    values[SHOP_FIELD] = counter.valuesOf(SHOP_FIELD);
  }
  for (const [field, found] of Object.entries(traitFacets(sources, selection, counts))) {
    if (found.length > 0) values[field] = found;
  }
  const { price, ranges } = counts.price(prices, allBut(selection, "price"));
  return { categories, facets: { values, ...(price && { price, priceRanges: ranges }) } };
}

function oneFacet(
  sources: Countable,
  selection: Selection,
  counts: CountsWithin,
  field: string,
): EngineFacets["values"] {
  const { demands } = selection;
  if (isOfferField(field) || isProductTrait(field))
    return { [field]: traitFacets(sources, selection, counts)[field] ?? [] };
  if (field === SHOP_FIELD && demands) counts.countShops(allBut(selection, field), demands);
  else counts.count(allBut(selection, field));
  return { [field]: sources.counter.valuesOf(field, Number.POSITIVE_INFINITY) };
}

/** Counts of the filters on offers, each for an offer that meets the other chosen ones too, and of a product's traits. */
function traitFacets({ traits }: Countable, selection: Selection, counts: CountsWithin): EngineFacets["values"] {
  const { offers, shop, now } = selection;
  const found: EngineFacets["values"] = {};
  const others = allBut(selection, OFFERS);
  for (const field of offerFieldNames) {
    found[field] = counted(counts.membersOf(others), offerFields[field], others, (value) =>
      traits.offered({ ...offers, [field]: [value] }, shop),
    );
  }
  for (const trait of productTraitNames) {
    const rest = allBut(selection, trait);
    found[trait] = counted(counts.membersOf(rest), [productTraits[trait]], rest, () => traits.having(trait, now));
  }
  return found;
}

/** The values that occur in a set of documents with the number of entries, most frequent first. */
function counted(
  members: Members,
  values: readonly string[],
  among: Bits,
  having: (value: string) => Bits,
): [string, number][] {
  const placed = members.placed(among);
  return values
    .map((value): [string, number] => {
      const those = having(value);
      return [value, countCommon(among, those) - members.repeats(placed, members.placed(those))];
    })
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
}
