import { and, asc, eq, lte, notInArray, or, sql } from "drizzle-orm";
import type { UnsettledOrders } from "#contract/answers/account";
import { DELETION_HELD_DAYS } from "#contract/limits";
import type { Session } from "../storage/database";
import { chats } from "../storage/tables-assistant";
import { users } from "../storage/tables-users";

export type UserRow = typeof users.$inferSelect;

export async function readUser(session: Session, id: string): Promise<UserRow | undefined> {
  const [row] = await session.orm.select().from(users).where(eq(users.id, id));
  return row;
}

/** Does nothing when the user already exists. */
export async function insertUser(session: Session, row: typeof users.$inferInsert): Promise<void> {
  await session.orm.insert(users).values(row).onConflictDoNothing();
}

export async function changeUser(
  session: Session,
  id: string,
  changes: Partial<Omit<typeof users.$inferInsert, "id">>,
): Promise<void> {
  await session.orm.update(users).set(changes).where(eq(users.id, id));
}

const DAY_MS = 86_400_000;

const isUnderWay = sql`o.status in ('paid', 'processing', 'shipped')`;
const isReturned = sql`exists (select 1 from returns r where r.order_id = o.id and r.status in ('requested', 'approved', 'received'))`;
const isRefunded = sql`exists (select 1 from refunds f where f.purchase_id = p.id and f.state in ('requested', 'sent', 'failed')
  and (f.order_id = o.id or f.order_id is null))`;
/** Whether a user still has something to pay, to receive or to get money back for. */
const hasOpenOrders = sql`exists (select 1 from purchases p where p.user_id = ${users.id} and (p.state = 'pending' or
  exists (select 1 from orders o where o.purchase_id = p.id and (${isUnderWay} or ${isReturned} or ${isRefunded}))))`;

/** What `hasOpenOrders` is about, the latest first. */
export async function readUnsettled(
  { orm }: Session,
  userId: string,
  limit: number,
): Promise<UnsettledOrders["orders"]> {
  const { rows } = await orm.execute<UnsettledOrders["orders"][number]>(
    sql`select o.number, case when p.state = 'pending' then 'unpaid' when ${isUnderWay} then 'under_way'
      when ${isReturned} then 'return' else 'refund' end as state
      from purchases p join orders o on o.purchase_id = p.id
      where p.user_id = ${userId} and (p.state = 'pending' or ${isUnderWay} or ${isReturned} or ${isRefunded})
      order by p.placed_at desc, o.position limit ${limit}`,
  );
  return rows;
}

/** Ids of users whose grace period is over and whose orders are closed, except those in `except`. */
export async function dueUsers(session: Session, now: Date, except: string[], limit: number): Promise<string[]> {
  const rows = await session.orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        lte(users.deletionAt, now),
        notInArray(users.id, except),
        or(sql`not ${hasOpenOrders}`, lte(users.deletionAt, new Date(now.getTime() - DELETION_HELD_DAYS * DAY_MS))),
      ),
    )
    .orderBy(asc(users.deletionAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Everything that references the user is deleted with it, and the conversations with the assistant. */
export async function deleteDueUser(session: Session, id: string, now: Date): Promise<void> {
  const gone = await session.orm
    .delete(users)
    .where(and(eq(users.id, id), lte(users.deletionAt, now)))
    .returning({ id: users.id });
  if (gone.length > 0) await deleteChatsOf(session, id);
}

/** They need no profile, so they do not reference one. */
export async function deleteChatsOf({ orm }: Session, userId: string): Promise<void> {
  await orm.delete(chats).where(eq(chats.userId, userId));
}
