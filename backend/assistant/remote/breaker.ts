/** Failures in a row after which the model is left alone. */
const FAILURES = 3;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Turns that may wait for the model at once. */
const MOST_AT_ONCE = 16;

/**
 * Keeps a dead model from costing every turn its whole time: after some failures it is left alone for a while, twice as
 * long each time, and then tried by one turn at a time.
 */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures = 0;
  let pause = 0;
  let until = 0;
  let running = 0;
  return {
    /** Whether a turn may ask the model now; if so, `leave` must follow. */
    enter(): boolean {
      const isTrying = failures >= FAILURES;
      if (now() < until || running >= (isTrying ? 1 : MOST_AT_ONCE)) return false;
      running += 1;
      return true;
    },
    /** Returns how long the model is left alone from now on, in milliseconds. */
    leave(outcome: "worked" | "failed" | "unknown"): number {
      running -= 1;
      if (outcome === "worked") [failures, pause] = [0, 0];
      if (outcome !== "failed") return 0;
      failures += 1;
      if (failures < FAILURES) return 0;
      pause = Math.min(LONGEST_PAUSE_MS, pause === 0 ? FIRST_PAUSE_MS : pause * 2);
      until = now() + pause;
      return pause;
    },
  };
}
