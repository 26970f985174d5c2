import type { Kit } from "../kit";
import { applySession, type Finisher } from "./apply-session";
import * as records from "./attempt-records";
import type { Stripes } from "./stripes";
import { wholeSession } from "./webhook";

const QUIET_MS = 2 * 60_000;
const AT_ONCE = 20;
const LONGEST_WAIT_MS = 24 * 3_600_000;
const FIRST_WAIT_MS = 60_000;

type Surroundings = Pick<Kit, "db" | "log" | "now">;

/** Reads what the provider knows of payments that it has not told about; what was never opened there has ended. */
export async function sweepAttempts(kit: Surroundings, stripes: Stripes, finisher: Finisher): Promise<void> {
  const { db, log, now } = kit;
  const before = new Date(now().getTime() - QUIET_MS);
  const finish = await finisher();
  for (const attempt of await records.uncheckedAttempts(db, before, AT_ONCE)) {
    const { id, sessionId, expiresAt } = attempt;
    try {
      if (sessionId) {
        const told = await wholeSession(stripes, sessionId);
        const problem = await db.transaction((session) => applySession(session, told, finish, now()));
        if (problem) log.warn("payment needs attention", { attempt: id, problem });
      } else if (expiresAt <= now()) await records.changeAttempt(db, id, { state: "expired" });
      await records.markChecked(db, id, now());
    } catch (error) {
      log.warn("failed to read a payment", { attempt: id, error: String(error) });
    }
  }
}

/** Sends refunds to the provider, with its id as the key, and again later when that fails. */
export async function sendRefunds({ db, log, now }: Surroundings, stripes: Stripes): Promise<void> {
  for (const refund of await records.dueRefunds(db, now(), AT_ONCE)) {
    const intent = refund.intentId ?? (await records.paidAttempt(db, refund.purchaseId))?.intentId;
    try {
      if (!intent) throw new Error("The purchase has no payment.");
      const stripe = await stripes.client();
      const sent = await stripe.refunds.create(
        { payment_intent: intent, amount: refund.amount, metadata: { refund: refund.id } },
        { idempotencyKey: `refund:${refund.id}` },
      );
      const isDone = sent.status === "succeeded";
      await records.changeRefund(db, refund.id, {
        state: isDone ? "succeeded" : "sent",
        providerId: sent.id,
        ...(isDone ? { finishedAt: now() } : {}),
      });
    } catch (error) {
      const tries = refund.tries + 1;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries, 12), LONGEST_WAIT_MS);
      await records.changeRefund(db, refund.id, { tries, nextTryAt: new Date(now().getTime() + wait) });
      log.error("failed to refund", { refund: refund.id, tries, error: String(error) });
    }
  }
}

/**
 * Ends the payment of a purchase at the provider before something else takes its place. `paid` and `processing`: it
 * cannot be ended.
 */
export async function endPayment(
  kit: Surroundings,
  stripes: Stripes,
  finisher: Finisher,
  purchaseId: string,
): Promise<"ended" | "paid" | "processing"> {
  const { db, now } = kit;
  const attempt = await records.openAttempt(db, purchaseId);
  if (!attempt) return "ended";
  if (attempt.state === "processing") return "processing";
  if (attempt.sessionId) {
    const stripe = await stripes.client();
    // A session that is complete cannot be expired; what it is by then decides.
    await stripe.checkout.sessions.expire(attempt.sessionId).catch(() => undefined);
    const told = await wholeSession(stripes, attempt.sessionId);
    const finish = await finisher();
    await db.transaction((session) => applySession(session, told, finish, now()));
    if (told.payment_status === "paid") return "paid";
    if (told.status === "complete") return "processing";
    if (told.status === "open") throw new Error("The provider did not end the payment.");
  }
  await records.changeAttempt(db, attempt.id, { state: "expired" });
  return "ended";
}
