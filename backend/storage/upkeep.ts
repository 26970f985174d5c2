import type pg from "pg";
import type { Log } from "../process/log";
import { patiently } from "./patience";

const EVERY_MS = 15_000;
const LONGEST_MS = 15 * 60_000;
/** Maximum consecutive rounds skipped because the store was busy. */
const MOST_SKIPPED = 20;
/** How old a plan of a named statement gets; in rounds. */
const REPLAN_ROUNDS = 4;
/** A table is vacuumed when this many rows, and a fifth of all, are dead. */
const FEWEST_DEAD = 200;

/**
 * Vacuums the table with the most dead rows; returns whether there was one. Every update leaves a dead row behind, and
 * the embedded PostgreSQL has no autovacuum.
 */
export async function cleanOneTable(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where n_dead_tup >= $1 and n_dead_tup >= n_live_tup / 5 order by n_dead_tup desc limit 1`,
    [FEWEST_DEAD],
  );
  const [worst] = rows;
  if (!worst) return false;
  await patiently(LONGEST_MS, () => pool.query(`vacuum (analyze) ${worst.name}`));
  return true;
}

/** Writes the write-ahead log to the tables, so that its files can be reused. */
async function shortenLog(pool: pg.Pool): Promise<void> {
  await patiently(LONGEST_MS, () => pool.query("checkpoint"));
}

/** A plan fits the size that the tables had when it was made. */
const replan = (pool: pg.Pool) => pool.query("discard plans");

/**
 * Keeps the embedded store small: vacuums one table at a time while the store is idle. `stop` waits for the round in
 * progress.
 */
export function startUpkeep(pool: pg.Pool, log: Log, everyMs = EVERY_MS): { stop(): Promise<void> } {
  let skipped = 0;
  let running: Promise<void> | undefined;
  let cleaned = false;
  let rounds = 0;

  async function round(): Promise<void> {
    rounds += 1;
    if (rounds % REPLAN_ROUNDS === 0) await replan(pool);
    if (await cleanOneTable(pool)) cleaned = true;
    else if (cleaned) {
      cleaned = false;
      await shortenLog(pool);
    }
  }
  const timer = setInterval(() => {
    if (running) return;
    const busy = pool.waitingCount > 0 || pool.idleCount < pool.totalCount;
    skipped = busy ? skipped + 1 : 0;
    if (busy && skipped < MOST_SKIPPED) return;
    skipped = 0;
    running = round()
      .catch((error: unknown) => log.warn("failed to clean up the store", { error: String(error) }))
      .finally(() => {
        running = undefined;
      });
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
