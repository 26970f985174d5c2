import type { Kit } from "../kit";
import { applySession, type Booker, type Booking } from "./apply-session";
import * as records from "./attempt-records";
import { isUnknown } from "./refusal";
import type { Stripes } from "./stripes";
import { wholeSession } from "./webhook";

const QUIET_MS = 2 * 60_000;
const AT_ONCE = 20;
const LONGEST_WAIT_MS = 24 * 3_600_000;
const FIRST_WAIT_MS = 60_000;
/** The provider keeps its answers under a key for at least a day. */
const KEY_MS = 20 * 3_600_000;

type Surroundings = Pick<Kit, "db" | "log" | "now">;

/** Reads what the provider knows of payments that it has not told about; what was never opened there has ended. */
export async function sweepAttempts(kit: Surroundings, stripes: Stripes, booker: Booker): Promise<void> {
  const { db, log, now } = kit;
  const before = new Date(now().getTime() - QUIET_MS);
  const booking = await booker();
  for (const attempt of await records.uncheckedAttempts(db, before, AT_ONCE)) {
    await readAttempt(kit, stripes, booking, attempt).catch((error: unknown) =>
      log.warn("failed to read a payment", { attempt: attempt.id, error: String(error) }),
    );
    // After a failure too: one that can never be read must not keep the others waiting.
    await records.markChecked(db, attempt.id, now());
  }
}

async function readAttempt(
  { db, log, now }: Surroundings,
  stripes: Stripes,
  booking: Booking,
  { id, sessionId, expiresAt }: records.AttemptRow,
): Promise<void> {
  const isOver = expiresAt <= now();
  const told =
    sessionId &&
    (await wholeSession(stripes, sessionId).catch((error: unknown) => {
      // Nobody can pay what the provider does not have.
      if (isUnknown(error) && isOver) return undefined;
      throw error;
    }));
  if (told) {
    const problem = await db.transaction((session) => applySession(session, told, booking, now()));
    if (problem) log.warn("payment needs attention", { attempt: id, problem });
  } else if (isOver) await records.changeAttempt(db, id, { state: "expired" });
}

/** Sends refunds to the provider, with its id as the key, and again later when that fails. */
export async function sendRefunds({ db, log, now }: Surroundings, stripes: Stripes): Promise<void> {
  for (const refund of await records.dueRefunds(db, now(), AT_ONCE)) {
    const intent = refund.intentId ?? (await records.paidAttempt(db, refund.purchaseId))?.intentId;
    try {
      if (!intent) throw new Error("The purchase has no payment.");
      const sent = await sentRefund(stripes, refund, intent, now());
      const isDone = sent.status === "succeeded";
      await records.changeRequested(db, refund.id, {
        state: isDone ? "succeeded" : "sent",
        providerId: sent.id,
        ...(isDone ? { finishedAt: now() } : {}),
      });
    } catch (error) {
      const tries = refund.tries + 1;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries, 12), LONGEST_WAIT_MS);
      await records.changeRequested(db, refund.id, { tries, nextTryAt: new Date(now().getTime() + wait) });
      log.error("failed to refund", { refund: refund.id, tries, error: String(error) });
    }
  }
}

/** The refund at the provider. One that may have been made before its key was forgotten is looked for instead. */
async function sentRefund(stripes: Stripes, refund: records.RefundRow, intent: string, now: Date) {
  const stripe = await stripes.client();
  if (now.getTime() - refund.requestedAt.getTime() > KEY_MS) {
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    // One that has failed does not count: it is what is being tried anew.
    const made = data.find(({ metadata, status }) => metadata?.refund === refund.id && !isOver(status));
    if (made) return made;
  }
  return stripe.refunds.create(
    { payment_intent: intent, amount: refund.amount, metadata: { refund: refund.id } },
    { idempotencyKey: keyOf(refund) },
  );
}

const isOver = (status: string | null) => status === "failed" || status === "canceled";

/** A refund that failed in the end is tried anew under another key: the provider answers the first one as before. */
const keyOf = ({ id, providerId }: records.RefundRow): string =>
  providerId ? `refund:${id}:after:${providerId}` : `refund:${id}`;
