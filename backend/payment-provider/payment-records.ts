import { eq } from "drizzle-orm";
import {
  providerCharges as charges,
  providerIntents as intents,
  type ProviderFailure,
  type ProviderMethod,
} from "../storage/tables-payment-provider";
import { moveMoney, OUTSIDE, PLATFORM } from "./entry-records";
import { addEvent } from "./event-records";
import { newId } from "./ids";
import { type IntentRow, intentJson } from "./intent-json";
import { type SessionRow, sessionJson } from "./session-json";
import { changeSession } from "./session-records";
import type { Work } from "./work";

/** What a buyer's attempt to pay leads to. */
export type Attempt =
  | { outcome: "paid"; method: ProviderMethod }
  | { outcome: "confirm"; method: ProviderMethod }
  | { outcome: "declined"; method: ProviderMethod; failure: ProviderFailure }
  | { outcome: "late"; method: ProviderMethod; settlesAt: Date; settlesTo: "succeeded" | "failed" };

/** Pays an open session, which the caller has locked. */
export async function attempt(work: Work, session: SessionRow, what: Attempt, origin: string): Promise<void> {
  const intent = await intentOf(work, session);
  const { method } = what;
  await changeSession(work, session.id, { attempts: session.attempts + 1, intentId: intent.id });
  if (what.outcome === "declined") return decline(work, intent, method, what.failure, origin);
  if (what.outcome === "paid") return succeed(work, intent, method, origin);
  if (what.outcome === "confirm") {
    await changeIntent(work, intent.id, { status: "requires_action", method, failure: null });
    return;
  }
  const { settlesAt, settlesTo } = what;
  const chargeId = await addCharge(work, intent, { method, status: "pending", failure: null });
  const change = { status: "processing" as const, method, failure: null, chargeId, settlesAt, settlesTo };
  await addEvent(work, "payment_intent.processing", intentJson(await changeIntent(work, intent.id, change), origin));
  const done = await changeSession(work, session.id, { status: "complete" });
  await addEvent(work, "checkout.session.completed", sessionJson(done, origin));
}

/** The intent of a session is made by the first attempt, as at Stripe. */
async function intentOf({ session: { orm }, now }: Work, session: SessionRow): Promise<IntentRow> {
  if (session.intentId) {
    const [known] = await orm.select().from(intents).where(eq(intents.id, session.intentId));
    if (known) return known;
  }
  const { metadata, transferGroup, description } = session.details.intent;
  const { amount, currency } = session;
  const [made] = await orm
    .insert(intents)
    .values({
      id: newId("pi"),
      sessionId: session.id,
      status: "requires_payment_method",
      amount,
      currency,
      metadata,
      transferGroup,
      description,
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error("The payment intent was not stored.");
  return made;
}

export async function intentById({ session: { orm } }: Work, id: string): Promise<IntentRow | undefined> {
  const [row] = await orm.select().from(intents).where(eq(intents.id, id));
  return row;
}

async function changeIntent(
  { session: { orm } }: Work,
  id: string,
  change: Partial<typeof intents.$inferInsert>,
): Promise<IntentRow> {
  const [row] = await orm.update(intents).set(change).where(eq(intents.id, id)).returning();
  if (!row) throw new Error("The payment intent was removed while it was changed.");
  return row;
}

type NewCharge = Pick<typeof charges.$inferInsert, "method" | "status" | "failure">;

async function addCharge({ session: { orm }, now }: Work, intent: IntentRow, charge: NewCharge): Promise<string> {
  const id = newId("ch");
  const { id: intentId, amount, currency, metadata, transferGroup } = intent;
  await orm
    .insert(charges)
    .values({ id, intentId, amount, currency, metadata, transferGroup, createdAt: now, ...charge });
  return id;
}

/** The money is there: at once, or after the buyer's confirmation. */
export async function succeed(work: Work, intent: IntentRow, method: ProviderMethod, origin: string): Promise<void> {
  const chargeId = await addCharge(work, intent, { method, status: "succeeded", failure: null });
  await moveMoney(work, chargeId, { from: OUTSIDE, to: PLATFORM, amount: intent.amount });
  const paid = await changeIntent(work, intent.id, { status: "succeeded", method, failure: null, chargeId });
  await addEvent(work, "payment_intent.succeeded", intentJson(paid, origin));
  const done = await changeSession(work, intent.sessionId, { status: "complete", paymentStatus: "paid" });
  await addEvent(work, "checkout.session.completed", sessionJson(done, origin));
}

/** The session stays open: another attempt may succeed. */
export async function decline(
  work: Work,
  intent: IntentRow,
  method: ProviderMethod,
  failure: ProviderFailure,
  origin: string,
): Promise<void> {
  const chargeId = await addCharge(work, intent, { method, status: "failed", failure });
  const change = { status: "requires_payment_method" as const, method, failure, chargeId };
  const failed = await changeIntent(work, intent.id, change);
  await addEvent(work, "payment_intent.payment_failed", intentJson(failed, origin));
}

const BANK_REFUSED: ProviderFailure = {
  code: "payment_method_provider_decline",
  declineCode: null,
  message: "The bank has refused the payment.",
};

/** The answer of a bank that had said nothing. */
export async function settle(work: Work, id: string, origin: string): Promise<void> {
  const [intent] = await work.session.orm.select().from(intents).where(eq(intents.id, id)).for("update");
  if (!intent?.settlesAt || !intent.chargeId || intent.settlesAt > work.now) return;
  const isPaid = intent.settlesTo === "succeeded";
  const failure = isPaid ? null : BANK_REFUSED;
  await work.session.orm
    .update(charges)
    .set({ status: isPaid ? "succeeded" : "failed", failure })
    .where(eq(charges.id, intent.chargeId));
  if (isPaid) await moveMoney(work, intent.chargeId, { from: OUTSIDE, to: PLATFORM, amount: intent.amount });
  const status = isPaid ? ("succeeded" as const) : ("requires_payment_method" as const);
  const settled = await changeIntent(work, id, { status, failure, settlesAt: null, settlesTo: null });
  const eventOf = isPaid ? "payment_intent.succeeded" : "payment_intent.payment_failed";
  await addEvent(work, eventOf, intentJson(settled, origin));
  const session = await changeSession(work, intent.sessionId, { paymentStatus: isPaid ? "paid" : "unpaid" });
  const type = isPaid ? "checkout.session.async_payment_succeeded" : "checkout.session.async_payment_failed";
  await addEvent(work, type, sessionJson(session, origin));
}
