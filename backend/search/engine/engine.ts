import type { Preference } from "#contract/wish";
import type { Quantity } from "../analysis/quantities";
import type { Shape } from "./shape";

/**
 * The boundary between the shop's search logic (analysis, plan, spelling: above) and the engine (match, filter, count,
 * sort: below). Words are passed analysed, so that every engine finds the same products.
 */

/** Text fields of a document. */
export const textFields = ["name", "kind", "brand", "category", "codes", "parts", "features", "description"] as const;
export type TextField = (typeof textFields)[number];

/** Named sets of products that a query can be limited to (`/n/{slug}/{set}/`). */
export const namedSets = ["aanbiedingen", "nieuw", "best-beoordeeld"] as const;

/** What a visitor can choose an offer by; an absent trait has none of the filter's values. */
export interface OfferTraits {
  condition?: string;
  /** A key of `deliveryLabels`. */
  delivery?: string;
  availability?: string;
  shipping?: string;
  shopRating?: string;
}

/** What lists may say about a product's price, and until when. */
export interface PriceHighlights {
  /** Cents, without shipping: the lowest price of a new item that can be ordered, which the rest is about. */
  price: number;
  /** The lowest price of the 30 days before it was reduced; 0 without a real reduction. */
  before: number;
  /** Days since 1970, both included, on which it is the lowest price in three months; 0 when there are none. */
  lowestFrom: number;
  lowestUntil: number;
}

/** An offer that can be ordered, with the lowest total at its shop; both null for a shop that cannot deliver. */
export interface ShopOffer {
  shop: string;
  total: number | null;
  traits: OfferTraits | null;
}

export interface IndexDocument {
  id: string;
  revision: number;
  /** Analysed words by field. */
  text: Record<TextField, string[]>;
  /** The same words as ranking needs them. */
  shape: Shape;
  /**
   * Field and value, category first, e.g. `["brand", "Bosch"]`, `["feature::materiaal", "katoen"]`; `category` is the
   * dot-joined key.
   */
  facets: [field: string, value: string][];
  /** The numbers among its specifications; absent or empty for a document without. */
  quantities?: Quantity[];
  /** The same for all variants of one thing. */
  group?: string | null;
  /** Lowest total in cents of the offers that can be ordered; null when there are none. */
  price: number | null;
  popularity: number;
  /** Seconds since 1970. */
  createdAt: number;
  inStock: boolean;
  expired: boolean;
  adult: boolean;
  bestRated: boolean;
  /** Four stars or more. */
  wellRated: boolean;
  /** Traits of the offers that can be ordered. */
  offers: OfferTraits[];
  /** Day since 1970 on which the current price became a real drop; 0 if it is not one. */
  dropDay: number;
  /** Absent when there is nothing to say. */
  news?: PriceHighlights;
  /** What each shop asks and promises, those of one shop together; empty or absent for a document of one shop. */
  shopOffers?: ShopOffer[];
}

/** What may be said about a product's price at a moment. */
export interface CurrentHighlights {
  /** Cents, without shipping: says nothing about another price. */
  price: number;
  /** The price before the reduction, and the day since 1970 on which that began. */
  drop?: { before: number; since: number };
  /** Whether it is the lowest price in three months. */
  lowest: boolean;
}

/** Words that must all occur; a trailing `*` matches every word with that prefix. */
export type Words = readonly string[];
/** Alternatives for one part of the query: one match is enough. */
export type Group = readonly Words[];

export interface EngineFilters {
  /** Dot-joined key; includes subcategories. */
  category?: string;
  /**
   * Field → values; fields combine with AND, values with OR. Case-insensitive. Those of `offerFields` must be met by
   * one and the same offer, of the chosen shop when exactly one is chosen. Values may exclude, or bound a quantity
   * (`#contract/filter-values`): what is excluded combines with AND.
   */
  values: Record<string, string[]>;
  /** Cents, both ends inclusive; null is open. With one shop chosen, prices are that shop's, here and in sorts. */
  price?: [number | null, number | null];
  /** Names of `namedSets`; an unknown one matches nothing. */
  sets?: string[];
  adult: boolean;
  /** What products must be: named so themselves, rather than made for such a thing or a part of it. */
  noun?: Group;
  /** What products must not say of themselves, in their name or properties. */
  without?: readonly Group[];
  /** Only products that are no longer sold, instead of excluding them. */
  expired?: boolean;
}

export type Matching = "whole" | "partial" | "alike" | "named" | "itself";

/** `discount`: the largest reduction first, then what is not reduced, by popularity. */
export type EngineSort = "relevance" | "new" | "popularAsc" | "popularDesc" | "priceAsc" | "priceDesc" | "discount";

/** Variants of one thing are one entry: pages show the first of them that matches, and totals and facets count them once. */
export interface EngineQuery {
  /** All must match; none: every document. */
  groups: readonly Group[];
  filters: EngineFilters;
  sort: EngineSort;
  /** By relevance only: first by these quantities in turn, documents without one last; `price` is the lowest total. */
  prefer?: readonly Preference[];
  /**
   * How words match: `whole`, every group, is the default. `partial`: when few do, products that match most groups follow.
   * `alike`: as `whole`, but ranked by how many alternatives match, for similar products. `named`: as `whole`, but only
   * where it says what a product is, not in its properties or description; `itself`: there as words of their own, not as
   * parts of compounds.
   */
  matching?: Matching;
  /** Only these, in this order where a page is by relevance. Without words. */
  only?: readonly string[];
  /** Documents that are left out, with all their variants. */
  except?: readonly string[];
  from: number;
  size: number;
  /** `true`: every facet, at most 100 values each; a field: only that one, with all its values. */
  facets?: boolean | string;
  /** `true` leaves the categories of the result empty, where nobody looks at them. */
  uncounted?: boolean;
  /** Milliseconds since 1970, for what looks back 30 days. */
  now: number;
}

