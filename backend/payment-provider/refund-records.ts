import { eq, lte, sql } from "drizzle-orm";
import { providerCharges as charges, providerRefunds as refunds } from "../storage/tables-payment-provider";
import { moveMoney, OUTSIDE, PLATFORM } from "./entry-records";
import { invalid } from "./errors";
import { addEvent } from "./event-records";
import { newId } from "./ids";
import { type ChargeRow, chargeJson } from "./intent-json";
import { type StripeObject, seconds, type Work } from "./work";

export type RefundRow = typeof refunds.$inferSelect;

export function refundJson(row: RefundRow): StripeObject {
  return {
    id: row.id,
    object: "refund",
    amount: row.amount,
    balance_transaction: null,
    charge: row.chargeId,
    created: seconds(row.createdAt),
    currency: row.currency,
    destination_details: null,
    failure_balance_transaction: null,
    ...(row.failureReason ? { failure_reason: row.failureReason } : {}),
    metadata: row.metadata,
    payment_intent: row.intentId,
    reason: row.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: row.status,
    transfer_reversal: null,
  };
}

/** The charge as it is now; two refunds at once are made one after the other. */
export async function lockedCharge({ session: { orm } }: Work, id: string): Promise<ChargeRow | undefined> {
  const [row] = await orm.select().from(charges).where(eq(charges.id, id)).for("update");
  return row;
}

const LATER_MS = 60_000;

/** Refunds part or all of a charge that the caller has locked. */
export async function refund(
  work: Work,
  charge: ChargeRow,
  { amount, ...rest }: { amount: number; reason: string | null; metadata: Record<string, string> },
): Promise<RefundRow> {
  if (charge.status !== "succeeded") throw invalid(`Charge ${charge.id} was not paid, so it cannot be refunded.`);
  const left = charge.amount - charge.amountRefunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (amount > left) {
    const message = `Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`;
    throw invalid(message, { param: "amount" });
  }
  const { orm } = work.session;
  const later = charge.method.refund && {
    settlesAt: new Date(work.now.getTime() + LATER_MS),
    settlesTo: charge.method.refund === "fails" ? ("failed" as const) : ("succeeded" as const),
  };
  const status = charge.method.refund === "pending" ? "pending" : "succeeded";
  const { id: chargeId, intentId, currency } = charge;
  const [row] = await orm
    .insert(refunds)
    .values({ id: newId("re"), chargeId, intentId, currency, status, amount, createdAt: work.now, ...rest, ...later })
    .returning();
  if (!row) throw new Error("The refund was not stored.");
  await moveMoney(work, row.id, { from: PLATFORM, to: OUTSIDE, amount });
  await addEvent(work, "refund.created", refundJson(row));
  await addEvent(work, "charge.refunded", chargeJson(await changeRefunded(work, chargeId, amount)));
  return row;
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

async function changeRefunded({ session: { orm } }: Work, id: string, by: number): Promise<ChargeRow> {
  const [row] = await orm
    .update(charges)
    .set({ amountRefunded: sql`${charges.amountRefunded} + ${by}` })
    .where(eq(charges.id, id))
    .returning();
  if (!row) throw new Error("The charge was removed while it was refunded.");
  return row;
}

export async function dueRefunds({ orm }: Work["session"], now: Date, most: number): Promise<string[]> {
  const rows = await orm.select({ id: refunds.id }).from(refunds).where(lte(refunds.settlesAt, now)).limit(most);
  return rows.map(({ id }) => id);
}

/** The bank has taken the refund, or has sent it back. */
export async function settleRefund(work: Work, id: string): Promise<void> {
  const { orm } = work.session;
  const [found] = await orm.select().from(refunds).where(eq(refunds.id, id)).for("update");
  if (!found?.settlesTo || !found.settlesAt || found.settlesAt > work.now) return;
  const failed = found.settlesTo === "failed";
  const change = {
    status: found.settlesTo,
    settlesAt: null,
    settlesTo: null,
    ...(failed ? { failureReason: "expired_or_canceled_card" } : {}),
  };
  const [row] = await orm.update(refunds).set(change).where(eq(refunds.id, id)).returning();
  if (!row) return;
  await addEvent(work, "refund.updated", refundJson(row));
  if (!failed) return;
  await moveMoney(work, `${id}_failed`, { from: OUTSIDE, to: PLATFORM, amount: row.amount });
  await changeRefunded(work, row.chargeId, -row.amount);
  await addEvent(work, "refund.failed", refundJson(row));
}

export async function refundById({ session: { orm } }: Work, id: string): Promise<RefundRow | undefined> {
  const [row] = await orm.select().from(refunds).where(eq(refunds.id, id));
  return row;
}
