import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { StallWatch } from "../process/stall";
import { startWorkerProcess } from "../process/workers";
import type { PictureAnswer, PictureCallName, PictureCalls, PictureWorkerData } from "./worker-calls";

/** Seconds that one call may take: learning takes minutes where it may use little of the processor. */
const PATIENCE_S = 1_800;
const HEAP_MB = 1_024;

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Client for a picture worker. */
export class PictureWorker {
  private readonly worker: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private readonly watch: StallWatch;
  private count = 0;
  private ended: Error | undefined;

  /** `onEnd` is called when the worker stops unexpectedly; nobody waits for one that `isPatient`. */
  constructor(data: PictureWorkerData, isPatient: boolean, onEnd: (error: Error) => void = () => undefined) {
    this.worker = startWorkerProcess("picture-worker", data, { heapMb: HEAP_MB, isPatient });
    const end = (error: Error) => {
      if (this.ended) return;
      this.fail(error);
      onEnd(error);
    };
    this.worker.on("message", (message) => {
      const { number, value, error } = message as PictureAnswer;
      const waiting = this.waiting.get(number);
      this.waiting.delete(number);
      this.watch.answered(this.waiting.size === 0);
      if (error === undefined) waiting?.resolve(value);
      else waiting?.reject(new Error(error));
    });
    this.worker.on("error", end);
    this.worker.on("exit", (code, signal) => end(new Error(`The picture worker ended (${signal ?? code}).`)));
    this.watch = new StallWatch(
      () => PATIENCE_S,
      () => {
        end(new Error("The picture worker did not respond."));
        this.worker.kill("SIGKILL");
      },
    );
  }

  private fail(error: Error): void {
    this.ended = error;
    this.watch.end();
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  call<Name extends PictureCallName>(
    call: Name,
    ...values: Parameters<PictureCalls[Name]>
  ): Promise<ReturnType<PictureCalls[Name]>> {
    if (this.ended) return Promise.reject(this.ended);
    const number = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve: (value) => resolve(value as ReturnType<PictureCalls[Name]>), reject });
      this.watch.begin();
      // A message that cannot be sent is of a worker that has ended, which `exit` tells.
      this.worker.send({ number, call, values }, () => undefined);
    });
  }

  async close(): Promise<void> {
    this.fail(new Error("The picture worker was closed."));
    const { exitCode, signalCode, pid } = this.worker;
    if (exitCode !== null || signalCode !== null || pid === undefined) return;
    const ended = once(this.worker, "exit");
    this.worker.kill("SIGKILL");
    await ended;
  }
}