/** Bounds in a base unit, both inclusive; null is open. */
export interface QuantityBounds {
  from: number | null;
  to: number | null;
  /** Empty for a bare number, which is of any unit when the feature always has one. */
  unit: string;
}

/** What documents have numbers of, in a base unit, and how many. */
export interface MeasuredFeature {
  feature: string;
  unit: string;
  min: number;
  max: number;
  products: number;
}

export interface PriceBucket {
  from: number | null;
  to: number | null;
  count: number;
}
export interface EngineFacets {
  /** Field → values with their counts, most frequent first; a field's own filter does not affect its counts. */
  values: Record<string, [value: string, count: number][]>;
  price?: { min: number; max: number };
  priceRanges?: PriceBucket[];
}

export interface EngineResult {
  ids: string[];
  total: number;
  /** Of those, the number that has only most of the words: they come last. */
  partial: number;
  /** Number of matching adult products that were left out. */
  hiddenAdult: number;
  /** Deepest category keys of all matches with their counts, most frequent first. */
  categories: [key: string, count: number][];
  facets?: EngineFacets;
}

/** Products to suggest. */
export interface Proposed {
  ids: string[];
  /** Number of matching adult products that were left out; variants count once. */
  hiddenAdult: number;
}

/** The best few products while words are typed, more cheaply than by a query. */
export interface ProductProposals {
  of(groups: readonly Group[], size: number, adult: boolean): Proposed;
  /** Finds in advance what proposals need of these words. */
  prepare(words: readonly string[]): void;
}

export interface NamedSo {
  /** Words of its name, analysed. */
  name: string[];
  isNamedSo: boolean;
}

/** What the shop's products have, of one or more categories or (with none) of all. Expired ones do not count. */
export interface ShopFacts {
  /** Whether any document ever had a number of this feature. */
  hasQuantity(feature: string): boolean;
  measured(categories: readonly string[]): MeasuredFeature[];
  /** Names of specifications that are a yes or a no of some products. */
  flagNames(): string[];
  /** The number that products have of a feature, in its base unit; the others are absent. */
  quantityOf(ids: readonly string[], feature: string): Map<string, number>;
  /** Number of documents with a value. */
  countOf(field: string, value: string, categories: readonly string[]): number;
  /** Number of documents with a number of a feature within bounds. */
  countBetween(feature: string, bounds: QuantityBounds, categories: readonly string[]): number;
  /** Whether a document of these categories has one of these words anywhere. */
  hasWord(group: Group, categories: readonly string[]): boolean;
  /** The same of what says what they are or have, not of their descriptions. */
  hasProperty(group: Group, categories: readonly string[]): boolean;
  /** Number of documents of these categories with one of these words in their own name. */
  countNamed(group: Group, categories: readonly string[]): number;
  countIn(categories: readonly string[], adult: boolean): number;
  /** The lowest price in these categories, in cents; undefined where nothing has one. */
  lowestPrice(categories: readonly string[]): number | undefined;
  /** Names of the most popular documents of a category, and whether each says that it is itself what these words name. */
  namesIn(category: string, group: Group, most: number): NamedSo[];
  /** Fields and values of documents from a place on, oldest first, so that only what is new need be read. */
  valuesFrom(place: number): Iterable<[field: string, value: string]>;
}

export interface Described {
  id: string;
  /** Words of its name, analysed. */
  name: string[];
  /** The noun that makes it an accessory or a part; empty when it is a thing by itself. */
  part: string[];
  /** Key of its category. */
  category: string;
}

export interface SearchEngine {
  upsert(documents: IndexDocument[]): Promise<void>;
  remove(ids: string[]): Promise<void>;
  query(query: EngineQuery): Promise<EngineResult>;
  /** Number of documents matching all groups, expired or adult included, counting up to `cap`. */
  frequency(groups: readonly Group[], cap: number): Promise<number>;
  /** As `frequency`, without what a description mentions; `strong`: without properties too. */
  named(groups: readonly Group[], cap: number, scope: "said" | "strong"): Promise<number>;
  /** Whether the words are only found in compounds, of which each names an accessory or a part of such a thing. */
  isInAccessoriesOnly(group: Group): Promise<boolean>;
  /** Every value of a field with the number of visible documents that have it. */
  values(field: string): Promise<[value: string, count: number][]>;
  /** Whether any document ever had a value of this field. */
  hasField(field: string): boolean;
  readonly facts: ShopFacts;
  readonly proposals: ProductProposals;
  /** Skips unknown ids. */
  describe(ids: string[]): Promise<Described[]>;
  /** What may be said now about the prices of these products; the others are absent. */
  priceNews(ids: readonly string[], now: number): Record<string, CurrentHighlights>;
  /** Highest revision indexed. */
  revision(): number;
  /** Number of documents, expired or adult included. */
  size(): number;
  /** Makes indexed changes survive a restart. */
  persist(): Promise<void>;
  close(): Promise<void>;
}
