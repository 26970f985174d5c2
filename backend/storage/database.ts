import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { QueryResult } from "pg";
import type * as tables from "./tables";

export type Orm = NodePgDatabase<typeof tables>;

/** Query access to the store: drizzle for most work, plain SQL where that is clearer. */
export interface Session {
  orm: Orm;
  query<Row extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<QueryResult<Row>>;
}

/**
 * The backend's only store: an embedded PostgreSQL in a worker thread, or the server that DATABASE_URL names. The same
 * SQL runs on both.
 */
export interface Database extends Session {
  /** Whether other processes may use the store at the same time: true of a server, never of a folder. */
  isShared: boolean;
  /** Runs `work` in a transaction. Inside, use only the given session: the embedded store has one connection. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
