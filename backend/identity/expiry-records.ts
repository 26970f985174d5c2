import { lte } from "drizzle-orm";
import type { Kit } from "../kit";
import { attemptCounts, mailTokens, oidcRecords, passkeyChallenges, signIns } from "../storage/tables-identity";

const EVERY_MS = 10 * 60_000;

export async function deleteExpired({ db, now }: Pick<Kit, "db" | "now">): Promise<void> {
  for (const table of [oidcRecords, mailTokens, attemptCounts, signIns, passkeyChallenges]) {
    await db.orm.delete(table).where(lte(table.expiresAt, now()));
  }
}

/** Periodically deletes expired rows; returns a function that stops it. */
export function keepClean(kit: Pick<Kit, "db" | "now" | "log">): () => void {
  const timer = setInterval(() => {
    deleteExpired(kit).catch((error: unknown) =>
      kit.log.warn("failed to delete expired rows", { error: String(error) }),
    );
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
