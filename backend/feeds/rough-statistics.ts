import type { Database } from "../storage/database";

/** Rows are sampled in proportion to this; PostgreSQL's own default, 100, reads thirty thousand wide rows. */
const TARGET = 10;

/** Tells the planner about the size of a table that an import has just filled, without holding the store for long. */
export async function noteSize(db: Pick<Database, "transaction">, table: "feed_staging" | "feed_plan"): Promise<void> {
  await db.transaction(async ({ query }) => {
    await query(`set local default_statistics_target = ${TARGET}`);
    await query(`analyze ${table}`);
  });
}
