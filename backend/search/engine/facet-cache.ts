import { LRUCache } from "lru-cache";
import type { EngineQuery } from "./engine";
import type { Counted } from "./facets-of";

const ENTRIES = 256;
const DAY_MS = 86_400_000;

/** Facet counts of recent queries, so that pages and sorts of one listing share them. Cleared by every change. */
export class FacetCache {
  private readonly entries = new LRUCache<string, Counted>({ max: ENTRIES });

  of(query: EngineQuery, count: () => Counted): Counted {
    // The named sets look back from this moment, so their counts cannot be cached. Price drops are counted by the day.
    // The same few documents are hardly asked for twice.
    if (query.filters.sets?.length || query.only) return count();
    // Which products match words depends on the sort: partial matches are only ever listed by relevance.
    const found = query.groups.length > 0 && [query.groups, query.matching, query.sort === "relevance"];
    const key = JSON.stringify([
      found,
      query.filters,
      query.except,
      query.facets ?? false,
      Math.floor(query.now / DAY_MS),
    ]);
    const known = this.entries.get(key);
    if (known) return known;
    const counted = count();
    this.entries.set(key, counted);
    return counted;
  }

  clear(): void {
    this.entries.clear();
  }
}
