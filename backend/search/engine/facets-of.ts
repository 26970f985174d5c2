import { type Bits, intersect, subtract } from "./bits";
import type { EngineFacets, EngineResult } from "./engine";
import type { FacetCounter } from "./facet-counts";
import { isOfferField, offerFieldNames, offerFields } from "./offer-traits";
import { priceFacet, withoutRepeats } from "./price-ranges";
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
  const { filters, all, prices } = selection;
  const { counter, columns, groups } = sources;
  if (typeof wanted === "string") return { categories: [], facets: { values: oneFacet(sources, selection, wanted) } };
  const membersOf = membersWithin(groups);
  counts.count(all, !wanted);
  counter.withoutRepeats(all, membersOf(all), !wanted);
  const categories = counter.valuesOf("category", Number.POSITIVE_INFINITY);
  if (!wanted) return { categories };
  const values: EngineFacets["values"] = {};
  for (const field of columns.dictionary.fields) {
    const found = field === "category" ? [] : counter.valuesOf(field);
    if (found.length > 0) values[field] = found;
  }
  for (const { field } of filters) {
    if (field === "price" || field === OFFERS || isProductTrait(field)) continue;
    if (field === SHOP_FIELD && selection.demands) continue;
    const others = allBut(selection, field);
    counts.count(others);
    counter.withoutRepeats(others, membersOf(others));
    values[field] = counter.valuesOf(field);
  }
  if (countShops(sources, selection, (bits) => counts.count(bits))) values[SHOP_FIELD] = counter.valuesOf(SHOP_FIELD);
  for (const [field, found] of Object.entries(traitFacets(sources, selection, membersOf))) {
    if (found.length > 0) values[field] = found;
  }
  const isWhole = prices === columns.price && filters.every(({ field }) => field === "price");
  const priced = allBut(selection, "price");
  const found = isWhole ? counts.price(prices) : priceFacet(prices, priced);
  const { price, ranges } = withoutRepeats(found, prices, priced, membersOf(priced));
  return { categories, facets: { values, ...(price && { price, priceRanges: ranges }) } };
}

function oneFacet(sources: Countable, selection: Selection, field: string): EngineFacets["values"] {
  const { counter, groups } = sources;
  const membersOf = membersWithin(groups);
  if (isOfferField(field) || isProductTrait(field))
    return { [field]: traitFacets(sources, selection, membersOf)[field] ?? [] };
  if (field !== SHOP_FIELD || !countShops(sources, selection, (bits) => counter.count(bits))) {
    const others = allBut(selection, field);
    counter.count(others);
    counter.withoutRepeats(others, membersOf(others));
  }
  return { [field]: counter.valuesOf(field, Number.POSITIVE_INFINITY) };
}

/** Counts each shop as if it alone were chosen: by its own offers and prices. Returns whether a filter asks for that. */
function countShops(
  { columns, counter, groups }: Countable,
  selection: Selection,
  count: (bits: Bits) => void,
): boolean {
  const { demands } = selection;
  if (!demands) return false;
  const others = allBut(selection, SHOP_FIELD);
  count(subtract(others.slice(), columns.shopOffers.ofSeveral(columns.slots)));
  counter.addShops(others, groups.within(others), demands);
  return true;
}

type MembersOf = (bits: Bits) => Members;

/** Most counts are of the same set, so its groups are looked up once. */
function membersWithin(groups: VariantGroups): MembersOf {
  const known = new Map<Bits, Members>();
  return (bits) => {
    const members = known.get(bits) ?? groups.within(bits);
    known.set(bits, members);
    return members;
  };
}

/** Counts of the filters on offers, each for an offer that meets the other chosen ones too, and of a product's traits. */
function traitFacets({ traits }: Countable, selection: Selection, membersOf: MembersOf): EngineFacets["values"] {
  const { offers, shop, now } = selection;
  const found: EngineFacets["values"] = {};
  const others = allBut(selection, OFFERS);
  for (const field of offerFieldNames) {
    found[field] = counted(membersOf(others), offerFields[field], others, (value) =>
      traits.offered({ ...offers, [field]: [value] }, shop),
    );
  }
  for (const trait of productTraitNames) {
    const rest = allBut(selection, trait);
    found[trait] = counted(membersOf(rest), [productTraits[trait]], rest, () => traits.having(trait, now));
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
  return values
    .map((value): [string, number] => [value, members.entries(intersect(among.slice(), having(value)))])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
}
