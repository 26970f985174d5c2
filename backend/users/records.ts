import { eq } from "drizzle-orm";
import type { Session } from "../storage/database";
import { users } from "../storage/tables-users";

/** Whether there is a user with this subject. */
export async function isUser(session: Session, id: string): Promise<boolean> {
  const rows = await session.orm.select({ id: users.id }).from(users).where(eq(users.id, id));
  return rows.length > 0;
}

/**
 * Locks the user against concurrent changes until the transaction ends; false when there is no such user. Other rows
 * may still reference the user meanwhile.
 */
export async function lockUser(session: Session, id: string): Promise<boolean> {
  const rows = await session.orm.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
  return rows.length > 0;
}
