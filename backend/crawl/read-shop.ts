import { setTimeout as sleep } from "node:timers/promises";
import { type CrawlResult, crawl } from "./crawl";
import { type CrawlStore, openCrawlStore } from "./crawl-store";
import { ROBOTS_TOKEN } from "./hosts";
import { CRAWL_TIME } from "./limits";
import { lockSite } from "./lock-site";
import type { Clock } from "./pace";
import { siteOf } from "./web-address";

/** What is remembered of a shop, to crawl it again. */
export interface CrawledShop {
  shop: string;
  url: string;
  max: number;
  /** In ms. */
  pause: number;
  allowPrivate: boolean;
}

export interface ReadingRequest {
  dataDir: string;
  shop: CrawledShop;
  /** Where the shop can see who reads it. */
  about: string;
  stop: AbortSignal;
  onProgress?: (pages: number) => void;
}

export interface Reading {
  store: CrawlStore;
  result: CrawlResult;
  /** Items confirmed after this moment (ms) are still offered. */
  since: number;
}

/**
 * Reads the pages of a shop, and gives what is known of them to `use` while nobody else reads the shop. Throws
 * SiteInUseError when somebody does.
 */
export async function readShop<T>(
  { dataDir, shop, about, stop, onProgress }: ReadingRequest,
  use: (reading: Reading) => Promise<T>,
): Promise<T> {
  const start = new URL(shop.url);
  const site = siteOf(start);
  const unlock = lockSite(dataDir, site);
  try {
    const store = openCrawlStore(dataDir, site);
    try {
      store.set("shop", JSON.stringify(shop));
      const clock = realClock(stop);
      const since = clock.now() - CRAWL_TIME.confirmed;
      const result = await crawl({
        store,
        start,
        clock,
        stop,
        userAgent: `${ROBOTS_TOKEN}/1.0 (+${about})`,
        pause: shop.pause,
        maxPages: shop.max,
        ...(onProgress ? { onProgress } : {}),
        ...(shop.allowPrivate ? { allow: () => true, ports: [Number(start.port) || 80, 80, 443] } : {}),
      });
      return await use({ store, result, since });
    } finally {
      store.close();
    }
  } finally {
    unlock();
  }
}

function realClock(stop: AbortSignal): Clock {
  return { now: Date.now, wait: (ms) => sleep(ms, undefined, { signal: stop }) };
}
