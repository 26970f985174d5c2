import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { Session } from "../storage/database";
import * as records from "./attempt-records";

/** Books a payment on its purchase, within the transaction; the roof hands it in. */
export type Finish = (
  session: Session,
  purchaseId: string,
  facts: { amount: number; at: Date },
) => Promise<"finished" | "already" | "refund" | "wrong_amount" | "unknown">;
/** What follows, in the same transaction, when a payment has failed that leaves its purchase unpaid. */
export type Fail = (session: Session, attempt: { id: string; purchaseId: string }) => Promise<void>;
/** What follows, in the same transaction, when a payment goes back that came too late or a second time. */
export type GoesBack = (
  session: Session,
  attempt: { id: string; purchaseId: string; amount: number },
  reason: "paid_too_late" | "paid_twice",
) => Promise<void>;
export interface Booking {
  finish: Finish;
  fail: Fail;
  goesBack: GoesBack;
}
/** Prepares to book payments; called before the transaction is opened. */
export type Booker = () => Promise<Booking>;

/**
 * Brings what the provider says of a session into the books, within one transaction. Told late, twice or in any order,
 * it ends the same. Returns why an operator must look at it, or "" when all is well.
 */
export async function applySession(
  session: Session,
  told: Stripe.Checkout.Session,
  booking: Booking,
  now: Date,
): Promise<string> {
  const { fail } = booking;
  const attempt = await records.lockAttempt(session, told.id, told.metadata?.attempt);
  if (!attempt) return "unknown session";
  if (attempt.sessionId === null) {
    await records.nameSession(session, attempt.id, { sessionId: told.id, sessionUrl: told.url });
  }
  if (told.payment_status === "paid") return paid(session, told, attempt, booking, now);
  const problem = problemOf(told);
  if (told.status === "expired") {
    const hasEnded = await records.changeAttempt(session, attempt.id, { state: "expired", problem });
    // Whoever only left the payment page knows that nothing was paid.
    if (hasEnded && problem) await fail(session, attempt);
  } else if (isRefused(told)) {
    if (await records.changeAttempt(session, attempt.id, { state: "failed", problem })) await fail(session, attempt);
  } else if (told.status === "complete") await records.changeAttempt(session, attempt.id, { state: "processing" });
  else if (problem) await records.changeAttempt(session, attempt.id, { problem });
  return "";
}

/**
 * Whether the bank has refused a delayed payment. The session stays complete and unpaid then; only its intent tells, also
 * when the event about it was lost.
 */
export function isRefused({ status, payment_status: paid, payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (status !== "complete" || paid === "paid" || intent === null || typeof intent !== "object") return false;
  return intent.status === "requires_payment_method" || intent.status === "canceled";
}

/** A delayed payment that the bank has refused in the end. */
export async function applyFailure(
  session: Session,
  told: Stripe.Checkout.Session,
  { fail }: Booking,
): Promise<string> {
  const attempt = await records.lockAttempt(session, told.id, told.metadata?.attempt);
  if (!attempt) return "unknown session";
  const problem = problemOf(told) || "payment_failed";
  if (await records.changeAttempt(session, attempt.id, { state: "failed", problem })) await fail(session, attempt);
  return "";
}

async function paid(
  session: Session,
  told: Stripe.Checkout.Session,
  attempt: records.AttemptRow,
  { finish, goesBack }: Booking,
  now: Date,
): Promise<string> {
  if (told.currency !== "eur" || told.amount_total !== attempt.amount) return "another amount than was asked";
  const isSecond = attempt.state === "paid";
  if (isSecond) return "";
  const { intentId, chargeId, method } = factsOf(told);
  // An attempt that was taken for ended is paid nevertheless; the purchase decides whether that still counts.
  await records.changeEnded(session, attempt.id, { state: "paid", intentId, chargeId, method, problem: "" });
  const finished = await finish(session, attempt.purchaseId, { amount: attempt.amount, at: now });
  if (finished === "finished") return "";
  if (finished === "unknown") return "unknown purchase";
  if (finished === "wrong_amount") return "another amount than the purchase has";
  const reason = finished === "refund" ? "paid_too_late" : "paid_twice";
  await goesBack(session, attempt, reason);
  await records.insertRefund(session, {
    id: randomUUID(),
    purchaseId: attempt.purchaseId,
    amount: attempt.amount,
    reason,
    state: "requested",
    intentId: intentId ?? null,
    requestedAt: now,
  });
  return "";
}

function factsOf(told: Stripe.Checkout.Session): { intentId: string | null; chargeId: string | null; method: string } {
  const intent = told.payment_intent;
  if (intent === null || typeof intent === "string") return { intentId: intent, chargeId: null, method: "" };
  const charge = intent.latest_charge;
  const isWhole = charge !== null && typeof charge === "object";
  return {
    intentId: intent.id,
    chargeId: isWhole ? charge.id : charge,
    method: isWhole ? (charge.payment_method_details?.type ?? "") : "",
  };
}

function problemOf({ payment_intent: intent }: Stripe.Checkout.Session): string {
  if (intent === null || typeof intent !== "object") return "";
  return intent.last_payment_error?.code ?? "";
}
