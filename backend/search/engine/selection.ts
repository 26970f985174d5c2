import { type Bits, bitsWhere, intersect, subtract, unite } from "./bits";
import type { ByPrice } from "./by-price";
import { type Columns, flag } from "./columns";
import { dropsSince, LOOK_BACK_DAYS } from "./days";
import type { EngineFilters } from "./engine";
import { isOfferField, type OfferValues, offerValues, wantedTraits } from "./offer-traits";
import type { Postings } from "./postings";
import { type PriceRange, priceBits } from "./price-bits";
import { SHOP_FIELD } from "./shop-field";
import type { OfferDemands } from "./shop-offers";
import type { PricesByShop } from "./shop-prices";
import { isProductTrait, productTraits, type Traits } from "./traits";
import { wantedValues } from "./wanted-values";

const DAY = 86_400;
/** The filters on offers count as one, because one offer must meet them all. */
export const OFFERS = "offers";
const FEATURE = "feature::";

interface Filter {
  field: string;
  bits: Bits;
  /** For the counts of shops: what may meet it at one of its shops, by `demands`. */
  anyShop?: () => Bits;
}

/** Documents selected per facet: the base always applies, a filter to all facets but its own. */
export interface Selection {
  base: Bits;
  filters: Filter[];
  /** Base and all filters. */
  all: Bits;
  /** The chosen values behind the filter on `OFFERS`. */
  offers: OfferValues;
  /** Ordinal of the one chosen shop, which these offers and prices are of. */
  shop: number | undefined;
  /** By slot, in cents: of the chosen shop, or the lowest of all. */
  prices: Int32Array;
  /** What the filters on offers and price demand of a shop; absent when there are none. */
  demands?: OfferDemands;
  now: number;
}

type Test = (slot: number) => boolean;

/** The named sets; `now` in milliseconds since 1970. */
const setTests: Readonly<Record<string, (columns: Columns, now: number) => Test>> = {
  nieuw: (columns, now) => {
    const since = now / 1000 - LOOK_BACK_DAYS * DAY;
    return (slot) => (columns.createdAt[slot] ?? 0) >= since;
  },
  "best-beoordeeld": (columns) => (slot) => ((columns.flags[slot] ?? 0) & flag.bestRated) !== 0,
  aanbiedingen: cheaper,
  deals: cheaper,
};

function cheaper(columns: Columns, now: number): Test {
  const since = dropsSince(now);
  return (slot) => (columns.dropDay[slot] ?? 0) > since;
}

export const isNamedSet = (name: string): boolean => Object.hasOwn(setTests, name);

function setTest(columns: Columns, name: string, now: number): Test {
  const test = isNamedSet(name) ? setTests[name] : undefined;
  return test?.(columns, now) ?? (() => false);
}

/** Documents that may be shown at all, regardless of text and filters. */
export function visible(columns: Columns, { adult, expired = false }: EngineFilters): Bits {
  const mask = flag.known | flag.expired | (adult ? 0 : flag.adult);
  const wanted = flag.known | (expired ? flag.expired : 0);
  return bitsWhere(columns.slots, (slot) => ((columns.flags[slot] ?? 0) & mask) === wanted);
}

export function categoryBits(columns: Columns, postings: Postings, key: string): Bits {
  const below = `${key}.`;
  const { dictionary } = columns;
  const ordinals = dictionary.ordinalsOf("category").filter((ordinal) => {
    const value = dictionary.values[ordinal] ?? "";
    return value === key || value.startsWith(below);
  });
  return postings.bitsOf(ordinals);
}

function valueBits(columns: Columns, postings: Postings, field: string, values: readonly string[]): Bits {
  const ordinals = values.map((value) => columns.dictionary.find(field, value)).filter((o) => o !== undefined);
  return postings.bitsOf(ordinals);
}

/** Documents with one of the wanted values or numbers, and with none of the excluded values. */
function wantedBits(columns: Columns, postings: Postings, field: string, chosen: readonly string[]): Bits {
  const { values, bounds, excluded, excludedBounds } = wantedValues(columns.dictionary, field, chosen);
  const { slots, quantities } = columns;
  const isOpen = values.length === 0 && bounds.length === 0;
  const bits = isOpen ? bitsWhere(slots, () => true) : valueBits(columns, postings, field, values);
  const feature = field.startsWith(FEATURE) ? field.slice(FEATURE.length) : field;
  for (const one of bounds) unite(bits, quantities.within(slots, feature, one));
  for (const one of excludedBounds) subtract(bits, quantities.within(slots, feature, one));
  return excluded.length > 0 ? subtract(bits, valueBits(columns, postings, field, excluded)) : bits;
}

function priceRange(price: EngineFilters["price"]): PriceRange | undefined {
  const [from, to] = price ?? [null, null];
  return from === null && to === null ? undefined : [Math.max(0, from ?? 0), to ?? Number.POSITIVE_INFINITY];
}

/** What a selection is made from. */
export interface Sources {
  columns: Columns;
  postings: Postings;
  byPrice: ByPrice;
  traits: Traits;
  pricesByShop: PricesByShop;
}

/** Applies filters to `base` (modified in place): category and named sets narrow the base itself. */
export function select(
  { columns, postings, traits, byPrice, pricesByShop }: Sources,
  base: Bits,
  query: { filters: EngineFilters; now: number },
): Selection {
  const { category, values, price, sets = [] } = query.filters;
  const { now } = query;
  const having = (field: string, chosen: string[]): Bits => {
    if (!isProductTrait(field)) return wantedBits(columns, postings, field, chosen);
    return chosen.includes(productTraits[field]) ? traits.having(field, now) : bitsWhere(0, () => false);
  };
  if (category !== undefined) intersect(base, categoryBits(columns, postings, category));
  for (const name of sets) intersect(base, bitsWhere(columns.slots, setTest(columns, name, now)));
  const filters: Filter[] = Object.entries(values)
    .filter(([field, chosen]) => chosen.length > 0 && !isOfferField(field))
    .map(([field, chosen]) => ({ field, bits: having(field, chosen) }));
  const offers = offerValues(values);
  const chosen = pricesByShop.of(query.filters);
  const shop = chosen?.shop;
  const areChosen = Object.keys(offers).length > 0;
  if (areChosen) {
    filters.push({ field: OFFERS, bits: traits.offered(offers, shop), anyShop: () => traits.offered(offers) });
  }
  const prices = chosen?.prices ?? columns.price;
  const range = priceRange(price);
  if (range) {
    filters.push({
      field: "price",
      bits: chosen ? priceBits(base, prices, range) : byPrice.within(base, range),
      anyShop: () => byPrice.atAnyShop(base, range),
    });
  }
  return {
    base,
    filters,
    all: narrowed(base, filters),
    offers,
    shop,
    prices,
    ...((areChosen || range) && { demands: { range, wanted: areChosen ? wantedTraits(offers) : undefined } }),
    now,
  };
}

/** Base and every filter except that of one field; not to be changed. */
export function allBut(selection: Pick<Selection, "base" | "filters" | "all">, field: string): Bits {
  const { base, filters, all } = selection;
  const isOfShops = field === SHOP_FIELD && filters.some(({ anyShop }) => anyShop);
  return isOfShops || filters.some((filter) => filter.field === field) ? narrowed(base, filters, field) : all;
}

function narrowed(base: Bits, filters: readonly Filter[], without?: string): Bits {
  const bits = base.slice();
  for (const filter of filters) {
    if (filter.field === without) continue;
    intersect(bits, without === SHOP_FIELD && filter.anyShop ? filter.anyShop() : filter.bits);
  }
  return bits;
}
