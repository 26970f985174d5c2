import { attempt, decline, intentById, succeed } from "../payment-records";
import { payPath, type SessionRow } from "../session-json";
import { expireSession, lockedSession } from "../session-records";
import type { ProviderKit } from "../settings";
import type { Work } from "../work";
import { readAttempt, UNCONFIRMED } from "./attempts";
import type { Problems, Typed } from "./pay-page";
import { texts } from "./texts";

/** Every attempt is stored, so they are limited. */
const MOST_ATTEMPTS = 25;

/** Where the buyer goes next, or what is wrong with the form of a session. */
export type Submitted = { to: string } | { row: SessionRow; typed: Typed; problems: Problems };

/** The shop's page after a payment, in the form that a header takes. */
export const successUrl = ({ id, details }: SessionRow): string =>
  new URL(details.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id)).href;

/**
 * Carries out a form of the pay page; undefined when there is no such session. A second click waits for the first one and
 * finds the session paid.
 */
export async function submit(
  kit: ProviderKit,
  work: Work,
  { id, form, step }: { id: string; form: URLSearchParams; step: "pay" | "confirm" },
): Promise<Submitted | undefined> {
  const origin = kit.publicOrigin();
  const row = await lockedSession(work, id);
  if (!row) return undefined;
  if (row.status !== "open" || row.expiresAt <= work.now) {
    return { to: row.status === "complete" ? successUrl(row) : payPath(id) };
  }
  if (step === "confirm") return confirm(work, row, form.get("answer") === "yes", origin);
  if (form.get("action") === "expire") {
    await expireSession(work, id, origin);
    return { to: payPath(id) };
  }
  const typed = typedIn(form);
  if (row.attempts >= MOST_ATTEMPTS) return { row, typed, problems: { form: texts.problems.tooMany } };
  const read = readAttempt(row, typed, work.now);
  if ("problems" in read) return { row, typed: { ...typed, cvc: "" }, problems: read.problems };
  await attempt(work, row, read.attempt, origin);
  const { outcome } = read.attempt;
  if (outcome === "confirm") return { to: `${payPath(id)}/3ds` };
  return { to: outcome === "declined" ? payPath(id) : successUrl(row) };
}

async function confirm(work: Work, row: SessionRow, isConfirmed: boolean, origin: string): Promise<Submitted> {
  const intent = row.intentId ? await intentById(work, row.intentId) : undefined;
  if (intent?.status !== "requires_action" || !intent.method) return { to: payPath(row.id) };
  if (isConfirmed) await succeed(work, intent, intent.method, origin);
  else await decline(work, intent, intent.method, UNCONFIRMED, origin);
  return { to: isConfirmed ? successUrl(row) : payPath(row.id) };
}

const LONGEST = 40;

function typedIn(form: URLSearchParams): Typed {
  const of = (name: keyof Typed) => (form.get(name) ?? "").slice(0, LONGEST);
  return { method: of("method"), outcome: of("outcome"), number: of("number"), expiry: of("expiry"), cvc: of("cvc") };
}
