import { on } from "node:events";
import type { Match } from "../matching/mutual-matches";
import { IMPORT_TIME } from "./limits";
import type { MatchStep } from "./matching-session";
import type { FeedTask, PreparedBatch } from "./prepare-batches";
import { FeedError } from "./raw-item";
import { giveBack, takeWorker } from "./spare-worker";

/** To the worker: a feed to read, an acknowledgement of the last batch, or a step in comparing titles. */
export type ToFeedWorker = { read: FeedTask } | { taken: true } | { match: MatchStep };
/** From the worker; `isBroken`: the feed itself is at fault. */
export type FromFeedWorker =
  | { batch: PreparedBatch }
  | { done: true }
  | { matches: Match[] }
  | { failed: string; isBroken: boolean };

/**
 * Reads and validates a feed in a thread of its own, so that pages stay responsive; the next batch is prepared while
 * the store takes the last one. Throws FeedError when the document is broken or takes too long.
 */
export async function* readInThread(
  task: FeedTask,
  time: number = IMPORT_TIME.readingMs,
): AsyncGenerator<PreparedBatch> {
  const worker = takeWorker();
  const limit = AbortSignal.timeout(time);
  const send = (message: ToFeedWorker) => worker.postMessage(message);
  let isFinished = false;
  let items = 0;
  try {
    const messages = on(worker, "message", { signal: limit, close: ["exit"] });
    send({ read: task });
    for await (const [message] of messages as AsyncIterable<[FromFeedWorker]>) {
      if ("batch" in message) {
        send({ taken: true });
        items += message.batch.read;
        yield message.batch;
        continue;
      }
      isFinished = true;
      if (!("failed" in message)) return;
      throw message.isBroken ? new FeedError(message.failed) : new Error(message.failed);
    }
    throw new Error("the thread that reads feeds has stopped");
  } catch (error) {
    throw limit.aborted && !isFinished ? new FeedError("De feed lezen duurde te lang") : error;
  } finally {
    if (isFinished) await giveBack(worker, items);
    else await worker.terminate();
  }
}
