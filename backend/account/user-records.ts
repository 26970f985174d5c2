import { and, asc, eq, lte, notInArray } from "drizzle-orm";
import type { Session } from "../storage/database";
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

/** Ids of users whose grace period is over, except those in `except`. */
export async function dueUsers(session: Session, now: Date, except: string[], limit: number): Promise<string[]> {
  const rows = await session.orm
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.deletionAt, now), notInArray(users.id, except)))
    .orderBy(asc(users.deletionAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Everything that references the user is deleted with it. */
export async function deleteDueUser(session: Session, id: string, now: Date): Promise<void> {
  await session.orm.delete(users).where(and(eq(users.id, id), lte(users.deletionAt, now)));
}
