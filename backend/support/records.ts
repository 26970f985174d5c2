import { and, asc, desc, eq, isNotNull, isNull, lte, ne } from "drizzle-orm";
import type { Session } from "../storage/database";
import { contactMessages } from "../storage/tables-support";

export type MessageRow = typeof contactMessages.$inferSelect;

export async function insertMessage({ orm }: Session, row: typeof contactMessages.$inferInsert): Promise<void> {
  await orm.insert(contactMessages).values(row);
}

/** Those that wait for an answer, the oldest first. */
export function readOpen({ orm }: Session, limit: number): Promise<MessageRow[]> {
  return orm
    .select()
    .from(contactMessages)
    .where(isNull(contactMessages.closedAt))
    .orderBy(asc(contactMessages.sentAt))
    .limit(limit);
}

/** Those that were answered or closed, the last one first. */
export function readClosed({ orm }: Session, limit: number): Promise<MessageRow[]> {
  return orm
    .select()
    .from(contactMessages)
    .where(isNotNull(contactMessages.closedAt))
    .orderBy(desc(contactMessages.closedAt))
    .limit(limit);
}

export async function readMessage({ orm }: Session, id: string): Promise<MessageRow | undefined> {
  const [row] = await orm.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

/** Closes a message that waits; returns it. */
export async function closeOpen(
  { orm }: Session,
  id: string,
  end: Pick<MessageRow, "answer" | "closedAt">,
): Promise<MessageRow | undefined> {
  const [row] = await orm
    .update(contactMessages)
    .set(end)
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.closedAt)))
    .returning();
  return row;
}

/** Erases what people wrote in messages that were closed before, and who they are. */
export async function eraseMessages({ orm }: Session, before: Date): Promise<void> {
  await orm
    .update(contactMessages)
    .set({ name: "", email: "", subject: "", order: "", text: "", answer: "" })
    .where(and(lte(contactMessages.closedAt, before), ne(contactMessages.email, "")));
}
