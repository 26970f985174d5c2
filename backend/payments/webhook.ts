import type Stripe from "stripe";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { applyFailure, applySession, type Booker } from "./apply-session";
import * as records from "./attempt-records";
import type { Stripes } from "./stripes";

const TOLERANCE_S = 300;

/** Verifies an event with each secret that is valid now; undefined for a forged or stale one. */
export async function verifiedEvent(
  { now }: Pick<Kit, "now">,
  stripes: Stripes,
  payload: string,
  signature: string,
): Promise<Stripe.Event | undefined> {
  const stripe = await stripes.client();
  for (const secret of await stripes.webhookSecrets()) {
    try {
      return await stripe.webhooks.constructEventAsync(
        payload,
        signature,
        secret,
        TOLERANCE_S,
        undefined,
        now().getTime(),
      );
    } catch {
      // Signed with another secret, or by somebody else.
    }
  }
  return undefined;
}

/** What the shop acts upon: what its endpoint is registered for. */
export const HANDLED_EVENTS: readonly Stripe.Event.Type[] = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "refund.created",
  "refund.updated",
  "refund.failed",
];

/**
 * Applies an event once, in one transaction; whatever fails in it fails as a whole, so that the provider sends it
 * again. What cannot be applied is kept with its problem. Returns whether mails or refunds may be due now.
 */
export async function applyEvent(
  { db, log, now }: Pick<Kit, "db" | "log" | "now">,
  stripes: Stripes,
  event: Stripe.Event,
  booker: Booker,
): Promise<boolean> {
  const at = now();
  const { id, type } = event;
  const taking = { id, type, objectId: idOf(event), receivedAt: at, appliedAt: at };
  const work = await workOf(stripes, event, booker, at);
  if (!work) {
    await records.takeEvent(db, taking);
    return false;
  }
  const problem = await db.transaction(async (session) => {
    const taken = await records.takeEvent(session, taking);
    if (!taken) return "";
    const found = await work(session);
    if (found) await records.markEvent(session, id, found);
    return found;
  });
  if (problem) log.warn("event of the payment provider needs attention", { event: id, type, problem });
  return true;
}

type Work = (session: Session) => Promise<string>;

/**
 * What is to be done about an event; nothing for most. The session is fetched anew where order matters: events arrive in
 * any order.
 */
async function workOf(stripes: Stripes, event: Stripe.Event, booker: Booker, now: Date): Promise<Work | undefined> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired": {
      const [booking, told] = [await booker(), await wholeSession(stripes, event.data.object.id)];
      return (session) => applySession(session, told, booking, now);
    }
    case "checkout.session.async_payment_failed": {
      const [booking, told] = [await booker(), await wholeSession(stripes, event.data.object.id)];
      return (session) => applyFailure(session, told, booking);
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return applyRefund(event.data.object, now);
    default:
      return undefined;
  }
}

/** A session with its payment and charge. */
export async function wholeSession(stripes: Stripes, id: string): Promise<Stripe.Checkout.Session> {
  const stripe = await stripes.client();
  return stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });
}

const applyRefund =
  (told: Stripe.Refund, now: Date): Work =>
  async (session) => {
    const refund = await records.refundOf(session, told.id, told.metadata?.refund);
    if (!refund) return "unknown refund";
    const state = told.status === "succeeded" ? "succeeded" : told.status === "failed" ? "failed" : "sent";
    // A refund that has failed may follow one that had succeeded, never the other way.
    if (refund.state === "failed" || (refund.state === "succeeded" && state === "sent")) return "";
    const isDone = state !== "sent";
    await records.changeRefund(session, refund.id, {
      state,
      providerId: told.id,
      ...(isDone ? { finishedAt: now } : {}),
    });
    return state === "failed" ? "a refund failed" : "";
  };

const idOf = ({ data: { object } }: Stripe.Event): string =>
  "id" in object && typeof object.id === "string" ? object.id : "";
