import { and, eq, lte } from "drizzle-orm";
import type { Session } from "../storage/database";
import { providerIntents as intents, providerSessions as sessions } from "../storage/tables-payment-provider";
import { addEvent } from "./event-records";
import { intentJson } from "./intent-json";
import { type SessionRow, sessionJson } from "./session-json";
import type { Work } from "./work";

export async function sessionById({ orm }: Session, id: string): Promise<SessionRow | undefined> {
  const [row] = await orm.select().from(sessions).where(eq(sessions.id, id));
  return row;
}

/** The session as it is at this moment; nobody else changes it before the end of the transaction. */
export async function lockedSession({ session: { orm } }: Work, id: string): Promise<SessionRow | undefined> {
  const [row] = await orm.select().from(sessions).where(eq(sessions.id, id)).for("update");
  return row;
}

export async function changeSession(
  { session: { orm } }: Work,
  id: string,
  change: Partial<typeof sessions.$inferInsert>,
): Promise<SessionRow> {
  const [row] = await orm.update(sessions).set(change).where(eq(sessions.id, id)).returning();
  if (!row) throw new Error("The session was removed while it was changed.");
  return row;
}

/** Ends an open session: nothing can be paid any more. */
export async function expireSession(work: Work, id: string, origin: string): Promise<SessionRow> {
  const row = await changeSession(work, id, { status: "expired" });
  await addEvent(work, "checkout.session.expired", sessionJson(row, origin));
  if (!row.intentId) return row;
  const [intent] = await work.session.orm
    .update(intents)
    .set({ status: "canceled", canceledAt: work.now })
    .where(eq(intents.id, row.intentId))
    .returning();
  if (intent) await addEvent(work, "payment_intent.canceled", intentJson(intent, origin));
  return row;
}

/** Ids of open sessions whose time is over. */
export async function overdueSessions({ orm }: Session, now: Date, most: number): Promise<string[]> {
  const rows = await orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.status, "open"), lte(sessions.expiresAt, now)))
    .limit(most);
  return rows.map(({ id }) => id);
}
