import type { Call } from "#contract/call";

/** Why a call has no usable answer: it was late for the page, or it failed. */
export type Miss = "late" | "failed";

/** State shared by all calls of one page. */
export interface PageCalls {
  /** Milliseconds left for this page's calls; 0 when its time is up. */
  remaining(): number;
  /** Unanswered calls by name; empty when the page has everything it asked for. */
  missed: ReadonlyMap<string, Miss>;
  miss(call: Pick<Call, "name">, why: Miss): void;
  /** Runs work that a form asked for and its visitor waits for: its time does not count. */
  apart<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Time for all calls of a page together. Including rendering, a page whose services hang is sent within three seconds.
 */
export const PAGE_BUDGET_MS = 2_500;
/** One call must not use up the time of later ones. */
export const CALL_LIMIT_MS = 2_000;

/** Starts the clock of a page. */
export function startPageCalls(budgetMs = PAGE_BUDGET_MS, now: () => number = () => performance.now()): PageCalls {
  let deadline = now() + budgetMs;
  const missed = new Map<string, Miss>();
  return {
    missed,
    remaining: () => Math.max(0, deadline - now()),
    miss(call, why) {
      // A call that was late once stays late, whatever the outcome of a retry.
      if (missed.get(call.name) !== "late") missed.set(call.name, why);
    },
    async apart(work) {
      const began = now();
      try {
        return await work();
      } finally {
        deadline += now() - began;
      }
    },
  };
}
