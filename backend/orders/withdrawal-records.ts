import { and, eq, isNull, sql } from "drizzle-orm";
import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../storage/database";
import { withdrawalCases, withdrawals } from "../storage/tables-withdrawals";

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type CaseRow = typeof withdrawalCases.$inferInsert;

/** Stores a statement; the one that its form has sent before stays as it was. `isNew`: whether this is the first. */
export async function storeWithdrawal(
  session: Session,
  row: WithdrawalRow,
): Promise<{ stored: WithdrawalRow; isNew: boolean }> {
  const inserted = await session.orm.insert(withdrawals).values(row).onConflictDoNothing().returning();
  if (inserted[0]) return { stored: inserted[0], isNew: true };
  const [stored = row] = await session.orm.select().from(withdrawals).where(eq(withdrawals.formKey, row.formKey));
  return { stored, isNew: false };
}

/** Statements of which nobody has seen what they concern, the oldest first. */
export function unreadWithdrawals(session: Session, limit: number): Promise<WithdrawalRow[]> {
  const known = sql`select 1 from withdrawal_cases c where c.withdrawal_id = ${withdrawals.id}`;
  return session.orm
    .select()
    .from(withdrawals)
    .where(sql`not exists (${known})`)
    .orderBy(withdrawals.receivedAt)
    .limit(limit);
}

/** Takes a statement on for one order; false when that has been done before. */
export async function takeCase(session: Session, row: CaseRow): Promise<boolean> {
  const taken = await session.orm
    .insert(withdrawalCases)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: withdrawalCases.withdrawalId });
  return taken.length > 0;
}

export async function closeCases(session: Session, withdrawalId: string, note: string, now: Date): Promise<number> {
  const closed = await session.orm
    .update(withdrawalCases)
    .set({ closedAt: now, note })
    .where(and(eq(withdrawalCases.withdrawalId, withdrawalId), isNull(withdrawalCases.closedAt)))
    .returning({ id: withdrawalCases.withdrawalId });
  return closed.length;
}

/** Withdrawals of which the goods come back, and nobody has looked at yet. */
export async function casesToReturn(session: Session, limit: number): Promise<CaseKey[]> {
  return session.orm
    .select({ withdrawalId: withdrawalCases.withdrawalId, orderId: withdrawalCases.orderId })
    .from(withdrawalCases)
    .where(and(isNull(withdrawalCases.closedAt), eq(withdrawalCases.outcome, "return"), eq(withdrawalCases.note, "")))
    .orderBy(withdrawalCases.decidedAt)
    .limit(limit);
}
export interface CaseKey {
  withdrawalId: string;
  orderId: string;
}

/** Says what became of a withdrawal; without `closedAt` it goes on waiting for the operator. */
export async function noteCase(
  session: Session,
  { withdrawalId, orderId }: CaseKey,
  note: string,
  closedAt: Date | null,
): Promise<void> {
  await session.orm
    .update(withdrawalCases)
    .set({ note, closedAt })
    .where(and(eq(withdrawalCases.withdrawalId, withdrawalId), eq(withdrawalCases.orderId, orderId)));
}

export interface OpenWithdrawal {
  id: string;
  day: string;
  name: string;
  email: string;
  typed: string;
  articles: string;
  /** Of the order that it concerns; empty when there is none. */
  number: string;
  outcome: string;
  late: boolean;
}

/** Statements that wait for the operator, the oldest first. */
export async function openWithdrawals(session: Session, limit: number): Promise<OpenWithdrawal[]> {
  const { rows } = await session.query<Omit<OpenWithdrawal, "day"> & { received_at: Date } & Record<string, unknown>>(
    `select w.id, w.received_at, w.name, w.email, w.order_number as typed, w.articles, coalesce(o.number, '') as number,
        c.outcome, c.is_late as late
      from withdrawal_cases c join withdrawals w on w.id = c.withdrawal_id left join orders o on o.id = c.order_id
      where c.closed_at is null order by w.received_at, c.order_id limit $1`,
    [limit],
  );
  return rows.map(({ id, received_at, name, email, typed, articles, number, outcome, late }) => ({
    id,
    day: dutchDay(received_at),
    name,
    email,
    typed,
    articles,
    number,
    outcome,
    late,
  }));
}
