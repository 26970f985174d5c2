import { on } from "node:events";
import type { Match } from "../matching/mutual-matches";
import type { FromFeedWorker, ToFeedWorker } from "./feed-thread";
import { IMPORT_TIME } from "./limits";
import type { MatchStep } from "./matching-session";
import { giveBack, takeWorker } from "./spare-worker";

export interface MatchingThread {
  /** Takes one step in the thread; resolves with the matches after the last one of a session. */
  take(step: MatchStep): Promise<Match[]>;
}

/** Lets `work` compare titles in a thread of its own, so that pages are served meanwhile; it returns the number of items. */
export async function inMatchingThread(
  work: (thread: MatchingThread) => Promise<number>,
  time: number = IMPORT_TIME.readingMs,
): Promise<void> {
  const worker = takeWorker();
  const messages = on(worker, "message", { signal: AbortSignal.timeout(time), close: ["exit"] }) as AsyncIterator<
    [FromFeedWorker]
  >;
  let items: number | undefined;
  try {
    items = await work({
      async take(step) {
        worker.postMessage({ match: step } satisfies ToFeedWorker);
        const { value, done } = await messages.next();
        if (done) throw new Error("the thread that compares titles has stopped");
        const [message] = value;
        if ("matches" in message) return message.matches;
        throw new Error("failed" in message ? message.failed : "the thread that compares titles is out of step");
      },
    });
  } finally {
    await messages.return?.();
    if (items === undefined) await worker.terminate();
    else await giveBack(worker, items);
  }
}
