import pg from "pg";
import { StorePool, typeParsers } from "./pool";

/** A page must respond within three seconds, even when the database does not. */
const CONNECT_MS = 2_000;
const STATEMENT_MS = 2_500;
/** A working server opens a connection and answers a trivial query in less. */
const WORD_MS = 500;

/**
 * Limits for what we leave behind on the server: it ends idle transactions and (where its system can tell) stops
 * statements of lost connections. A server or pooler that rejects one of these settings is acceptable; one that does
 * not respond is not.
 */
const SERVER_LIMITS = [
  "set idle_in_transaction_session_timeout = '60s'; set statement_timeout = '30min'",
  "set client_connection_check_interval = '2s'",
];

async function limitServer(client: pg.ClientBase): Promise<void> {
  for (const text of SERVER_LIMITS) {
    const limited = { text, query_timeout: CONNECT_MS };
    await client.query(limited).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw new Error("connection timeout", { cause: error });
    });
  }
}

/**
 * Whether the server responds at all; an error response counts. Uses its own connection, because the pool's may all be
 * busy.
 */
async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WORD_MS });
  client.on("error", () => undefined);
  const asked = client.connect().then(() => client.query("select 1"));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), WORD_MS);
  });
  try {
    await Promise.race([asked, late]);
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    clearTimeout(timer);
    void client.end().catch(() => undefined);
  }
}

/** Connections to a PostgreSQL server. */
export function openServer(url: string): { pool: StorePool; close: () => Promise<void> } {
  const pool = new StorePool(
    {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      types: typeParsers,
      onConnect: limitServer,
    },
    { patience: { statementMs: STATEMENT_MS, isAnswering: () => isAnswering(url) } },
  );
  return { pool, close: () => pool.end() };
}
