import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { type FromStore, TERMINATE, type ToStore } from "./wire";

/**
 * Runs the embedded PostgreSQL in a thread of its own (in the main thread it would block every other request). Messages
 * are handled strictly one after another: there is one session.
 */

// These replace the settings written at creation, so they are passed at every start. 16 MB of buffers instead of 160
// MB; the engine's memory never shrinks, so even short peaks must be avoided; the write-ahead log is kept short on
// disk.
const postgresqlconf = [
  "shared_buffers=16MB",
  "maintenance_work_mem=16MB",
  "max_wal_size=64MB",
  "min_wal_size=32MB",
  "timezone='UTC'",
];

if (!parentPort) throw new Error("store-worker must run as a worker thread.");
const port = parentPort;
const options: { folder: string; passing: boolean; engine: WebAssembly.Module } = workerData;

function send(message: FromStore): void {
  port.postMessage(message);
}

async function handle(store: PGlite, message: ToStore): Promise<void> {
  if ("close" in message) {
    await store.close();
    port.close();
  } else if ("end" in message) {
    // A client that vanished in the middle of a transaction must not leave it to the next one; without a transaction
    // this does nothing.
    await store.exec("rollback");
    await store.exec("discard all");
  } else {
    const data = message.data[0] === TERMINATE ? new Uint8Array(0) : await answer(store, message.data);
    port.postMessage({ id: message.id, data } satisfies FromStore, [data.buffer]);
  }
}

/**
 * Passes wire-protocol bytes through. Uses the streaming call because `execProtocolRaw` also parses every message and
 * retains all of them for the life of the thread.
 */
async function answer(store: PGlite, data: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  // The callback receives a view of the engine's own memory, which the next message overwrites.
  await store.execProtocolRawStream(data, { onRawData: (bytes) => parts.push(bytes.slice()) });
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function serve(store: PGlite): void {
  let last: Promise<void> = Promise.resolve();
  port.on("message", (message: ToStore) => {
    // A failure here is a failure of the engine itself (a failing statement is an ordinary response): let the thread
    // die, and with it every connection, rather than leave a client waiting forever.
    last = last
      .then(() => handle(store, message))
      .catch((error: unknown) => process.nextTick(() => Promise.reject(error)));
  });
  send({ ready: true });
}

try {
  const { folder: dataDir, passing, engine } = options;
  // A temporary store need not survive a power cut.
  const conf = passing ? [...postgresqlconf, "fsync=off"] : postgresqlconf;
  serve(await PGlite.create({ dataDir, postgresqlconf: conf, pgliteWasmModule: engine }));
} catch (error) {
  send({ failed: error instanceof Error ? error.message : String(error) });
  port.close();
}
