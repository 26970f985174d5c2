import { withinTime } from "../process/time-limit";
import type { DueEvent } from "./delivery-records";
import { noteDelivered, noteFailed, takeDue } from "./delivery-records";
import { eventJson } from "./events";
import type { EventFault } from "./faults";
import type { ProviderKit } from "./settings";
import { signature } from "./signature";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long after each failed try the next one follows: about three days in all, as Stripe does. */
export const RETRY_MS: readonly number[] = [
  10_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
];
const PATIENCE_MS = 10_000;
const MOST_AT_ONCE = 20;

/** Sends all events that are due and that the shop's endpoint is registered for. */
export async function deliverDue(kit: ProviderKit, stop: AbortSignal): Promise<void> {
  const due = await takeDue(kit, kit.clock(), MOST_AT_ONCE);
  const { types } = kit.webhook;
  const isWanted = ({ type }: DueEvent) => types === undefined || types.includes(type);
  const wanted = due.filter(isWanted);
  const faults = new Map(wanted.map((event) => [event.id, kit.faults.ofEvent(event.type)]));
  const isHeld = ({ id }: DueEvent) => faults.get(id)?.kind === "reorder";
  const done = due.filter((event) => !isWanted(event)).map(({ id }) => id);
  // Reordered ones follow the others, the last one first.
  for (const event of [...wanted.filter((one) => !isHeld(one)), ...wanted.filter(isHeld).reverse()]) {
    if (stop.aborted) break; // sent after the restart
    if (await deliver(kit, event, faults.get(event.id), stop)) done.push(event.id);
  }
  await noteDelivered(kit.db, done, kit.clock());
}

/** Whether nothing is left to do about the event; a failure is noted. */
async function deliver(
  kit: ProviderKit,
  event: DueEvent,
  fault: EventFault | undefined,
  stop: AbortSignal,
): Promise<boolean> {
  if (fault?.kind === "drop") return true;
  if (fault?.kind === "delay") {
    const later = new Date(kit.clock().getTime() + (fault.ms ?? MINUTE_MS));
    await noteFailed(kit.db, event.id, "delayed by a test", later);
    return false;
  }
  let problem = await send(kit, event, stop);
  if (fault?.kind === "duplicate") problem = (await send(kit, event, stop)) ?? problem;
  if (problem === undefined) return true;
  const wait = RETRY_MS[event.tries - 1];
  const next = wait === undefined ? null : new Date(kit.clock().getTime() + wait);
  const fields = { event: event.id, type: event.type, tries: event.tries, problem };
  if (next) kit.log.warn("payment event not delivered, will be sent again", fields);
  else kit.log.error("payment event given up", fields);
  await noteFailed(kit.db, event.id, problem, next);
  return false;
}

/** Sends an event once; returns what went wrong. */
async function send(kit: ProviderKit, { body }: DueEvent, stop: AbortSignal): Promise<string | undefined> {
  const payload = JSON.stringify(eventJson({ body, deliveredAt: null }), null, 2);
  const secrets = await kit.secrets.current();
  const request = new Request(kit.publicOrigin() + kit.webhook.path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Stripe-Signature": signature(payload, secrets, kit.now()),
      "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    },
    body: payload,
    signal: withinTime(PATIENCE_MS, stop),
  });
  try {
    const response = await raced(kit.webhook.deliver(request), request.signal);
    await response.body?.cancel();
    return response.ok ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : "failed";
  }
}

/** A receiver in this process may not look at the signal. */
async function raced<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
    leave = () => signal.removeEventListener("abort", onAbort);
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
  });
  return Promise.race([work, aborted]).finally(leave);
}
