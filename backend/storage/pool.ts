import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import { guardQueries, isLate } from "./guarded-queries";
import type { NameOf } from "./named-statements";
import { Scope } from "./scope";

const INT8 = 20;
const DATE = 1082;

/** Counts are parsed as numbers, days stay YYYY-MM-DD: a day has no time zone. */
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

const current = new Scope<{ open: boolean }>();

/** How long no queries are sent to a server that does not respond at all. */
const PAUSE_MS = 1_000;

const UNANSWERED = "The database does not respond.";

/** How a pool handles late statements. Without it, the server decides how long they may take. */
export interface Patience {
  /** Time limit of a statement unless more was granted (patience.ts). */
  statementMs: number;
  /** Sends the server a trivial query outside the pool; false when it does not respond quickly. */
  isAnswering: () => Promise<boolean>;
}

/**
 * Refuses a second connection to code inside a transaction: the embedded store has one session, so the code would
 * deadlock; on a server it would silently work outside the transaction. Every query goes through `connect`. After a
 * late statement the server is probed before the next one: if it responds, only that statement was too heavy; if not,
 * calls fail at once for a second, then it is probed again. A page with three queries must not wait for a frozen server
 * three times, nor fail because of another request's slow statement.
 */
export class StorePool extends pg.Pool {
  private readonly isAnswering: Patience["isAnswering"] | undefined;
  private isDoubted = false;
  private pausedUntil = 0;
  private check: Promise<void> | undefined;

  constructor(options: pg.PoolConfig, { patience, nameOf }: { patience?: Patience; nameOf?: NameOf }) {
    super(options);
    this.isAnswering = patience?.isAnswering;
    const guard = { limitMs: patience?.statementMs, onLate: () => this.doubt(), nameOf };
    this.on("connect", (client) => guardQueries(client, guard));
  }

  private doubt(): void {
    this.isDoubted = this.isAnswering !== undefined;
  }

  /** Undefined: connect at once. Rejects if the call is not allowed; concurrent calls share one probe of the server. */
  private admission(): Promise<void> | undefined {
    if (current.value?.open) {
      return Promise.reject(new Error("Inside transaction() use only the given session."));
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
    // A waiting call runs in the async context of whoever releases a connection; bind it to its own caller's.
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

/** Runs `work` in a transaction on one connection. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const state = { open: true };
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await current.within(state, () => work(client));
    await client.query("commit");
    return result;
  } catch (error) {
    // Closing the connection ends the transaction too; a rollback would be late as well.
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
