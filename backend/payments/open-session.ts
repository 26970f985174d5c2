import { randomUUID } from "node:crypto";
import { HTTPException } from "hono/http-exception";
import type { PaymentSession } from "#contract/payments";
import { failure, notYet } from "../http/failure";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import * as records from "./attempt-records";
import { refusalOf } from "./refusal";
import { type Payable, type ReturnAddresses, sessionParams } from "./session-params";
import type { Stripes } from "./stripes";

/** The provider's shortest is thirty minutes. */
const SESSION_MS = 35 * 60_000;
/** Goods stay held for longer than they can be paid. */
const HELD_AFTER_MS = 10 * 60_000;
/** Busy with the same key, or with too much: asking again later, with that key, is right. */
const PASSING = [409, 429];

export interface PurchaseToPay extends Payable {
  state: "pending" | "paid" | "expired" | "cancelled";
  expiresAt: Date;
}
/** What else decides on a purchase that is to be paid. */
export interface PurchasesToPay {
  /** Lengthens what is held for a purchase that is still to be paid; false when it no longer is. Locks it. */
  extend(session: Session, purchaseId: string, until: Date): Promise<boolean>;
  /** Ends a payment whose time is over, at the provider. */
  endPayment(purchaseId: string): Promise<"ended" | "paid" | "processing">;
}
type Opening = Pick<Kit, "db" | "log" | "now">;

const tooLate = () => failure(409, "It can no longer be paid.");
const deciding = () => failure(409, "The bank has not decided on the payment yet.");

/**
 * The open payment of a purchase, or a new one. The provider is called outside any transaction, with the attempt's id
 * as the key: asked again after a lost answer, it gives the same session.
 */
export async function openSession(
  kit: Opening,
  stripes: Stripes,
  purchases: PurchasesToPay,
  purchase: PurchaseToPay,
  addresses: ReturnAddresses,
): Promise<PaymentSession> {
  if (purchase.state !== "pending" || purchase.expiresAt <= kit.now()) throw tooLate();
  const attempt = await attemptOf(kit, purchases, purchase);
  return opened(kit, stripes, purchase, attempt, addresses).catch(async (error: unknown) => {
    // The answer to the first request was lost, and this one leads back elsewhere: the provider refuses the key.
    if (refusalOf(error)?.type !== "StripeIdempotencyError") return refused(kit, purchase, error);
    const next = await attemptOf(kit, purchases, purchase);
    return opened(kit, stripes, purchase, next, addresses).catch((again) => refused(kit, purchase, again));
  });
}

function refused({ log }: Opening, { id }: PurchaseToPay, error: unknown): never {
  if (error instanceof HTTPException) throw error;
  log.error("failed to open a payment", { purchase: id, error: String(error) });
  throw notYet("The payment provider cannot be reached.", 10);
}

async function opened(
  { db }: Opening,
  stripes: Stripes,
  purchase: PurchaseToPay,
  attempt: records.AttemptRow,
  addresses: ReturnAddresses,
): Promise<PaymentSession> {
  if (attempt.sessionId && attempt.sessionUrl) return { id: attempt.sessionId, url: attempt.sessionUrl };
  const stripe = await stripes.client();
  const params = sessionParams(purchase, attempt, addresses, stripes.methods);
  const made = await stripe.checkout.sessions
    .create(params, { idempotencyKey: `attempt:${attempt.id}` })
    .catch(async (error: unknown) => {
      const { status } = refusalOf(error) ?? {};
      // It would be answered with the same refusal for a day, so the next request needs another key.
      if (status !== undefined && !PASSING.includes(status)) {
        await records.changeAttempt(db, attempt.id, { state: "expired" });
      }
      throw error;
    });
  if (made.amount_total !== purchase.total || !made.url) {
    await stripe.checkout.sessions.expire(made.id);
    throw new Error(`The provider's total is ${made.amount_total}, ours ${purchase.total}`);
  }
  if (!(await records.giveSession(db, attempt.id, { sessionId: made.id, sessionUrl: made.url }))) {
    // The purchase has been replaced while the provider was asked. A session that is complete cannot be expired.
    await stripe.checkout.sessions.expire(made.id).catch(() => undefined);
    throw tooLate();
  }
  return { id: made.id, url: made.url, ...(made.client_secret ? { client_secret: made.client_secret } : {}) };
}

/** The attempt that is under way, else a new one. Of requests at the same time, one makes it. */
async function attemptOf(
  { db, now }: Opening,
  purchases: PurchasesToPay,
  { id, total }: PurchaseToPay,
): Promise<records.AttemptRow> {
  const at = now();
  const known = await records.openAttempt(db, id);
  if (known?.state === "processing") throw deciding();
  if (known && known.expiresAt > at) return known;
  // It may have been paid in time without our knowing: nobody is asked to pay twice.
  if (known) {
    const ended = await purchases.endPayment(id);
    if (ended !== "ended") throw ended === "paid" ? tooLate() : deciding();
  }
  const expiresAt = new Date(at.getTime() + SESSION_MS);
  const made = { id: randomUUID(), purchaseId: id, state: "open" as const, amount: total, createdAt: at, expiresAt };
  const attempt = await db.transaction(async (session) => {
    // The purchase stays locked, so that it is not ended without its attempt.
    const extended = await purchases.extend(session, id, new Date(expiresAt.getTime() + HELD_AFTER_MS));
    if (!extended) throw tooLate();
    return (await records.insertAttempt(session, made)) ?? records.openAttempt(session, id);
  });
  if (!attempt) throw notYet("The payment is being opened elsewhere.", 1);
  return attempt;
}
