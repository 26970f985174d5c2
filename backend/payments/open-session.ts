import { randomUUID } from "node:crypto";
import type { PaymentSession } from "#contract/payments";
import { failure, notYet } from "../http/failure";
import type { Kit } from "../kit";
import * as records from "./attempt-records";
import { type Payable, type ReturnAddresses, sessionParams } from "./session-params";
import type { Stripes } from "./stripes";

/** The provider's shortest is thirty minutes. */
const SESSION_MS = 35 * 60_000;

export interface PurchaseToPay extends Payable {
  state: "pending" | "paid" | "expired" | "cancelled";
  expiresAt: Date;
}
/** What the orders let payments know and do. */
export interface PurchasesToPay {
  /** Lengthens what is held for a purchase that is still to be paid; false when it no longer is. */
  extend(purchaseId: string, until: Date): Promise<boolean>;
}

/**
 * The open payment of a purchase, or a new one. The provider is called outside any transaction, with the attempt's id
 * as the key: asked again after a lost answer, it gives the same session.
 */
export async function openSession(
  kit: Pick<Kit, "db" | "log" | "now">,
  stripes: Stripes,
  purchases: PurchasesToPay,
  purchase: PurchaseToPay,
  addresses: ReturnAddresses,
): Promise<PaymentSession> {
  const { db, log, now } = kit;
  const started = now();
  if (purchase.state !== "pending" || purchase.expiresAt <= started) throw failure(409, "It can no longer be paid.");
  const attempt = await attemptOf(kit, purchase);
  if (attempt.state === "processing") throw failure(409, "The bank has not decided on the payment yet.");
  if (attempt.sessionId && attempt.sessionUrl) return { id: attempt.sessionId, url: attempt.sessionUrl };
  // The goods stay held for as long as they can be paid.
  if (!(await purchases.extend(purchase.id, new Date(attempt.expiresAt.getTime() + 10 * 60_000)))) {
    throw failure(409, "It can no longer be paid.");
  }
  try {
    const stripe = await stripes.client();
    const params = sessionParams(purchase, attempt, addresses, stripes.methods);
    const opened = await stripe.checkout.sessions.create(params, { idempotencyKey: `attempt:${attempt.id}` });
    if (opened.amount_total !== purchase.total || !opened.url) {
      await stripe.checkout.sessions.expire(opened.id);
      throw new Error(`The provider's total is ${opened.amount_total}, ours ${purchase.total}`);
    }
    await records.nameSession(db, attempt.id, { sessionId: opened.id, sessionUrl: opened.url });
    return { id: opened.id, url: opened.url, ...(opened.client_secret ? { client_secret: opened.client_secret } : {}) };
  } catch (error) {
    log.error("failed to open a payment", { purchase: purchase.id, error: String(error) });
    throw notYet("The payment provider cannot be reached.", 10);
  }
}

/** The attempt that is under way, else a new one. Of requests at the same time, one makes it. */
async function attemptOf(
  { db, now }: Pick<Kit, "db" | "now">,
  { id, total }: PurchaseToPay,
): Promise<records.AttemptRow> {
  const at = now();
  const known = await records.openAttempt(db, id);
  if (known && (known.state === "processing" || known.expiresAt > at)) return known;
  if (known) await records.changeAttempt(db, known.id, { state: "expired" });
  const made = {
    id: randomUUID(),
    purchaseId: id,
    state: "open" as const,
    amount: total,
    createdAt: at,
    expiresAt: new Date(at.getTime() + SESSION_MS),
  };
  await records.insertAttempt(db, made);
  const attempt = await records.openAttempt(db, id);
  if (!attempt) throw notYet("The payment is being opened elsewhere.", 1);
  return attempt;
}
