/**
 * The seam between what a shop means by searching (analysis, plan, spelling: above) and what an engine does (match,
 * filter, count, sort: below). Words cross it analysed, so that every engine behind it finds the same products.
 */

/** Parts of a document that words are found in, weightiest first in `textWeights`. */
export const textFields = ["name", "brand", "category", "codes", "parts", "features", "description"] as const;
export type TextField = (typeof textFields)[number];

/** Named sets of products that a query can be limited to (`/n/{slug}/{set}/`). */
export const namedSets = ["aanbiedingen", "nieuw", "best-beoordeeld"] as const;

export interface IndexDocument {
  id: string;
  revision: number;
  /** Analysed words by field. */
  text: Record<TextField, string[]>;
  /** The category first. Field and value, e.g. `["brand", "Bosch"]`, `["feature::materiaal", "katoen"]`; `category` is the dot-joined key. */
  facets: [field: string, value: string][];
  /** Lowest total in cents of the offers that can be ordered; null when none can. */
  price: number | null;
  popularity: number;
  /** Seconds since 1970. */
  createdAt: number;
  inStock: boolean;
  expired: boolean;
  adult: boolean;
  bestRated: boolean;
  /** Day since 1970 on which the present price became a real drop; 0 when it is none. */
  dropDay: number;
}

/** Words that must all occur; one that ends in `*` stands for every word that begins so. */
export type Words = readonly string[];
/** Alternatives of one thing asked for: one of them is enough. */
export type Group = readonly Words[];

export interface EngineFilters {
  /** Dot-joined key; what lies deeper is included. */
  category?: string;
  /** Field → values; fields combine with AND, values with OR. Case does not matter. */
  values: Record<string, string[]>;
  /** Cents, both included; null is open. */
  price?: [number | null, number | null];
  /** Names of `namedSets`; an unknown one matches nothing. */
  sets?: string[];
  adult: boolean;
  /** Only products that nobody sells any more, instead of only the others. */
  expired?: boolean;
}

export type EngineSort = "relevance" | "new" | "popularAsc" | "popularDesc" | "priceAsc" | "priceDesc";

export interface EngineQuery {
  /** All must match; none: every document. */
  groups: readonly Group[];
  filters: EngineFilters;
  sort: EngineSort;
  from: number;
  size: number;
  /** `true`: every facet, at most 100 values each; a field: only that one, with all its values. */
  facets?: boolean | string;
  /** Milliseconds since 1970, for the sets that look back 30 days. */
  now: number;
}

export interface PriceBucket {
  from: number | null;
  to: number | null;
  count: number;
}
export interface EngineFacets {
  /** Field → values with their counts, most first; a field's own filter is left out of its counts. */
  values: Record<string, [value: string, count: number][]>;
  price?: { min: number; max: number };
  priceRanges?: PriceBucket[];
}

export interface EngineResult {
  ids: string[];
  total: number;
  /** How many more match the words and filters but are for adults, when those are left out. */
  hiddenAdult: number;
  /** Deepest category keys of all matches with their counts, most first. */
  categories: [key: string, count: number][];
  facets?: EngineFacets;
}

export interface SearchEngine {
  upsert(documents: IndexDocument[]): Promise<void>;
  remove(ids: string[]): Promise<void>;
  query(query: EngineQuery): Promise<EngineResult>;
  /** How many documents match all groups, whatever their state, counting no further than `cap`. */
  frequency(groups: readonly Group[], cap: number): Promise<number>;
  /** Every value of a field with the number of documents that carry it and can be found. */
  values(field: string): Promise<[value: string, count: number][]>;
  /** Whether any document ever had a value of this field. */
  hasField(field: string): boolean;
  /** Analysed name and category key of documents; unknown ids are left out. */
  describe(ids: string[]): Promise<{ id: string; name: string[]; category: string }[]>;
  /** Highest revision taken in. */
  revision(): number;
  /** How many documents it holds, whatever their state. */
  size(): number;
  /** Makes what was taken in survive a restart. */
  persist(): Promise<void>;
  close(): Promise<void>;
}
