import * as v from "valibot";
import { listFacets } from "../list-facets";
import { type Answer, isFields, items, list, maybe, or, orNull, readBy, type Schema } from "./kit";
import { picture } from "./pictures";
import { hits, summary } from "./products";
import { between, cents, count, id, share, text, webAddress } from "./values";

const BUCKETS = 10_000;
const FACETS = 200;

const bucket = v.object({
  /** Value for the filter. */
  key: id,
  /** Display text; defaults to the key. */
  label: maybe(text),
  doc_count: count,
});
const facet = v.object({
  label: or(text, ""),
  /** Order among the feature facets; missing sorts last (FU-10). */
  wpIndex: maybe(between(-1_000_000, 1_000_000)),
  /** How well its values split the products of the category or the term, without any filter: 0 to 1. */
  weight: maybe(share),
  /** Most products first, at most 100 (all of them in `/facet-full`). */
  buckets: list(bucket, BUCKETS),
});
const range = v.object({ from: orNull(cents), to: orNull(cents), doc_count: count });
const prices = v.object({ min: cents, max: cents });
const ranges = list(range, 100);

export type FacetBucket = Answer<typeof bucket>;
export type Facet = Answer<typeof facet>;
export type PriceRange = Answer<typeof range>;
/** FU-09, FU-10. A facet's counts ignore its own filter. */
export interface Facets {
  brand?: Facet;
  color?: Facet;
  gender?: Facet;
  size?: Facet;
  model?: Facet;
  campaign?: Facet;
  category?: Facet;
  delivery?: Facet;
  condition?: Facet;
  availability?: Facet;
  shipping?: Facet;
  discount?: Facet;
  rating?: Facet;
  shopRating?: Facet;
  price?: Answer<typeof prices>;
  price_ranges?: PriceRange[];
  [feature: `feature::${string}`]: Facet | undefined;
}

const lists = new Set<string>(["category", ...listFacets]);
const special = new Map<string, Schema<unknown>>([
  ["price", readBy(prices, (value, { part }) => inOrder(part(prices, value)))],
  ["price_ranges", ranges],
]);
const inOrder = (found: Answer<typeof prices> | undefined) => (found && found.min <= found.max ? found : undefined);
const schemaOf = (name: string): Schema<unknown> | undefined =>
  special.get(name) ?? (lists.has(name) || name.startsWith("feature::") ? facet : undefined);

/** Facets by name; anything else a service adds is dropped. */
export const facets = readBy<Facets>(
  v.objectWithRest({ price: v.exactOptional(prices), price_ranges: v.exactOptional(ranges) }, facet),
  (value, { part }) => {
    if (!isFields(value)) return undefined;
    const found: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(value).slice(0, FACETS)) {
      const schema = schemaOf(name);
      const usable = schema && part(schema, one);
      if (usable !== undefined) found[name] = usable;
    }
    // Every key is a facet name whose value was parsed by its own schema.
    return found as Facets;
  },
);
export const facetsAnswer = v.object({ facets });
export const facetAnswer = v.object({ facet });

const found = readBy<{ hits: Answer<typeof hits>; total: { value: number } }>(
  v.object({ hits, total: v.object({ value: count }) }),
  (value, { part }) => {
    const list = isFields(value) ? part(hits, value.hits) : undefined;
    if (!list || !isFields(value)) return undefined;
    const said = isFields(value.total) ? value.total.value : value.total;
    return { hits: list, total: { value: part(count, said) ?? list.length } };
  },
);
const video = v.object({ title: text, url: webAddress, image: maybe(picture) });
const warning = v.object({ type: text, from: or(text, ""), to: or(text, "") });

const category = v.object({ name: text, key: id, path: or(text, ""), image: maybe(picture) });
/** Where to look instead of for something that the shop does not have. */
const nearest = v.object({ categories: items(category, 10), products: items(summary, 50) });

/** FU-22. Only hits are required. */
export const searchAnswer = v.object({
  hits: found,
  /** Number of matching adult products that were left out. */
  hidden_adult: maybe(count),
  expiredProducts: items(summary, 100),
  warnings: items(warning, 100),
  spellingCorrections: items(text, 20),
  /** `>`-separated slugs, e.g. `elektronica>telefoons`. */
  top_categories: items(text, 50),
  videos: items(video, 20),
  search_id: or(id, ""),
  facets: maybe(facets),
  page_title: maybe(text),
  /** Only with no hits at all. */
  nearest: maybe(nearest),
  /**
   * Feature filters that the service ignored because no product has the feature. Absent from a service that does not
   * report them: it may have applied them and found nothing.
   */
  unknown_filters: maybe(list(text, 100)),
});
export type SearchResponse = Answer<typeof searchAnswer>;
export type SearchWarning = Answer<typeof warning>;

const suggested = v.object({
  terms: items(text, 50),
  categories: items(category, 50),
  brands: items(v.object({ name: text }), 50),
  products: items(summary, 50),
  /** As in a search, for the typed text. */
  hidden_adult: maybe(count),
});
export type Suggestions = Answer<typeof suggested>;
const kinds = ["terms", "categories", "brands", "products"];

export const suggestionsAnswer = readBy<Suggestions>(suggested, (value, { part }) =>
  isFields(value) && kinds.some((kind) => Array.isArray(value[kind])) ? part(suggested, value) : undefined,
);
