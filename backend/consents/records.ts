import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { consents } from "../storage/tables-consents";

export type ConsentRow = typeof consents.$inferSelect;

export async function insertConsent({ orm }: Session, row: typeof consents.$inferInsert): Promise<void> {
  await orm.insert(consents).values(row);
}

/** The oldest first, after `number`; those of one visitor with `id`. */
export function readConsents(
  { orm }: Session,
  { after, id, limit }: { after: number; id?: string | undefined; limit: number },
): Promise<ConsentRow[]> {
  return orm
    .select()
    .from(consents)
    .where(and(gt(consents.number, after), id === undefined ? undefined : eq(consents.id, id)))
    .orderBy(asc(consents.number))
    .limit(limit);
}

/** Deletes what is older than `before`, and all but the newest `most`. */
export async function deleteConsents({ orm }: Session, before: Date, most: number): Promise<void> {
  await orm.delete(consents).where(lte(consents.at, before));
  // Numbers leave gaps, so this keeps at most as many as it says.
  const newest = sql`(select coalesce(max(${consents.number}), 0) from ${consents})`;
  await orm.delete(consents).where(sql`${consents.number} <= ${newest} - ${most}`);
}
