import { LRUCache } from "lru-cache";
import { type Document, packDocument } from "./documents";

interface Kept {
  document: Document;
  /** Id of the product whose page it is. */
  product: string | undefined;
  /** Render time on the monotonic clock. */
  at: number;
  /** The catalogue has changed since: send only if no newer document can be made. */
  outdated: boolean;
  /** After a failed render, no retry before this time. */
  retryAt: number;
}

/** The part of the catalogue that changed; same shape as the backend's CatalogueChange. */
interface Change {
  productIds: ReadonlySet<string> | "all";
}

const FRESH_MS = 10_000;
/** Up to this age a document is sent at once while the next one is rendered. */
const STALE_MS = 60_000;
/** Up to this age it replaces a document that cannot be rendered completely. */
const STAND_IN_MS = 3_600_000;
const RETRY_MS = 2_000;
const CACHE_BYTES = 12 * 1024 * 1024;

/**
 * Documents of anonymous visitors, shared between them: bounded by bytes, one render per key at a time. Keeps only
 * complete documents; when a new render fails or lacks a part, the last complete one is sent for up to an hour.
 */
export function createDocumentCache(now: () => number = () => performance.now()) {
  const cache = new LRUCache<string, Kept>({
    maxSize: CACHE_BYTES,
    // Only the compressed forms are kept: each about a sixth of the plain size.
    sizeCalculation: ({ document }, key) => Math.ceil(document.length * 0.35) + key.length + 1_024,
  });
  const rendering = new Map<string, Promise<Document>>();
  let generation = 0;

  function renderOnce(key: string, product: string | undefined, render: () => Promise<Document>): Promise<Document> {
    const running = rendering.get(key);
    if (running) return running;
    const born = generation;
    const made = render()
      .then(
        (document) => {
          if (born === generation) settle(key, product, document);
          return document;
        },
        (error: unknown) => {
          postpone(key);
          throw error;
        },
      )
      .finally(() => {
        if (rendering.get(key) === made) rendering.delete(key);
      });
    rendering.set(key, made);
    return made;
  }

  function settle(key: string, product: string | undefined, document: Document): void {
    if (isOutage(document)) postpone(key);
    else if (isLasting(document)) {
      cache.set(key, { document, product, at: now(), outdated: false, retryAt: 0 });
      packDocument(document).catch((error: unknown) => console.error(error));
    } else cache.delete(key);
  }
  function postpone(key: string): void {
    const kept = cache.peek(key);
    if (kept) kept.retryAt = now() + RETRY_MS;
  }

  return {
    /** Returns the document for `key`; `product` is the product id if it is a product page. */
    async get(key: string, render: () => Promise<Document>, product?: string): Promise<Document> {
      const kept = cache.get(key);
      if (!kept) return renderOnce(key, product, render);
      const age = now() - kept.at;
      if (age < FRESH_MS && !kept.outdated) return kept.document;
      const standsIn = age < STAND_IN_MS;
      if (standsIn && now() < kept.retryAt) return kept.document;
      if (age < STALE_MS && !kept.outdated) {
        renderOnce(key, product, render).catch((error: unknown) => console.error(error));
        return kept.document;
      }
      if (!standsIn) return renderOnce(key, product, render);
      return renderOnce(key, product, render).then(
        (document) => (isOutage(document) ? kept.document : document),
        (error: unknown) => {
          console.error(error);
          return kept.document;
        },
      );
    },
    /**
     * Handles a catalogue change: pages of these products, and every page that may list them, are re-rendered before
     * they are sent again. Renders in progress may have read the old state and are not kept.
     */
    forget({ productIds }: Change): void {
      generation++;
      rendering.clear();
      for (const kept of cache.values()) {
        if (productIds === "all" || kept.product === undefined || productIds.has(kept.product)) kept.outdated = true;
      }
    },
  };
}

/** Reflects a failure of a service or this process, not the page itself. */
const isOutage = (document: Document) => !document.complete || document.status >= 500;

const isLasting = (document: Document) =>
  document.status === 200 &&
  !document.headers.some(([name, value]) => name.toLowerCase() === "cache-control" && value.includes("no-store"));
