/** Limits for one feed: beyond these the whole document is rejected. */
export const FEED_LIMITS = {
  items: 5_000_000,
  /** As sent, compressed or not. */
  bytes: 8 * 1024 ** 3,
  /** Characters per text, tag or record: a longer one could fill the memory. */
  textChars: 10_000_000,
  /** Characters before the end of the first line that is not blank. */
  startChars: 1_000_000,
  /** Columns of a text feed. */
  columns: 2_000,
  depth: 16,
  /** Gzip: output bytes per input byte, checked once this much has been unpacked. */
  gzipRatio: 250,
  gzipRatioFrom: 64 * 1024 * 1024,
} as const;

/** Limits for one item: beyond these it is rejected, and the others are not. */
export const ITEM_LIMITS = {
  /** Characters of all its texts. */
  chars: 1_000_000,
  /** Values per name, and names. */
  values: 2_000,
} as const;

/**
 * Items validated and stored together: this many, or fewer when they are large. Pages are served between batches, so
 * the time one batch keeps the store busy is the time a page waits.
 */
export const BATCH_LIMITS = { items: 150, chars: 1_000_000 } as const;

/** Lines kept per report: errors have their own quota, so that warnings cannot crowd them out. */
export const REPORT_LINES = { errors: 60_000, others: 40_000 } as const;

/** Time limits in ms for a feed to arrive, and to be read. */
export const IMPORT_TIME = { arrivingMs: 3_600_000, readingMs: 3_600_000 } as const;
