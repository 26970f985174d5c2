import { readCard } from "../cards";
import type { Attempt } from "../payment-records";
import type { SessionRow } from "../session-json";
import type { Problems, Typed } from "./pay-page";
import { type ChosenOutcome, texts } from "./texts";

/** How long a bank says nothing. */
const SILENCE_MS = 60_000;

/** What the form asks for, or what is wrong with it. */
export function readAttempt(
  { details }: SessionRow,
  typed: Typed,
  now: Date,
): { attempt: Attempt } | { problems: Problems } {
  if (!details.methods.includes(typed.method)) return { problems: { method: texts.problems.method } };
  if (typed.method === "card") return cardAttempt(typed, now);
  const method = { type: typed.method };
  const settlesAt = new Date(now.getTime() + SILENCE_MS);
  const attempts: Record<ChosenOutcome, Attempt> = {
    paid: { outcome: "paid", method },
    declined: { outcome: "declined", method, failure: REFUSED },
    "late-paid": { outcome: "late", method, settlesAt, settlesTo: "succeeded" },
    "late-failed": { outcome: "late", method, settlesAt, settlesTo: "failed" },
  };
  if (!Object.hasOwn(attempts, typed.outcome)) return { problems: { outcome: texts.problems.outcome } };
  return { attempt: attempts[typed.outcome as ChosenOutcome] };
}

const REFUSED = {
  code: "payment_method_provider_decline",
  declineCode: null,
  message: "The bank has refused the payment.",
};

function cardAttempt(typed: Typed, now: Date): { attempt: Attempt } | { problems: Problems } {
  const read = readCard(typed, now);
  if ("problems" in read) return { problems: read.problems };
  const { outcome, method, failure } = read.card;
  if (outcome === "declined" && failure) return { attempt: { outcome, method, failure } };
  return { attempt: { outcome: outcome === "confirm" ? "confirm" : "paid", method } };
}

/** The buyer did not confirm. */
export const UNCONFIRMED = {
  code: "payment_intent_authentication_failure",
  declineCode: null,
  message: "The provided PaymentMethod has failed authentication.",
};
