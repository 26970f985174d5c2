import type { Facet, Facets, SearchRequest } from "#contract/search";
import type { ShopContext } from "./query/shop-context";
import type { FoundIds } from "./query/shop-index";
import type { Reading, SuggestionIds } from "./query/suggest";
import type { Changes } from "./source/read-changes";
import type { SearchDocument } from "./source/search-document";

/** What the main thread asks of a search worker, and what it gets. Only plain data crosses. */
export interface WorkerCalls {
  /** Begins a new index in an empty folder; then `take` and `built`. */
  create(folder: string, context: ShopContext): void;
  /** Serves an index from now on, in place of the one before. Gives its revision. */
  open(folder: string, context: ShopContext): number;
  setContext(context: ShopContext): void;
  /** Takes in changed products; they are found when this has answered. Gives the highest revision. */
  take(documents: SearchDocument[], gone: string[]): number;
  /** The same from a page as the store gave it. */
  takeChanges(changes: Changes): number;
  built(): void;
  persist(): void;
  /** How many products the index holds. */
  size(): number;
  warm(now: number): void;
  search(request: SearchRequest, now: number): FoundIds;
  facets(request: SearchRequest, now: number): Facets;
  facetFull(request: SearchRequest, facet: string, now: number): Facet;
  suggest(q: string, reading: Reading, now: number): SuggestionIds;
  moreLikeThis(ids: string[], limit: number): string[];
  close(): void;
}

export type WorkerCallName = keyof WorkerCalls;
export interface WorkerRequest {
  number: number;
  call: WorkerCallName;
  values: unknown[];
}
/** `error` when the call failed; `damaged` when the files of the index are to blame. */
export interface WorkerAnswer {
  number: number;
  value?: unknown;
  error?: string;
  damaged?: boolean;
}
