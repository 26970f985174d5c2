import { providerEvents } from "../storage/tables-payment-provider";
import { newId } from "./ids";
import { type StripeObject, seconds, type Work } from "./work";

/** The API version whose shapes the provider answers: that of the `stripe` package in use. */
export const API_VERSION = "2026-10-28.endive";

/** What the shop's webhook is sent. Stripe has many more types; an endpoint chooses which it wants. */
export type EventType =
  | "checkout.session.completed"
  | "checkout.session.expired"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.async_payment_failed"
  | "payment_intent.succeeded"
  | "payment_intent.payment_failed"
  | "payment_intent.processing"
  | "payment_intent.canceled"
  | "charge.refunded"
  | "refund.created"
  | "refund.updated"
  | "refund.failed"
  | "transfer.created"
  | "transfer.reversed";

/** Records what happened, in the transaction in which it happens; delivery follows once that is committed. */
export async function addEvent(work: Work, type: EventType, object: StripeObject): Promise<void> {
  await addEvents(work, [{ type, object }]);
}

/** Records several events at once, in their order. */
export async function addEvents(
  work: Work,
  events: readonly { type: EventType; object: StripeObject }[],
): Promise<void> {
  await work.session.orm.insert(providerEvents).values(events.map(({ type, object }) => rowOf(work, type, object)));
}

function rowOf({ now, request }: Work, type: EventType, object: StripeObject) {
  const id = newId("evt");
  const body = {
    id,
    object: "event",
    api_version: API_VERSION,
    created: seconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: request?.id ?? null, idempotency_key: request?.idempotencyKey ?? null },
    type,
  };
  return { id, type, body, createdAt: now, nextAt: now };
}
