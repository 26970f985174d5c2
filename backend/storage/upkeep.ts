import type pg from "pg";
import type { Log } from "../process/log";
import { patiently } from "./patience";

const EVERY_MS = 15_000;
const LONGEST_MS = 15 * 60_000;
/** Rounds that are left out in a row because the store was busy; then it is done all the same. */
const MOST_SKIPPED = 20;
/** A table is cleaned when so many of its rows are old versions, and a fifth of all. */
const FEWEST_DEAD = 200;

/**
 * Frees the room of one table's old rows, the worst first; whether there was one. Every change of a row leaves its old
 * version behind, and the embedded PostgreSQL has no process of its own that cleans up.
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

/** Writes to the tables what so far only stands in the log of changes, and lets the log be used again from its start. */
async function shortenLog(pool: pg.Pool): Promise<void> {
  await patiently(LONGEST_MS, () => pool.query("checkpoint"));
}

/** Keeps the embedded store small: one table at a time, in the quiet. `stop` waits for what is under way. */
export function startUpkeep(pool: pg.Pool, log: Log, everyMs = EVERY_MS): { stop(): Promise<void> } {
  let skipped = 0;
  let running: Promise<void> | undefined;
  let cleaned = false;

  async function round(): Promise<void> {
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
      .catch((error: unknown) => log.warn("the store could not be cleaned up", { error: String(error) }))
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
