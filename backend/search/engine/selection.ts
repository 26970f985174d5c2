import { type Bits, bitsWhere, intersect } from "./bits";
import { type Columns, flag } from "./columns";
import { dropsSince, LOOK_BACK_DAYS } from "./days";
import type { EngineFilters } from "./engine";
import { isOfferField, type OfferValues, offerValues } from "./offer-traits";
import type { Postings } from "./postings";
import { isProductTrait, productTraits, type Traits } from "./traits";

const DAY = 86_400;
/** The filters on offers count as one, because one offer must meet them all. */
export const OFFERS = "offers";

/** Documents selected per facet: the base always applies, a filter to all facets but its own. */
export interface Selection {
  base: Bits;
  filters: { field: string; bits: Bits }[];
  /** Base and all filters. */
  all: Bits;
  /** The chosen values behind the filter on `OFFERS`. */
  offers: OfferValues;
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

function categoryBits(columns: Columns, postings: Postings, key: string): Bits {
  const below = `${key}.`;
  const { dictionary } = columns;
  const ordinals = dictionary.ordinalsOf("category").filter((ordinal) => {
    const value = dictionary.values[ordinal] ?? "";
    return value === key || value.startsWith(below);
  });
  return postings.bitsOf(ordinals);
}

function valueBits(columns: Columns, postings: Postings, field: string, values: string[]): Bits {
  const ordinals = values.map((value) => columns.dictionary.find(field, value)).filter((o) => o !== undefined);
  return postings.bitsOf(ordinals);
}

function priceBits(columns: Columns, [from, to]: [number | null, number | null]): Bits {
  const low = from ?? 0;
  const high = to ?? Number.POSITIVE_INFINITY;
  return bitsWhere(columns.slots, (slot) => {
    const price = columns.price[slot] ?? -1;
    return price >= low && price <= high && price >= 0;
  });
}

/** What a selection is made from. */
export interface Sources {
  columns: Columns;
  postings: Postings;
  traits: Traits;
}

/** Applies filters to `base` (modified in place): category and named sets narrow the base itself. */
export function select(
  { columns, postings, traits }: Sources,
  base: Bits,
  query: { filters: EngineFilters; now: number },
): Selection {
  const { category, values, price, sets = [] } = query.filters;
  const { now } = query;
  const bitsFor = (field: string, chosen: string[]): Bits => {
    if (!isProductTrait(field)) return valueBits(columns, postings, field, chosen);
    return chosen.includes(productTraits[field]) ? traits.having(field, now) : bitsWhere(0, () => false);
  };
  if (category !== undefined) intersect(base, categoryBits(columns, postings, category));
  for (const name of sets) intersect(base, bitsWhere(columns.slots, setTest(columns, name, now)));
  const filters = Object.entries(values)
    .filter(([field, chosen]) => chosen.length > 0 && !isOfferField(field))
    .map(([field, chosen]) => ({ field, bits: bitsFor(field, chosen) }));
  const offers = offerValues(values);
  if (Object.keys(offers).length > 0) filters.push({ field: OFFERS, bits: traits.offered(offers) });
  if (price && (price[0] !== null || price[1] !== null)) {
    filters.push({ field: "price", bits: priceBits(columns, price) });
  }
  return { base, filters, all: allBut(base, filters), offers, now };
}

/** Base and every filter except that of one field. */
export function allBut(base: Bits, filters: Selection["filters"], field?: string): Bits {
  const bits = base.slice();
  for (const filter of filters) if (filter.field !== field) intersect(bits, filter.bits);
  return bits;
}
