import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import pg from "pg";
import { guardQueries, isLate } from "./guarded-queries";

const INT8 = 20;
const DATE = 1082;

/** Counts come as numbers, days as YYYY-MM-DD: a day has no time zone. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === INT8) return Number;
    if (oid === DATE) return (day: string) => day;
    return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
  },
};

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

const current = new AsyncLocalStorage<{ open: boolean }>();

/** How long nobody asks a server that did not answer in time. */
const PAUSE_MS = 1_000;

/**
 * Refuses a second connection to code that runs inside a transaction: the embedded store has one session, so it would
 * wait for itself for ever; on a server it would silently work outside the transaction. Every way in passes `connect`.
 * After a server was late, calls fail at once for a second: a page that asks three times must not wait three times.
 */
export class StorePool extends pg.Pool {
  private pausedUntil = 0;

  /** `limitMs`: how long a statement may take unless more was granted (patience.ts); without it the other side decides. */
  constructor(options: pg.PoolConfig, limitMs?: number) {
    super(options);
    this.on("connect", (client) => guardQueries(client, limitMs, () => this.pause()));
  }

  private pause(): void {
    this.pausedUntil = performance.now() + PAUSE_MS;
  }

  private refusal(): Error | undefined {
    if (current.getStore()?.open) return new Error("Inside transaction() use only the session handed in.");
    if (performance.now() < this.pausedUntil) return new Error("The database does not answer.");
    return undefined;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const error = this.refusal();
    if (error) {
      if (!callback) return Promise.reject(error);
      process.nextTick(callback, error, undefined, () => undefined);
      return undefined;
    }
    if (!callback) return super.connect().catch((failure: Error) => Promise.reject(this.noticed(failure)));
    // A waiting call is let in by whoever gives a connection back; it still is its own caller's.
    const own = AsyncResource.bind(callback);
    super.connect((failure, client, done) => own(failure && this.noticed(failure), client, done));
    return undefined;
  }

  private noticed(failure: Error): Error {
    if (/connection timeout/.test(failure.message)) this.pause();
    return failure;
  }
}

/** All of `work` or none of it, on one connection. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const state = { open: true };
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await current.run(state, () => work(client));
    await client.query("commit");
    return result;
  } catch (error) {
    // Closing the connection ends the transaction too; a server that is late would be late for this as well.
    if (isLate(error)) broken = error;
    else {
      await client.query("rollback").catch((failure: Error) => {
        broken = failure;
      });
    }
    throw error;
  } finally {
    state.open = false;
    client.release(broken);
  }
}
