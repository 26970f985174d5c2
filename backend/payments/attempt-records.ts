import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { paymentAttempts, paymentEvents, refunds } from "../storage/tables-payments";

export type AttemptRow = typeof paymentAttempts.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

const undecided = inArray(paymentAttempts.state, ["open", "processing"]);

/** The attempt of a purchase that is under way, if there is one. */
export async function openAttempt(session: Session, purchaseId: string): Promise<AttemptRow | undefined> {
  const [row] = await session.orm
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.purchaseId, purchaseId), undecided));
  return row;
}

/** Undefined when the purchase already has an attempt under way. */
export async function insertAttempt(
  session: Session,
  row: typeof paymentAttempts.$inferInsert,
): Promise<AttemptRow | undefined> {
  const [inserted] = await session.orm.insert(paymentAttempts).values(row).onConflictDoNothing().returning();
  return inserted;
}

type SessionNames = { sessionId: string; sessionUrl: string | null };

/** Stores the session that was opened for an attempt; false when the attempt has ended in the meantime. */
export async function giveSession(session: Session, id: string, names: SessionNames): Promise<boolean> {
  const given = await session.orm
    .update(paymentAttempts)
    .set(names)
    .where(and(eq(paymentAttempts.id, id), undecided))
    .returning({ id: paymentAttempts.id });
  return given.length > 0;
}

/** Stores the session of an attempt that the provider tells about, whatever became of the attempt. */
export async function nameSession(
  session: Session,
  id: string,
  { sessionId, sessionUrl }: SessionNames,
): Promise<void> {
  await session.orm.update(paymentAttempts).set({ sessionId, sessionUrl }).where(eq(paymentAttempts.id, id));
}

/** The attempt of a provider's session, locked until the transaction ends. */
export async function lockAttempt(
  session: Session,
  sessionId: string,
  attemptId: string | undefined,
): Promise<AttemptRow | undefined> {
  const isMine = attemptId
    ? or(eq(paymentAttempts.sessionId, sessionId), eq(paymentAttempts.id, attemptId))
    : eq(paymentAttempts.sessionId, sessionId);
  const [row] = await session.orm.select().from(paymentAttempts).where(isMine).for("update");
  return row;
}

/** Changes an attempt that is not decided yet; a decided one stays as it is. */
export async function changeAttempt(
  session: Session,
  id: string,
  changes: Partial<Pick<AttemptRow, "state" | "method" | "intentId" | "chargeId" | "problem" | "checkedAt">>,
): Promise<boolean> {
  const changed = await session.orm
    .update(paymentAttempts)
    .set(changes)
    .where(and(eq(paymentAttempts.id, id), undecided))
    .returning({ id: paymentAttempts.id });
  return changed.length > 0;
}

/** Changes an attempt that is not paid yet, even one that was taken for ended. */
export async function changeEnded(
  session: Session,
  id: string,
  changes: Partial<Pick<AttemptRow, "state" | "method" | "intentId" | "chargeId" | "problem">>,
): Promise<void> {
  await session.orm
    .update(paymentAttempts)
    .set(changes)
    .where(and(eq(paymentAttempts.id, id), ne(paymentAttempts.state, "paid")));
}

export async function markChecked(session: Session, id: string, now: Date): Promise<void> {
  await session.orm.update(paymentAttempts).set({ checkedAt: now }).where(eq(paymentAttempts.id, id));
}

/** Attempts whose outcome should be known by now, the longest unchecked first. */
export function uncheckedAttempts(session: Session, before: Date, most: number): Promise<AttemptRow[]> {
  return session.orm
    .select()
    .from(paymentAttempts)
    .where(
      and(
        undecided,
        lt(paymentAttempts.createdAt, before),
        or(isNull(paymentAttempts.checkedAt), lt(paymentAttempts.checkedAt, before)),
      ),
    )
    .orderBy(sql`${paymentAttempts.checkedAt} nulls first`)
    .limit(most);
}

/** The payment that a purchase was paid with. */
export async function paidAttempt(session: Session, purchaseId: string): Promise<AttemptRow | undefined> {
  const [row] = await session.orm
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.purchaseId, purchaseId),
        eq(paymentAttempts.state, "paid"),
        isNotNull(paymentAttempts.intentId),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return row;
}

/** Records an event; false when it has been applied before. */
export async function takeEvent(session: Session, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const taken = await session.orm
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return taken.length > 0;
}

export async function markEvent(session: Session, id: string, problem: string): Promise<void> {
  await session.orm.update(paymentEvents).set({ problem }).where(eq(paymentEvents.id, id));
}

export async function insertRefund(session: Session, row: typeof refunds.$inferInsert): Promise<void> {
  await session.orm.insert(refunds).values(row).onConflictDoNothing();
}

/** Refunds that have not reached the provider, and are due. */
export function dueRefunds(session: Session, now: Date, most: number): Promise<RefundRow[]> {
  return session.orm
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, "requested"), or(isNull(refunds.nextTryAt), lt(refunds.nextTryAt, now))))
    .orderBy(refunds.requestedAt)
    .limit(most);
}

type RefundChanges = Partial<Pick<RefundRow, "state" | "providerId" | "tries" | "nextTryAt" | "finishedAt">>;

export async function changeRefund(session: Session, id: string, changes: RefundChanges): Promise<void> {
  await session.orm.update(refunds).set(changes).where(eq(refunds.id, id));
}

/** Notes the answer to a call of ours, unless an event has told more by now. */
export async function changeRequested(session: Session, id: string, changes: RefundChanges): Promise<void> {
  await session.orm
    .update(refunds)
    .set(changes)
    .where(and(eq(refunds.id, id), eq(refunds.state, "requested")));
}

/** A refund by the provider's id; it may tell of one before our own call has returned. */
export async function refundOf(
  session: Session,
  providerId: string,
  ownId: string | undefined,
): Promise<RefundRow | undefined> {
  const isMine = ownId
    ? or(eq(refunds.providerId, providerId), eq(refunds.id, ownId))
    : eq(refunds.providerId, providerId);
  const [row] = await session.orm.select().from(refunds).where(isMine).for("update");
  return row;
}
