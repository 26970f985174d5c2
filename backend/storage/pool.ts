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

/** How long nobody asks a server that turned out not to answer at all. */
const PAUSE_MS = 1_000;

const UNANSWERED = "The database does not answer.";

/** What a pool does about statements that are late. Without it the other side decides how long they may take. */
export interface Patience {
  /** How long a statement may take unless more was granted (patience.ts). */
  statementMs: number;
  /** Asks the server something light, beside the pool; false when it does not answer in a moment. */
  isAnswering: () => Promise<boolean>;
}

/**
 * Refuses a second connection to code that runs inside a transaction: the embedded store has one session, so it would
 * wait for itself for ever; on a server it would silently work outside the transaction. Every way in passes `connect`.
 *
 * After a late statement the server is asked something light before the next one: if it answers, the statement alone was
 * too heavy; if not, calls fail at once for a second, then it is asked again. A page that asks three times must not wait
 * for a frozen server three times, nor fail for somebody else's slow statement.
 */
export class StorePool extends pg.Pool {
  private readonly isAnswering: Patience["isAnswering"] | undefined;
  private isDoubted = false;
  private pausedUntil = 0;
  private check: Promise<void> | undefined;

  constructor(options: pg.PoolConfig, patience?: Patience) {
    super(options);
    this.isAnswering = patience?.isAnswering;
    this.on("connect", (client) => guardQueries(client, patience?.statementMs, () => this.doubt()));
  }

  private doubt(): void {
    this.isDoubted = this.isAnswering !== undefined;
  }

  /** Undefined: ask at once. Rejects for who may not ask now; whether the server answers is found out once for all. */
  private admission(): Promise<void> | undefined {
    if (current.getStore()?.open) {
      return Promise.reject(new Error("Inside transaction() use only the session handed in."));
    }
    if (!this.isDoubted) return undefined;
    if (performance.now() < this.pausedUntil) return Promise.reject(new Error(UNANSWERED));
    this.check ??= this.checked().finally(() => {
      this.check = undefined;
    });
    return this.check;
  }

  private async checked(): Promise<void> {
    this.isDoubted = !(await this.isAnswering?.());
    if (!this.isDoubted) return;
    this.pausedUntil = performance.now() + PAUSE_MS;
    throw new Error(UNANSWERED);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const admission = this.admission();
    if (!callback) {
      const connected = admission ? admission.then(() => super.connect()) : super.connect();
      return connected.catch((failure: Error) => Promise.reject(this.noticed(failure)));
    }
    // A waiting call is let in by whoever gives a connection back; it still is its own caller's.
    const own = AsyncResource.bind(callback);
    const connect = () => super.connect((failure, client, done) => own(failure && this.noticed(failure), client, done));
    if (admission) admission.then(connect, (error: Error) => own(error, undefined, () => undefined));
    else connect();
    return undefined;
  }

  private noticed(failure: Error): Error {
    if (/connection timeout/.test(failure.message)) this.doubt();
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
