import type { Log } from "../process/log";
import { patiently } from "../storage/patience";

const JOB_MS = 5 * 60_000;

/** Work that no request waits for. */
export interface Background {
  /** Starts the work; a failure is only logged. */
  run(what: string, work: () => Promise<unknown>): void;
  /** Resolves when no work is in progress. */
  settled(): Promise<void>;
  /** True once the shop closes: long-running work stops at its next step. */
  readonly closing: boolean;
  close(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  let closing = false;
  const settled = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    run(what, work) {
      if (closing) return;
      const job = patiently(JOB_MS, work)
        .then(() => undefined)
        .catch((error: unknown) => log.error(`${what} failed`, { error: String(error) }))
        .finally(() => running.delete(job));
      running.add(job);
    },
    settled,
    get closing() {
      return closing;
    },
    async close() {
      closing = true;
      await settled();
    },
  };
}
