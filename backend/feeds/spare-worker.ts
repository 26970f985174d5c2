import type { Worker } from "node:worker_threads";
import { startWorker } from "../process/workers";

const HEAP_MB = 512;
/** How long an idle thread is kept for the next feed. */
const SPARE_MS = 60_000;
/** Beyond this many items, the memory that a thread took is worth more than a spare thread. */
const MOST_ITEMS_KEPT = 2_000;

let spare: Worker | undefined;
let retire: NodeJS.Timeout | undefined;

/** A thread that reads feeds and compares titles: the spare one, or a new one. */
export function takeWorker(): Worker {
  const worker = spare ?? startWorker("feed-worker", {}, HEAP_MB);
  if (worker !== spare) {
    // Users listen for failures themselves; without this listener a spare thread's failure would end the process.
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

/** Keeps an idle thread for a while as the spare one, unless it took much memory: for `items` of a feed. */
export async function giveBack(worker: Worker, items: number): Promise<void> {
  if (spare || items > MOST_ITEMS_KEPT) {
    await worker.terminate();
    return;
  }
  spare = worker;
  worker.unref();
  retire = setTimeout(() => void worker.terminate(), SPARE_MS).unref();
}
