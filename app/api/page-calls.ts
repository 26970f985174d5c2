import type { Call } from "#contract/call";

/** Why a call gave nothing: no answer within the page's time, or an answer that cannot be used. */
export type Miss = "late" | "failed";

/** What all calls of one page share. */
export interface PageCalls {
  /** Milliseconds that are left for this page's calls; 0 when its time is up. */
  remaining(): number;
  /** By name of the call; empty when the page has everything it asked for. */
  missed: ReadonlyMap<string, Miss>;
  miss(call: Pick<Call, "name">, why: Miss): void;
}

/**
 * Time for all calls of a page together. With rendering on top, a page whose services hang is there within three
 * seconds.
 */
export const PAGE_BUDGET_MS = 2_500;
/** One call may not use up the time of those that come after it. */
export const CALL_LIMIT_MS = 2_000;

/** Starts the clock of a page. */
export function startPageCalls(budgetMs = PAGE_BUDGET_MS, now: () => number = () => performance.now()): PageCalls {
  const deadline = now() + budgetMs;
  const missed = new Map<string, Miss>();
  return {
    missed,
    remaining: () => Math.max(0, deadline - now()),
    miss(call, why) {
      // A call that was late once is late, whatever became of its second try.
      if (missed.get(call.name) !== "late") missed.set(call.name, why);
    },
  };
}
