import { and, desc, eq, inArray, max } from "drizzle-orm";
import { insertRows } from "../storage/bulk";
import type { Session } from "../storage/database";
import { notifications } from "../storage/tables-users";

export async function insertNotifications(
  session: Session,
  rows: (typeof notifications.$inferInsert)[],
): Promise<void> {
  await insertRows(session, notifications, rows);
}

/** Newest first. */
export function readNotifications(session: Session, userId: string, limit: number) {
  return session.orm
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(limit);
}
export type NotificationRow = Awaited<ReturnType<typeof readNotifications>>[number];

/** User → time of the user's latest notification. */
export async function readLatest(session: Session, userIds: string[]): Promise<Map<string, Date>> {
  const rows = await session.orm
    .select({ userId: notifications.userId, latest: max(notifications.createdAt) })
    .from(notifications)
    .where(inArray(notifications.userId, userIds))
    .groupBy(notifications.userId);
  return new Map(rows.flatMap(({ userId, latest }) => (latest ? [[userId, latest] as const] : [])));
}

/** Without ids: all of the user's. */
export async function markRead(session: Session, userId: string, ids?: string[]): Promise<void> {
  await session.orm
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.userId, userId), ids && inArray(notifications.id, ids)));
}

export async function deleteKind(session: Session, userId: string, kind: string): Promise<void> {
  await session.orm.delete(notifications).where(and(eq(notifications.userId, userId), eq(notifications.kind, kind)));
}

/** Keeps only the newest `most` of each of these users. */
export async function trimNotifications(session: Session, userIds: string[], most: number): Promise<void> {
  await session.query(
    `delete from notifications where id in (
       select id from (
         select id, row_number() over (partition by user_id order by created_at desc, id) as place
           from notifications where user_id = any($1::text[])
       ) as ranked where place > $2)`,
    [userIds, most],
  );
}
