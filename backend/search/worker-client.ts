import type { Worker } from "node:worker_threads";
import { StallWatch } from "../process/stall";
import { startWorker } from "../process/workers";
import type { WorkerAnswer, WorkerCallName, WorkerCalls } from "./worker-calls";

/** The index files cannot be read: the index must be rebuilt. */
export class DamagedIndexError extends Error {}

interface Waiting {
  call: WorkerCallName;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Seconds that one call may take: a shopper's query, and background work. */
const QUESTION_SECONDS = 20;
const WORK_SECONDS = 600;
const questions: ReadonlySet<WorkerCallName> = new Set([
  "search",
  "facets",
  "facetFull",
  "suggest",
  "among",
  "readWish",
  "focus",
  "comparatives",
  "measured",
  "quantityOf",
  "moreLikeThis",
]);

/** Client for a search worker. */
export class WorkerClient {
  private readonly worker: Worker;
  /** Pending calls in the order sent, which is the order of the responses. */
  private readonly waiting = new Map<number, Waiting>();
  private readonly watch: StallWatch;
  private count = 0;
  private ended = false;

  /** `onEnd` is called when the worker stops unexpectedly or no longer responds. */
  constructor(
    private readonly onEnd: (error: Error) => void = () => undefined,
    heapMb?: number,
  ) {
    this.worker = startWorker("search-worker", {}, heapMb);
    this.worker.on("message", (answer: WorkerAnswer) => this.settle(answer));
    this.worker.on("error", (error) => this.end(error));
    this.worker.on("exit", (code) => this.end(new Error(`The search worker stopped with code ${code}.`)));
    this.watch = new StallWatch(
      () => this.allowed(),
      (seconds) => {
        this.end(new Error(`The search worker did not respond for ${seconds} seconds.`));
        void this.worker.terminate();
      },
    );
  }

  private end(error: Error): void {
    if (this.ended) return;
    this.fail(error);
    this.onEnd(error);
  }

  private allowed(): number {
    const [under] = this.waiting.values();
    return under && questions.has(under.call) ? QUESTION_SECONDS : WORK_SECONDS;
  }

  private settle({ number, value, error, damaged }: WorkerAnswer): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    this.watch.answered(this.waiting.size === 0);
    if (error === undefined) waiting?.resolve(value);
    else waiting?.reject(damaged ? new DamagedIndexError(error) : new Error(error));
  }

  private fail(error: Error): void {
    this.ended = true;
    this.watch.end();
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
      this.waiting.set(number, { call, resolve: (value) => resolve(value as ReturnType<WorkerCalls[Name]>), reject });
      this.watch.begin();
      this.worker.postMessage({ number, call, values });
    });
  }

  /** Does in advance what queries would otherwise wait for, in parts between which they are answered. */
  async warm(now: number): Promise<void> {
    await this.call("warm", now);
    for (let part = 0; await this.call("prepare", part); part++);
  }

  async close(): Promise<void> {
    if (!this.ended) await this.call("close").catch(() => undefined);
    this.fail(new Error("The search worker was closed."));
    await this.worker.terminate();
  }
}
