import { and, asc, desc, eq, isNull, lte, ne } from "drizzle-orm";
import type { Session } from "../storage/database";
import { notices } from "../storage/tables-notices";

export type NoticeRow = typeof notices.$inferSelect;

export async function insertNotice({ orm }: Session, row: typeof notices.$inferInsert): Promise<void> {
  await orm.insert(notices).values(row);
}

/** Those that wait for a decision, the oldest first. */
export function readOpen({ orm }: Session, limit: number): Promise<NoticeRow[]> {
  return orm.select().from(notices).where(isNull(notices.decidedAt)).orderBy(asc(notices.sentAt)).limit(limit);
}

/** Those that were decided, the last decision first. */
export function readDecided({ orm }: Session, limit: number): Promise<NoticeRow[]> {
  return orm.select().from(notices).where(ne(notices.reason, "")).orderBy(desc(notices.decidedAt)).limit(limit);
}

export async function readNotice({ orm }: Session, id: string): Promise<NoticeRow | undefined> {
  const [row] = await orm.select().from(notices).where(eq(notices.id, id));
  return row;
}

/** Stores the decision unless there is one; returns the notice. */
export async function decideOpen(
  { orm }: Session,
  id: string,
  decision: Pick<NoticeRow, "accepted" | "reason" | "decidedAt">,
): Promise<NoticeRow | undefined> {
  const [row] = await orm
    .update(notices)
    .set(decision)
    .where(and(eq(notices.id, id), isNull(notices.decidedAt)))
    .returning();
  return row;
}

/** Erases who sent the notices that were decided before. */
export async function eraseSenders({ orm }: Session, before: Date): Promise<void> {
  await orm
    .update(notices)
    .set({ name: "", email: "" })
    .where(and(lte(notices.decidedAt, before), ne(notices.email, "")));
}
