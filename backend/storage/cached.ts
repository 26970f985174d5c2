import { LRUCache } from "lru-cache";

/** Caches the result of `load` for `ms`; concurrent callers share one load. Failures are not cached. */
export function cachedFor<T extends object>(ms: number, load: () => Promise<T>): () => Promise<T> {
  const cache = new LRUCache<"it", T>({ max: 1, ttl: ms, fetchMethod: load });
  return async () => {
    const value = await cache.fetch("it");
    if (value === undefined) throw new Error("The loader returned no value.");
    return value;
  };
}
