import { type Bits, bitsFor, intersect, setBit } from "./bits";
import { type Columns, flag } from "./columns";
import type { EngineFilters } from "./engine";
import type { Postings } from "./postings";

const DAY = 86_400;
export const LOOK_BACK_DAYS = 30;

/** Documents selected per facet: the base always applies, a filter to all facets but its own. */
export interface Selection {
  base: Bits;
  filters: { field: string; bits: Bits }[];
  /** Base and all filters. */
  all: Bits;
}

type Test = (slot: number) => boolean;

function bitsWhere(slots: number, test: Test): Bits {
  const bits = bitsFor(slots);
  for (let slot = 0; slot < slots; slot++) if (test(slot)) setBit(bits, slot);
  return bits;
}

/** The named sets; `since` is 30 days ago, in seconds since 1970. */
const setTests: Readonly<Record<string, (columns: Columns, since: number) => Test>> = {
  nieuw: (columns, since) => (slot) => (columns.createdAt[slot] ?? 0) >= since,
  "best-beoordeeld": (columns) => (slot) => ((columns.flags[slot] ?? 0) & flag.bestRated) !== 0,
  aanbiedingen: cheaper,
  deals: cheaper,
};

function cheaper(columns: Columns, since: number): Test {
  const sinceDay = Math.floor(since / DAY);
  return (slot) => (columns.dropDay[slot] ?? 0) > sinceDay;
}

export const isNamedSet = (name: string): boolean => Object.hasOwn(setTests, name);

function setTest(columns: Columns, name: string, now: number): Test {
  const test = isNamedSet(name) ? setTests[name] : undefined;
  return test?.(columns, now / 1000 - LOOK_BACK_DAYS * DAY) ?? (() => false);
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

/** Applies filters to `base` (modified in place): category and named sets narrow the base itself. */
export function select(
  columns: Columns,
  postings: Postings,
  base: Bits,
  query: { filters: EngineFilters; now: number },
): Selection {
  const { category, values, price, sets = [] } = query.filters;
  if (category !== undefined) intersect(base, categoryBits(columns, postings, category));
  for (const name of sets) intersect(base, bitsWhere(columns.slots, setTest(columns, name, query.now)));
  const filters = Object.entries(values)
    .filter(([, chosen]) => chosen.length > 0)
    .map(([field, chosen]) => ({ field, bits: valueBits(columns, postings, field, chosen) }));
  if (price && (price[0] !== null || price[1] !== null)) {
    filters.push({ field: "price", bits: priceBits(columns, price) });
  }
  return { base, filters, all: allBut(base, filters) };
}

/** Base and every filter except that of one field. */
export function allBut(base: Bits, filters: Selection["filters"], field?: string): Bits {
  const bits = base.slice();
  for (const filter of filters) if (filter.field !== field) intersect(bits, filter.bits);
  return bits;
}
