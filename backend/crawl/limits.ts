/** Limits of one crawl; what is beyond them is left for the next time, and the report says so. */
export const CRAWL_LIMITS = {
  /** Pages fetched, unless the operator says otherwise. */
  pages: 20_000,
  /** Addresses remembered per shop. */
  known: 200_000,
  /** Clicks from a page that a sitemap or the operator names. */
  depth: 15,
  /** Redirects behind each other. */
  hops: 5,
  /** Bytes of a page, unpacked. */
  pageBytes: 4 * 1024 * 1024,
  /** Addresses with different parameters of one path. */
  queries: 100,
  /** Pages of one shape, and how many of them must have a product for us to go on. */
  barren: 300,
  yield: 0.01,
  sitemaps: 500,
  /** Bytes of a sitemap, unpacked: what its protocol allows. */
  sitemapBytes: 50 * 1024 * 1024,
  /** Failures behind each other after which the site counts as down. */
  failures: 10,
  /** Hosts of one site. */
  hosts: 10,
} as const;

/** In ms. */
export const CRAWL_TIME = {
  /** Between two requests to one host, unless robots.txt asks for more. */
  pause: 1_000,
  connect: 15_000,
  page: 30_000,
  sitemap: 120_000,
  /** The whole crawl; the rest follows the next time. */
  all: 12 * 3_600_000,
  /** A site that asks to come back later than this is left until the next time. */
  longestWait: 10 * 60_000,
  /** After an answer that says too busy, but not until when. */
  busy: 60_000,
  /** An item that has not been confirmed for this long is no longer offered. */
  confirmed: 30 * 86_400_000,
} as const;
