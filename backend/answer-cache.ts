import { LRUCache } from "lru-cache";
import type { CatalogueChange } from "./catalogue/changes";

interface Entry {
  value: unknown;
  /** Id of the product the answer is about; undefined when any change may affect it. */
  product: string | undefined;
  bytes: number;
}
interface CacheOptions {
  seconds: number;
  product?: string | undefined;
}

const LIMIT_BYTES = 12 * 1024 * 1024;
/** Approximate memory per character of JSON, held as objects. */
const BYTES_PER_CHARACTER = 3;
const OVERHEAD_BYTES = 500;

/**
 * Caches answers that are the same for everyone until they expire or the catalogue changes. Concurrent callers share
 * one computation. Bounded by bytes; failures are not cached.
 */
export function createAnswerCache(limitBytes = LIMIT_BYTES) {
  const cache = new LRUCache<string, Entry>({
    maxSize: limitBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 2,
  });
  const running = new Map<string, Promise<unknown>>();
  let generation = 0;

  function store(key: string, value: unknown, { seconds, product }: CacheOptions): void {
    const bytes = JSON.stringify(value).length * BYTES_PER_CHARACTER + OVERHEAD_BYTES;
    cache.set(key, { value: guarded(value), product, bytes }, { ttl: seconds * 1_000 });
  }

  return {
    async get(key: string, options: CacheOptions, make: () => Promise<unknown>): Promise<unknown> {
      const cached = cache.get(key);
      if (cached) return cached.value;
      const same = running.get(key);
      if (same) return same;
      const born = generation;
      const made = make()
        .then((value) => {
          // An answer read before a catalogue change may be stale.
          if (born === generation) store(key, value, options);
          return value;
        })
        .finally(() => {
          if (running.get(key) === made) running.delete(key);
        });
      running.set(key, made);
      return made;
    },
    /** Handles a catalogue change: keeps answers about other products and drops the rest. */
    forget({ productIds }: CatalogueChange): void {
      generation += 1;
      running.clear();
      for (const [key, { product }] of cache.entries()) {
        if (productIds === "all" || product === undefined || productIds.has(product)) cache.delete(key);
      }
    },
  };
}

/** Cached answers are shared and must not be modified: outside production, an attempt throws. */
function guarded(value: unknown): unknown {
  return process.env.NODE_ENV === "production" ? value : frozen(value);
}

function frozen(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
