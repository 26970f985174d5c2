import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { projectRoot } from "../root";

/** Any number, the same in every process: two that start together migrate one after the other. */
const MIGRATION_LOCK = 7_304_951;

export function migrationsFolder(): string {
  return join(projectRoot(), "backend", "storage", "migrations");
}

/** Brings the tables up to date; each migration happens once, in one transaction. */
export async function migrateTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back.
    client.release(true);
    throw error;
  }
}
