/** What one feed may ask of us: beyond these a document is refused as a whole. */
export const FEED_LIMITS = {
  items: 5_000_000,
  /** As it is sent, packed or not. */
  bytes: 8 * 1024 ** 3,
  /** Characters of one text, tag or record. */
  textChars: 1_000_000,
  /** Characters of all texts of one item. */
  itemChars: 1_000_000,
  /** Values under one name, and names. */
  valuesPerItem: 2_000,
  depth: 16,
  /** Gzip: bytes that come out for each byte that goes in, once this much has come out. */
  gzipRatio: 250,
  gzipRatioFrom: 64 * 1024 * 1024,
} as const;

/** Items judged and stored together: so many, or fewer when they are large. Pages are answered in between,
 * so what one batch keeps the store busy for is what a page's question waits. */
export const BATCH_LIMITS = { items: 150, chars: 1_000_000 } as const;

/** Lines kept of one report: refusals have room of their own, so that warnings cannot crowd them out. */
export const REPORT_LINES = { errors: 60_000, others: 40_000 } as const;

/** How long a feed may take to arrive, and to be read; in ms. */
export const IMPORT_TIME = { arrivingMs: 3_600_000, readingMs: 3_600_000 } as const;
