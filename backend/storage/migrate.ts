import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { projectRoot } from "../process/root";
import { patiently } from "./patience";

/** Arbitrary, but the same in every process: two that start together migrate one after the other. */
const MIGRATION_LOCK = 7_304_951;
const MIGRATION_MS = 30 * 60_000;

export function migrationsFolder(): string {
  return join(projectRoot(), "backend", "storage", "migrations");
}

/** Applies pending migrations, all in one transaction. */
export function migrateTables(pool: pg.Pool): Promise<void> {
  return patiently(MIGRATION_MS, () => migrateAll(pool));
}

async function migrateAll(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}
