import { eq } from "drizzle-orm";
import {
  providerCharges as charges,
  providerIntents as intents,
  type ProviderFailure,
  type ProviderMethod,
  type providerSessions as sessions,
} from "../storage/tables-payment-provider";
import { moveMoney, OUTSIDE, PLATFORM } from "./entry-records";
import { addEvent, addEvents } from "./event-records";
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

type SessionChange = Partial<typeof sessions.$inferInsert>;

/** Pays an open session, which the caller has locked. */
export async function attempt(work: Work, session: SessionRow, what: Attempt, origin: string): Promise<void> {
  const intent = await intentOf(work, session);
  const { method } = what;
  const tried = { attempts: session.attempts + 1, intentId: intent.id };
  if (what.outcome === "paid") return succeed(work, intent, method, origin, tried);
  if (what.outcome === "late") return processing(work, intent, what, origin, tried);
  await changeSession(work, session.id, tried);
  if (what.outcome === "declined") return decline(work, intent, method, what.failure, origin);
  await writeIntent(work, intent, { status: "requires_action", method, failure: null });
}

/** An intent before or after it has been stored. */
type Intent = IntentRow & { isNew?: boolean };

/** The intent of a session is made by the first attempt, as at Stripe; it is stored with what comes of that. */
async function intentOf({ session: { orm }, now }: Work, session: SessionRow): Promise<Intent> {
  if (session.intentId) {
    const [known] = await orm.select().from(intents).where(eq(intents.id, session.intentId));
    if (known) return known;
  }
  const { metadata, transferGroup, description } = session.details.intent;
  const { amount, currency } = session;
  const unset = { method: null, failure: null, chargeId: null, settlesAt: null, settlesTo: null, canceledAt: null };
  const of = { id: newId("pi"), sessionId: session.id, amount, currency, metadata, transferGroup, description };
  return { ...of, ...unset, status: "requires_payment_method", createdAt: now, isNew: true };
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

/** Stores a new intent as changed, or changes a stored one. */
async function writeIntent(work: Work, { isNew, ...intent }: Intent, change: Partial<IntentRow>): Promise<IntentRow> {
  if (!isNew) return changeIntent(work, intent.id, change);
  const row = { ...intent, ...change };
  await work.session.orm.insert(intents).values(row);
  return row;
}

type NewCharge = Pick<typeof charges.$inferInsert, "method" | "status" | "failure">;

/** Stores what a charge made of an intent, and the charge. */
async function addCharge(
  work: Work,
  intent: Intent,
  change: Partial<IntentRow>,
  charge: NewCharge,
): Promise<IntentRow & { chargeId: string }> {
  const chargeId = newId("ch");
  const { method, failure } = charge;
  const row = await writeIntent(work, intent, { ...change, method, failure: failure ?? null, chargeId });
  const { id: intentId, amount, currency, metadata, transferGroup } = row;
  const of = { id: chargeId, intentId, amount, currency, metadata, transferGroup, createdAt: work.now };
  await work.session.orm.insert(charges).values({ ...of, ...charge });
  return { ...row, chargeId };
}

/** The money is there: at once, or after the buyer's confirmation. */
export async function succeed(
  work: Work,
  intent: Intent,
  method: ProviderMethod,
  origin: string,
  tried: SessionChange = {},
): Promise<void> {
  const charge = { method, status: "succeeded" as const, failure: null };
  const paid = await addCharge(work, intent, { status: "succeeded" }, charge);
  await moveMoney(work, paid.chargeId, { from: OUTSIDE, to: PLATFORM, amount: paid.amount });
  const done = await changeSession(work, paid.sessionId, { ...tried, status: "complete", paymentStatus: "paid" });
  await addEvents(work, [
    { type: "payment_intent.succeeded", object: intentJson(paid, origin) },
    { type: "checkout.session.completed", object: sessionJson(done, origin) },
  ]);
}

/** The bank says nothing yet. */
async function processing(
  work: Work,
  intent: Intent,
  { method, settlesAt, settlesTo }: Extract<Attempt, { outcome: "late" }>,
  origin: string,
  tried: SessionChange,
): Promise<void> {
  const change = { status: "processing" as const, settlesAt, settlesTo };
  const waiting = await addCharge(work, intent, change, { method, status: "pending", failure: null });
  const done = await changeSession(work, waiting.sessionId, { ...tried, status: "complete" });
  await addEvents(work, [
    { type: "payment_intent.processing", object: intentJson(waiting, origin) },
    { type: "checkout.session.completed", object: sessionJson(done, origin) },
  ]);
}

/** The session stays open: another attempt may succeed. */
export async function decline(
  work: Work,
  intent: Intent,
  method: ProviderMethod,
  failure: ProviderFailure,
  origin: string,
): Promise<void> {
  const charge = { method, status: "failed" as const, failure };
  const failed = await addCharge(work, intent, { status: "requires_payment_method" }, charge);
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
  const session = await changeSession(work, intent.sessionId, { paymentStatus: isPaid ? "paid" : "unpaid" });
  const type = isPaid ? "checkout.session.async_payment_succeeded" : "checkout.session.async_payment_failed";
  await addEvents(work, [
    { type: eventOf, object: intentJson(settled, origin) },
    { type, object: sessionJson(session, origin) },
  ]);
}
