import type { Worker } from "node:worker_threads";
import { startWorker } from "../process/workers";

const HEAP_MB = 512;
/** How long an idle thread is kept for the next feed. */
const SPARE_MS = 60_000;

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

/** Keeps an idle thread for a while, as the spare one. */
export function giveBack(worker: Worker): void {
  if (spare) {
    void worker.terminate();
    return;
  }
  spare = worker;
  worker.unref();
  retire = setTimeout(() => void worker.terminate(), SPARE_MS).unref();
}
