import type {
  Facet,
  FacetBucket,
  Facets,
  PriceRange,
  SearchResponse,
  SearchWarning,
  Suggestions,
} from "#contract/search";
import { picture } from "./pictures";
import { hits, summary } from "./products";
import { between, cents, count, id, isFields, items, list, object, or, type Reader, text, webAddress } from "./readers";

const BUCKETS = 10_000;
const FACETS = 200;

const bucket: Reader<FacetBucket> = object<FacetBucket>({ key: id, doc_count: count }, { label: text });
const facet: Reader<Facet> = object<Facet>(
  { label: or(text, ""), buckets: list(bucket, BUCKETS) },
  { wpIndex: between(-1_000_000, 1_000_000) },
);
const prices: Reader<{ min: number; max: number }> = (value, reading) => {
  const read = object<{ min: number; max: number }>({ min: cents, max: cents })(value, reading);
  return read && read.min <= read.max ? read : undefined;
};
const ranges = list(object<PriceRange>({ from: or(cents, null), to: or(cents, null), doc_count: count }), 100);
const special = new Map<string, Reader<unknown>>([
  ["price", prices],
  ["price_ranges", ranges],
]);
const lists = new Set(["brand", "color", "gender", "size", "model", "campaign", "category", "delivery"]);
const isList = (name: string) => lists.has(name) || name.startsWith("feature::");

/** Lists of values by name; whatever else a service adds is left out. */
const facets: Reader<Facets> = (value, reading) => {
  if (!isFields(value)) return undefined;
  const read: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value).slice(0, FACETS)) {
    const usable = (special.get(name) ?? (isList(name) ? facet : undefined))?.(one, reading);
    if (usable !== undefined) read[name] = usable;
  }
  return read as Facets;
};
export const facetsAnswer = object<{ facets: Facets }>({ facets });
export const facetAnswer = object<{ facet: Facet }>({ facet });

const found: Reader<SearchResponse["hits"]> = (value, reading) => {
  const read = isFields(value) ? hits(value.hits, reading) : undefined;
  if (!read || !isFields(value)) return undefined;
  const said = isFields(value.total) ? value.total.value : value.total;
  return { hits: read, total: { value: count(said, reading) ?? read.length } };
};
const video = object<SearchResponse["videos"][number]>({ title: text, url: webAddress }, { image: picture });
const change = object<SearchWarning>({ type: text, from: or(text, ""), to: or(text, "") });

/** Hits are needed; of all else there may be nothing. */
export const searchAnswer: Reader<SearchResponse> = object<SearchResponse>(
  {
    hits: found,
    expiredProducts: items(summary, 100),
    warnings: items(change, 100),
    spellingCorrections: items(text, 20),
    top_categories: items(text, 50),
    videos: items(video, 20),
    search_id: or(id, ""),
  },
  { facets, page_title: text, unknown_filters: list(text, 100), hidden_adult: count },
);

const suggested = object<Suggestions>(
  {
    terms: items(text, 50),
    categories: items(object<Suggestions["categories"][number]>({ name: text, key: id, path: or(text, "") }), 50),
    brands: items(object<Suggestions["brands"][number]>({ name: text }), 50),
    products: items(summary, 50),
  },
  { hidden_adult: count },
);
const kinds = ["terms", "categories", "brands", "products"];

export const suggestionsAnswer: Reader<Suggestions> = (value, reading) =>
  isFields(value) && kinds.some((kind) => Array.isArray(value[kind])) ? suggested(value, reading) : undefined;
