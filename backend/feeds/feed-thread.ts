import { on } from "node:events";
import type { Worker } from "node:worker_threads";
import { startWorker } from "../process/workers";
import { IMPORT_TIME } from "./limits";
import type { FeedTask, PreparedBatch } from "./prepare-batches";
import { FeedError } from "./raw-item";

/** To the worker: a feed to read, or an acknowledgement of the last batch. */
export type ToFeedWorker = { read: FeedTask } | { taken: true };
/** From the worker; `isBroken`: the feed itself is at fault. */
export type FromFeedWorker = { batch: PreparedBatch } | { done: true } | { failed: string; isBroken: boolean };

const HEAP_MB = 512;
/** How long an idle thread is kept for the next feed. */
const SPARE_MS = 60_000;

let spare: Worker | undefined;
let retire: NodeJS.Timeout | undefined;

function takeWorker(): Worker {
  const worker = spare ?? startWorker("feed-worker", {}, HEAP_MB);
  if (worker !== spare) {
    // Readers listen for failures themselves; without this listener a spare thread's failure would end the process.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (spare === worker) spare = undefined;
    });
  }
  spare = undefined;
  clearTimeout(retire);
  worker.ref();
  return worker;
}

function giveBack(worker: Worker): void {
  if (spare) {
    void worker.terminate();
    return;
  }
  spare = worker;
  worker.unref();
  retire = setTimeout(() => void worker.terminate(), SPARE_MS).unref();
}

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
  try {
    const messages = on(worker, "message", { signal: limit, close: ["exit"] });
    send({ read: task });
    for await (const [message] of messages as AsyncIterable<[FromFeedWorker]>) {
      if ("batch" in message) {
        send({ taken: true });
        yield message.batch;
        continue;
      }
      isFinished = true;
      if ("done" in message) return;
      throw message.isBroken ? new FeedError(message.failed) : new Error(message.failed);
    }
    throw new Error("the thread that reads feeds has stopped");
  } catch (error) {
    throw limit.aborted && !isFinished ? new FeedError("De feed lezen duurde te lang") : error;
  } finally {
    if (isFinished) giveBack(worker);
    else await worker.terminate();
  }
}
