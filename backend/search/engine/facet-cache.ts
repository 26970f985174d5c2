import { LRUCache } from "lru-cache";
import type { EngineQuery } from "./engine";
import type { Counted } from "./facets-of";

const ENTRIES = 256;

/** Facet counts of recent queries, so that pages and sorts of one listing share them. Cleared by every change. */
export class FacetCache {
  private readonly entries = new LRUCache<string, Counted>({ max: ENTRIES });

  of(query: EngineQuery, count: () => Counted): Counted {
    // The named sets look back from today, so their counts cannot be cached.
    if (query.filters.sets?.length) return count();
    const key = JSON.stringify([query.groups, query.filters, query.facets ?? false]);
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
