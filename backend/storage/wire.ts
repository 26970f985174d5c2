import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";

/** To the worker: bytes of one connection, its end, or a shutdown. */
export type ToStore = { id: number; data: Uint8Array } | { id: number; end: true } | { close: true };
/** From the worker: it is ready or failed to start, or bytes for one connection. */
export type FromStore = { ready: true } | { failed: string } | { id: number; data: Uint8Array };

interface StreamEvents {
  /** Emitted before bytes are sent; each message gets exactly one response, possibly empty. */
  sending: () => void;
  forget: () => void;
}

/**
 * The socket for the `pg` driver: carries the PostgreSQL wire protocol to the worker thread and back. One per
 * connection.
 */
export class StoreStream extends Duplex {
  readonly #worker: Worker;
  readonly #id: number;
  readonly #events: StreamEvents;

  constructor(worker: Worker, id: number, events: StreamEvents) {
    super();
    this.#worker = worker;
    this.#id = id;
    this.#events = events;
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#events.sending();
    this.#send({ id: this.#id, data: chunk });
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#events.sending();
    this.#send({ id: this.#id, data: Buffer.concat(chunks.map(({ chunk }) => chunk)) });
    done();
  }

  override _final(done: () => void): void {
    this.#end();
    done();
    this.push(null);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#end();
    done(error);
  }

  #end(): void {
    this.#send({ id: this.#id, end: true });
    this.#events.forget();
  }

  #send(message: ToStore): void {
    this.#worker.postMessage(message);
  }
}
