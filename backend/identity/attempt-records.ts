import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Kit } from "../kit";
import { attemptCounts } from "../storage/tables-identity";

type Store = Pick<Kit, "db" | "now">;

/** So many tries within so many seconds. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** Addresses and e-mail addresses are not kept, only what tells whether it is the same again. */
function keyOf({ name }: Limit, who: string): string {
  return `${name}:${createHash("sha256").update(who).digest("base64url").slice(0, 32)}`;
}

/**
 * Counts one try, before it is known whether it succeeds, so that a hundred at once count as a hundred.
 * Gives the seconds to wait when there have been too many, else 0. Counts survive a restart.
 */
export async function countAttempt({ db, now }: Store, limit: Limit, who: string): Promise<number> {
  const start = now();
  const expiresAt = new Date(start.getTime() + limit.seconds * 1_000);
  const over = sql`${attemptCounts.expiresAt} <= ${start.toISOString()}::timestamptz`;
  const [row] = await db.orm
    .insert(attemptCounts)
    .values({ key: keyOf(limit, who), points: 1, expiresAt })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        points: sql`case when ${over} then 1 else least(${attemptCounts.points} + 1, 1000000) end`,
        expiresAt: sql`case when ${over} then ${expiresAt.toISOString()}::timestamptz else ${attemptCounts.expiresAt} end`,
      },
    })
    .returning();
  if (!row || row.points <= limit.points) return 0;
  return Math.max(1, Math.ceil((row.expiresAt.getTime() - start.getTime()) / 1_000));
}

/** A success: what was tried before it is forgotten. */
export async function forgetAttempts({ db }: Pick<Kit, "db">, limit: Limit, who: string): Promise<void> {
  await db.orm.delete(attemptCounts).where(eq(attemptCounts.key, keyOf(limit, who)));
}
