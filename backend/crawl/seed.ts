import type { Visitor } from "./ask";
import { CRAWL_LIMITS } from "./limits";
import type { Robots } from "./robots";
import { readSitemap } from "./sitemap";
import { isOnSite } from "./web-address";

interface Seeding {
  start: URL;
  site: string;
  visitor: Visitor;
  robotsOf: (url: URL) => Promise<Robots | null>;
  stop: AbortSignal;
}

/** Where a site without a word about them in robots.txt may have its sitemap. */
const USUAL = ["/sitemap.xml", "/sitemap_index.xml"];

/**
 * Adds the pages that a site's sitemaps name, those of indexes too. Returns how many sitemaps could not be read. An address on
 * another site is left out, as its protocol asks.
 */
export async function seedFromSitemaps(
  { start, site, visitor, robotsOf, stop }: Seeding,
  robots: Robots,
  add: (url: URL) => void,
): Promise<number> {
  const stated = robots.sitemaps.filter((address) => URL.canParse(address, start.href));
  const waiting = (stated.length > 0 ? stated : USUAL).map((address) => new URL(address, start).href);
  const known = new Set(waiting);
  let named = 0;
  let skipped = 0;
  for (let next = waiting.shift(); next && !stop.aborted; next = waiting.shift()) {
    const url = new URL(next);
    const rules = isOnSite(url, site) ? await robotsOf(url) : null;
    try {
      const bytes = rules?.allows(url.pathname + url.search)
        ? await openSitemap({ visitor, robotsOf, site }, url)
        : null;
      if (bytes === null) {
        if (stated.length > 0) skipped += 1;
        continue;
      }
      for await (const entries of readSitemap(bytes)) {
        for (const { address, isIndex } of entries) {
          if (!URL.canParse(address, url.href)) continue;
          const found = new URL(address, url);
          if (!isOnSite(found, site)) continue;
          if (!isIndex && named < CRAWL_LIMITS.known) {
            named += 1;
            add(found);
          } else if (isIndex && known.size < CRAWL_LIMITS.sitemaps && !known.has(found.href)) {
            known.add(found.href);
            waiting.push(found.href);
          }
        }
      }
    } catch {
      skipped += 1;
    }
  }
  return skipped;
}

/** One redirect is enough for a sitemap, and must stay on the site. */
async function openSitemap(
  { visitor, robotsOf, site }: Pick<Seeding, "visitor" | "robotsOf" | "site">,
  url: URL,
): Promise<AsyncIterable<Uint8Array> | null> {
  const opened = await visitor.stream(url, CRAWL_LIMITS.sitemapBytes);
  if (opened === null || !("location" in opened)) return opened;
  const there = URL.canParse(opened.location, url.href) ? new URL(opened.location, url) : null;
  if (!there || !isOnSite(there, site)) return null;
  if (!(await robotsOf(there))?.allows(there.pathname + there.search)) return null;
  const second = await visitor.stream(there, CRAWL_LIMITS.sitemapBytes);
  return second === null || "location" in second ? null : second;
}
