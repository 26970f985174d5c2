import type { Facet, Facets, SearchRequest } from "#contract/search";
import type { Wish, WishRequest } from "#contract/wish";
import type { CurrentHighlights, MeasuredFeature } from "./engine/engine";
import type { FoundAmong } from "./query/among";
import type { ShopContext } from "./query/shop-context";
import type { FoundIds } from "./query/shop-index";
import type { Reading, SuggestionIds } from "./query/suggest";
import type { Changes } from "./source/read-changes";
import type { SearchDocument } from "./source/search-document";

/** Calls from the main thread to a search worker, with their results. Plain data only. */
export interface WorkerCalls {
  /** Starts a new index in an empty folder; followed by `take` and `built`. */
  create(folder: string, context: ShopContext): void;
  /** Serves an index in place of the previous one. Returns its revision. */
  open(folder: string, context: ShopContext): number;
  setContext(context: ShopContext): void;
  /** Indexes changed products, which are searchable once this resolves. Returns the highest revision. */
  take(documents: SearchDocument[], gone: string[]): number;
  /** Like `take`, from a page as returned by the store. */
  takeChanges(changes: Changes): number;
  built(): void;
  persist(): void;
  /** Number of products in the index. */
  size(): number;
  warm(now: number): void;
  /** Does a part, from 0 on, of what queries would otherwise wait for; false when there are no more. */
  prepare(part: number): boolean;
  search(request: SearchRequest, now: number): FoundIds;
  facets(request: SearchRequest, now: number): Facets;
  facetFull(request: SearchRequest, facet: string, now: number): Facet;
  suggest(q: string, reading: Reading, now: number): SuggestionIds;
  readWish(request: WishRequest): Wish | null;
  /** What a long message says of the one thing that it asks for; undefined where that is all of it, or nothing. */
  focus(message: string): string | undefined;
  /** Words of the operator's data that compare: `stiller`. */
  comparatives(): string[];
  /** What the products of a category have numbers of. */
  measured(category: string): MeasuredFeature[];
  quantityOf(ids: string[], feature: string): Map<string, number>;
  priceNews(ids: string[], now: number): Record<string, CurrentHighlights>;
  among(ids: string[], request: SearchRequest, now: number): FoundAmong;
  moreLikeThis(ids: string[], limit: number): string[];
  close(): void;
}

export type WorkerCallName = keyof WorkerCalls;
export interface WorkerRequest {
  number: number;
  call: WorkerCallName;
  values: unknown[];
}
/** `error` when the call failed; `damaged` when the index files are the cause. */
export interface WorkerAnswer {
  number: number;
  value?: unknown;
  error?: string;
  damaged?: boolean;
}
