import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";

/** To the worker: bytes of one connection, its end, or the end of everything. */
export type ToStore = { id: number; data: Uint8Array } | { id: number; end: true } | { close: true };
/** From the worker: it is ready or could not start, or bytes for one connection. */
export type FromStore = { ready: true } | { failed: string } | { id: number; data: Uint8Array };

interface StreamEvents {
  /** Bytes are about to be sent; each message is answered by one, an empty one if need be. */
  sending: () => void;
  forget: () => void;
}

/**
 * What the `pg` driver takes for a network socket: it carries the wire protocol of PostgreSQL to the worker thread
 * and back. One per connection.
 */
export class StoreStream extends Duplex {
  readonly #worker: Worker;
  readonly #id: number;
  readonly #told: StreamEvents;

  constructor(worker: Worker, id: number, told: StreamEvents) {
    super();
    this.#worker = worker;
    this.#id = id;
    this.#told = told;
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
    this.#told.sending();
    this.#send({ id: this.#id, data: chunk });
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#told.sending();
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
    this.#told.forget();
  }

  #send(message: ToStore): void {
    this.#worker.postMessage(message);
  }
}
