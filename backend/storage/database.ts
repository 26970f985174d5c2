import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { QueryResult } from "pg";
import type * as tables from "./tables";

export type Orm = NodePgDatabase<typeof tables>;

/** A door to the store: drizzle for most work, plain SQL where SQL says it better. */
export interface Session {
  orm: Orm;
  query<Row extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<QueryResult<Row>>;
}

/**
 * The one store of the backend: an embedded PostgreSQL in a worker thread, or the server that DATABASE_URL names.
 * The same SQL runs on both.
 */
export interface Database extends Session {
  /** All of `work` or none of it. Inside, only the session handed in may be used: the embedded store has one connection. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
