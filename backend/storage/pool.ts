import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

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

/**
 * Refuses a second connection to code that runs inside a transaction: the embedded store has one session, so it would
 * wait for itself for ever; on a server it would silently work outside the transaction. Every way in passes `connect`.
 */
export class StorePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (current.getStore()?.open) {
      const error = new Error("Inside transaction() use only the session handed in.");
      if (!callback) return Promise.reject(error);
      process.nextTick(callback, error, undefined, () => undefined);
      return undefined;
    }
    if (!callback) return super.connect();
    super.connect(callback);
    return undefined;
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
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    state.open = false;
    client.release(broken);
  }
}
