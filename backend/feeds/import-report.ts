import type { FeedHints } from "./feed-hints";
import type { Issue } from "./issues";

/** `applying`: the plan is fixed and partly visible; the rest follows, even after a crash. */
export type ImportState = "running" | "applying" | "done" | "held" | "failed";

/** read = added + changed + unchanged + refused; removed offers were in the shop but not in the feed. */
export interface ImportCounts {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  refused: number;
  warnings: number;
}

/** How an import ended, or its progress. */
export interface ImportReport {
  id: string;
  state: ImportState;
  shop: { id: string; name: string; website: string };
  source: string;
  counts: ImportCounts;
  /** Dutch; what to do when the import was held or failed, or what the shop still lacks. */
  message: string;
  /** Null unless it was applied. */
  hints: FeedHints | null;
  /** The first lines of the report, a few of each kind: rejections first, then what is said of the whole feed. */
  lines: Issue[];
}

/** While `applying`, products become visible a few at a time. */
export interface ImportProgress {
  phase: "reading" | "applying";
  read: number;
  refused: number;
  bytes: number;
}

export const FIRST_LINES = 20;

export function noCounts(): ImportCounts {
  return { read: 0, added: 0, changed: 0, unchanged: 0, removed: 0, refused: 0, warnings: 0 };
}
