import type { Worker } from "node:worker_threads";
import { startWorker } from "../workers";
import type { WorkerAnswer, WorkerCallName, WorkerCalls } from "./worker-calls";

/** The files of the index cannot be read: it has to be built again. */
export class DamagedIndexError extends Error {}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Speaks to a search worker. */
export class WorkerClient {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private ended = false;

  /** `onEnd` is called when the worker stops by itself. */
  constructor(onEnd: (error: Error) => void = () => undefined) {
    this.worker = startWorker("search-worker", {});
    this.worker.on("message", (answer: WorkerAnswer) => this.settle(answer));
    const end = (error: Error) => {
      if (this.ended) return;
      this.fail(error);
      onEnd(error);
    };
    this.worker.on("error", end);
    this.worker.on("exit", (code) => end(new Error(`The search worker stopped with code ${code}.`)));
  }

  private settle({ number, value, error, damaged }: WorkerAnswer): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    if (error === undefined) waiting?.resolve(value);
    else waiting?.reject(damaged ? new DamagedIndexError(error) : new Error(error));
  }

  private fail(error: Error): void {
    this.ended = true;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  call<Name extends WorkerCallName>(
    call: Name,
    ...values: Parameters<WorkerCalls[Name]>
  ): Promise<ReturnType<WorkerCalls[Name]>> {
    if (this.ended) return Promise.reject(new Error("The search worker has stopped."));
    const number = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve: (value) => resolve(value as ReturnType<WorkerCalls[Name]>), reject });
      this.worker.postMessage({ number, call, values });
    });
  }

  async close(): Promise<void> {
    if (!this.ended) await this.call("close").catch(() => undefined);
    this.fail(new Error("The search worker was closed."));
    await this.worker.terminate();
  }
}
