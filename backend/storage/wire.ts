import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";

/** To the worker: bytes of one connection, its end, or a shutdown. */
export type ToStore = { id: number; data: Uint8Array } | { id: number; end: true } | { close: true };
/** From the worker: it is ready or failed to start, or bytes for one connection. */
export type FromStore = { ready: true } | { failed: string } | { id: number; data: Uint8Array };

const message = (type: string, body: string | Uint8Array): Buffer => {
  const content = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};
/** The first byte of a client's farewell. */
export const TERMINATE = 0x58;
const READY = "Z";
const DONE = "C";
const FAILED = "E";
const BEGIN = message("Q", "begin\0");
/** What the store answers to it: done, and ready within a transaction. */
const BEGUN = Buffer.concat([message(DONE, "BEGIN\0"), message(READY, "T")]);

/** An answer without that to `begin`; what the store tells besides (its settings) stays. Undefined: it has not begun. */
function withoutBegun(data: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  for (let at = 0; at < data.length; ) {
    const type = data.toString("latin1", at, at + 1);
    const end = at + 1 + data.readUInt32BE(at + 1);
    if (type === FAILED) return undefined;
    if (type === READY) return Buffer.concat([...kept, data.subarray(end)]);
    if (type !== DONE) kept.push(data.subarray(at, end));
    at = end;
  }
  return undefined;
}

interface StreamEvents {
  /** Emitted before bytes are sent; each message gets exactly one response, possibly empty. */
  sending: () => void;
  forget: () => void;
}

/**
 * The socket for the `pg` driver: carries the PostgreSQL wire protocol to the worker thread and back. One per
 * connection. The beginning of a transaction travels with its first statement: while others keep the thread busy, each
 * way there and back is a wait.
 */
export class StoreStream extends Duplex {
  readonly #worker: Worker;
  readonly #id: number;
  readonly #events: StreamEvents;
  /** A transaction was begun, and the store not told yet. */
  #isHeld = false;
  /** The store's next answer begins with that to `begin`. */
  #isBegun = false;

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
    this.#ask(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#ask(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  #ask(data: Buffer): void {
    if (!this.#isHeld && data.equals(BEGIN)) {
      this.#isHeld = true;
      process.nextTick(() => this.push(BEGUN));
      return;
    }
    // A client that leaves has nothing to begin any more.
    this.#isBegun = this.#isHeld && data[0] !== TERMINATE;
    this.#isHeld = false;
    this.#events.sending();
    this.#send({ id: this.#id, data: this.#isBegun ? Buffer.concat([BEGIN, data]) : data });
  }

  /** Hands on what the store has answered. */
  answered(data: Buffer): void {
    const rest = this.#isBegun ? withoutBegun(data) : data;
    this.#isBegun = false;
    if (rest) this.push(rest);
    else this.destroy(new Error("The embedded store has not begun a transaction."));
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
