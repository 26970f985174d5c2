import { existsSync } from "node:fs";
import type { Worker } from "node:worker_threads";
import type pg from "pg";
import { StallWatch } from "../process/stall";
import { startWorker } from "../process/workers";
import { compiledEngine } from "./engine";
import { createNames } from "./named-statements";
import { patience } from "./patience";
import { StorePool, typeParsers } from "./pool";
import { copyStore, passingFolder } from "./store-folder";
import { type FromStore, StoreStream, type ToStore } from "./wire";

export interface StoreOptions {
  /** The store's folder; without one it gets a temporary folder, which is removed on close. */
  folder?: string;
  /** Folder of another, closed store, from which a new folder is copied. Without it, a new store starts empty. */
  template?: string;
  /** Maximum JavaScript heap of the thread, in MB; Node's own limit by default. */
  heapMb?: number;
  /**
   * Seconds that one message to the store may take before the store counts as stuck, unless more was granted
   * (patience.ts).
   */
  stuckAfter?: number;
  /** Called when the thread stops without being closed; all later queries fail. */
  onDeath?: (error: Error) => void;
}

const STUCK_AFTER_SECONDS = 60;

export interface EmbeddedStore {
  pool: pg.Pool;
  close(): Promise<void>;
}

function post(worker: Worker, message: ToStore): void {
  worker.postMessage(message);
}

function answerOf(worker: Worker, accept: (message: FromStore) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (finish: () => void) => {
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      finish();
    };
    const onError = (error: Error) => stop(() => reject(error));
    const onExit = () => stop(() => reject(new Error("The embedded store stopped unexpectedly.")));
    const onMessage = (message: FromStore) => {
      if ("failed" in message)
        stop(() => reject(new Error(`The embedded store could not be opened: ${message.failed}`)));
      else if (accept(message)) stop(resolve);
    };
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  });
}

/** Starts the embedded PostgreSQL in a worker thread; the ordinary `pg` driver connects to it. */
export async function startEmbeddedStore(options: StoreOptions): Promise<EmbeddedStore> {
  const { template, heapMb, stuckAfter = STUCK_AFTER_SECONDS, onDeath } = options;
  const place = options.folder ? { folder: options.folder, remove: () => undefined } : passingFolder(template);
  const { folder } = place;
  if (template && !existsSync(folder)) await copyStore(template, folder);
  const engine = await compiledEngine();
  const worker = startWorker("store-worker", { folder, passing: !options.folder, engine }, heapMb);
  await answerOf(worker, (message) => "ready" in message).catch((error: unknown) => {
    place.remove();
    throw error;
  });

  const streams = new Map<number, StoreStream>();
  let connections = 0;
  let closing = false;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    if (failure) return;
    failure = error;
    watch.end();
    for (const stream of streams.values()) stream.destroy(failure);
    if (!closing) onDeath?.(failure);
  };
  // Seconds allowed for each pending message, oldest first: the thread responds in order.
  const allowed: number[] = [];
  const watch = new StallWatch(
    () => allowed[0] ?? stuckAfter,
    (seconds) => {
      fail(new Error(`The embedded store did not respond for ${seconds} seconds.`));
      void worker.terminate();
    },
  );
  const sending = () => {
    allowed.push(Math.max(stuckAfter, (patience() ?? 0) / 1000));
    watch.begin();
  };
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The embedded store has stopped; start the shop again.")));
  worker.on("message", (message: FromStore) => {
    if ("id" in message) {
      allowed.shift();
      watch.answered(allowed.length === 0);
      const { buffer, byteOffset, byteLength } = message.data;
      if (byteLength > 0) streams.get(message.id)?.answered(Buffer.from(buffer, byteOffset, byteLength));
    }
  });

  function connect(): StoreStream {
    connections += 1;
    const id = connections;
    const stream = new StoreStream(worker, id, { sending, forget: () => streams.delete(id) });
    if (failure) stream.destroy(failure);
    else streams.set(id, stream);
    return stream;
  }

  // One connection: the embedded PostgreSQL has one session.
  const pool = new StorePool(
    {
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 60_000,
      user: "postgres",
      database: "postgres",
      types: typeParsers,
      stream: connect,
    },
    { nameOf: createNames() },
  );

  return {
    pool,
    async close() {
      closing = true;
      await pool.end();
      const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
      if (!failure) {
        post(worker, { close: true });
        await exited;
      }
      place.remove();
    },
  };
}
