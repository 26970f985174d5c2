import { existsSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Log } from "../process/log";
import type { Database, Session } from "./database";
import { startEmbeddedStore } from "./embedded";
import { lockFolder } from "./lock";
import { migrateTables } from "./migrate";
import { inTransaction } from "./pool";
import { closeFolder } from "./private-folder";
import { openServer } from "./server-pool";
import * as tables from "./tables";
import { preparedTemplate } from "./template";
import { explained } from "./unopened";
import { startUpkeep } from "./upkeep";
import { withoutValues } from "./without-values";

export interface StoreAddress {
  /** Folder of the embedded store; without it (and without a url) the store is temporary. */
  dataDir?: string;
  /** Address of a PostgreSQL server (15 or newer) to use instead of the embedded store. */
  url?: string;
  log: Log;
  /** Called when the embedded store stops unexpectedly: every later query fails. */
  onDeath?: (error: Error) => void;
}

interface Opened {
  pool: pg.Pool;
  close: () => Promise<void>;
}

type OnDeath = ((error: Error) => void) | undefined;

async function openFolder(dataDir: string, onDeath: OnDeath, log: Log): Promise<Opened> {
  const lock = await lockFolder(dataDir);
  const folder = join(dataDir, "store");
  try {
    const template = existsSync(folder) ? undefined : await preparedTemplate();
    const store = await startEmbeddedStore({ folder, onDeath, ...(template ? { template } : {}) });
    const upkeep = startUpkeep(store.pool, log);
    const close = async () => {
      await upkeep.stop();
      await store.close();
    };
    return { pool: store.pool, close: () => close().finally(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw await explained(error, folder);
  }
}

async function openPassing(onDeath: OnDeath): Promise<Opened> {
  return startEmbeddedStore({ template: await preparedTemplate(), onDeath });
}

function sessionOn(client: pg.Pool | pg.PoolClient): Session {
  return { orm: ormOn(client), query: (sql, values) => client.query(sql, values) };
}

/** drizzle puts every value of a failing statement into the error's message, so errors are stripped of values. */
function ormOn(client: pg.Pool | pg.PoolClient): Session["orm"] {
  const orm = drizzle(client, { schema: tables });
  const { session } = orm._;
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (...what) => {
    const prepared = prepare(...what);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (...values) =>
      execute(...values).catch((error: unknown) => Promise.reject(withoutValues(error)));
    return prepared;
  };
  return orm;
}

/** Opens the store and applies pending migrations. Throws FolderInUseError when another process has the folder. */
export async function openDatabase({ dataDir, url, log, onDeath }: StoreAddress): Promise<Database> {
  const started = performance.now();
  if (dataDir) await closeFolder(dataDir, log);
  const store = url ? openServer(url) : dataDir ? await openFolder(dataDir, onDeath, log) : await openPassing(onDeath);
  // Without a listener, losing an idle connection would end the process.
  store.pool.on("error", (error) => log.error("lost a connection to the store", { error: error.message }));
  try {
    await migrateTables(store.pool);
  } catch (error) {
    await store.close();
    throw error;
  }
  log.info("store open", {
    kind: url ? "server" : dataDir ? "folder" : "temporary",
    ms: Math.round(performance.now() - started),
  });
  return {
    ...sessionOn(store.pool),
    isShared: url !== undefined,
    transaction: (work) => inTransaction(store.pool, (client) => work(sessionOn(client))),
    close: store.close,
  };
}
