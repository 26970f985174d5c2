import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Kit } from "../kit";
import { attemptCounts } from "../storage/tables-identity";

type Store = Pick<Kit, "db" | "now">;

/** This many attempts within this many seconds. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** Stores a hash instead of the IP or e-mail address, which is enough to recognise it. */
function keyOf({ name }: Limit, who: string): string {
  return `${name}:${createHash("sha256").update(who).digest("base64url").slice(0, 32)}`;
}

/**
 * Counts an attempt before its outcome is known, so that concurrent attempts all count. Returns the seconds to wait
 * when there have been too many, else 0. Counts survive a restart.
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

/** Resets the count after a success. */
export async function forgetAttempts({ db }: Pick<Kit, "db">, limit: Limit, who: string): Promise<void> {
  await db.orm.delete(attemptCounts).where(eq(attemptCounts.key, keyOf(limit, who)));
}
