import { notYet } from "../http/failure";
import type { Kit } from "../kit";
import { applySession, type Booker, isRefused } from "./apply-session";
import * as records from "./attempt-records";
import { isUnknown } from "./refusal";
import type { Stripes } from "./stripes";
import { wholeSession } from "./webhook";

/**
 * Ends the payment of a purchase at the provider before something else takes its place. `paid` and `processing`: it
 * cannot be ended. Fails with 503 when the provider does not say.
 */
export async function endPayment(
  { db, log, now }: Pick<Kit, "db" | "log" | "now">,
  stripes: Stripes,
  booker: Booker,
  purchaseId: string,
): Promise<"ended" | "paid" | "processing"> {
  const attempt = await records.openAttempt(db, purchaseId);
  if (!attempt) return "ended";
  if (attempt.state === "processing") return "processing";
  const told = attempt.sessionId && (await ended(stripes, attempt.sessionId).catch(unreachable));
  if (told) {
    // Nobody is told of a payment that failed before something else was ordered instead.
    const booking = { ...(await booker()), fail: async () => undefined };
    await db.transaction((session) => applySession(session, told, booking, now()));
    if (told.payment_status === "paid") return "paid";
    if (told.status === "complete" && !isRefused(told)) return "processing";
    if (told.status === "open") return unreachable("The session is still open.");
  }
  await records.changeAttempt(db, attempt.id, { state: "expired" });
  return "ended";

  function unreachable(error: unknown): never {
    log.error("failed to end a payment", { purchase: purchaseId, error: String(error) });
    throw notYet("The payment provider cannot be reached.", 10);
  }
}

/** The session after it was asked to expire; undefined when the provider does not have it, so that nobody can pay it. */
async function ended(stripes: Stripes, sessionId: string) {
  const stripe = await stripes.client();
  // A session that is complete cannot be expired; what it is by then decides.
  await stripe.checkout.sessions.expire(sessionId).catch(() => undefined);
  return wholeSession(stripes, sessionId).catch((error: unknown) => {
    if (isUnknown(error)) return undefined;
    throw error;
  });
}
