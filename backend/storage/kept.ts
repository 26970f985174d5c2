import { LRUCache } from "lru-cache";

/** What `load` gives, kept for `ms`; whoever asks while it is loaded waits for the same. A failure is not kept. */
export function keepFor<T extends object>(ms: number, load: () => Promise<T>): () => Promise<T> {
  const cache = new LRUCache<"it", T>({ max: 1, ttl: ms, fetchMethod: load });
  return async () => {
    const value = await cache.fetch("it");
    if (value === undefined) throw new Error("Nothing was loaded.");
    return value;
  };
}
