import { LRUCache } from "lru-cache";
import type { CatalogueChange } from "./catalogue/changes";

interface Entry {
  value: unknown;
  /** Id of the product the answer is about; undefined when any change may affect it. */
  product: string | undefined;
  bytes: number;
  /** In ms: from then on the next question has it made anew. */
  renewFrom: number;
}
interface CacheOptions {
  seconds: number;
  product?: string | undefined;
}

const LIMIT_BYTES = 8 * 1024 * 1024;
/** Approximate memory per character of JSON, held as objects. */
const BYTES_PER_CHARACTER = 3;
const OVERHEAD_BYTES = 500;
/** The last part of its life in which an answer is renewed, if it is asked for. */
const RENEWAL = 0.2;

/**
 * Caches answers that are the same for everyone until they expire or the catalogue changes. Concurrent callers share
 * one computation. An answer that is asked for shortly before it expires is made anew meanwhile, so that nobody waits for
 * what many ask for. Bounded by bytes; failures are not cached.
 */
export function createAnswerCache(limitBytes = LIMIT_BYTES, now = () => performance.now()) {
  const cache = new LRUCache<string, Entry>({
    maxSize: limitBytes,
    perf: { now },
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 2,
  });
  const running = new Map<string, Promise<unknown>>();
  let generation = 0;

  function store(key: string, value: unknown, { seconds, product }: CacheOptions): void {
    const bytes = JSON.stringify(value).length * BYTES_PER_CHARACTER + OVERHEAD_BYTES;
    const renewFrom = now() + seconds * 1_000 * (1 - RENEWAL);
    cache.set(key, { value: guarded(value), product, bytes, renewFrom }, { ttl: seconds * 1_000 });
  }

  function run(key: string, options: CacheOptions, make: () => Promise<unknown>): Promise<unknown> {
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
  }

  return {
    async get(key: string, options: CacheOptions, make: () => Promise<unknown>): Promise<unknown> {
      const cached = cache.get(key);
      if (!cached) return run(key, options, make);
      if (now() >= cached.renewFrom) {
        cached.renewFrom = Number.POSITIVE_INFINITY;
        // After a failure the answer lives on until it expires, and is then asked for again.
        run(key, options, make).catch(() => undefined);
      }
      return cached.value;
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
