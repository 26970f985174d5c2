import type { ProviderFailure, ProviderMethod } from "../storage/tables-payment-provider";
import { cardTexts as texts } from "./pages/texts";

type Outcome = "paid" | "confirm" | "declined";
interface TestCard {
  number: string;
  brand: string;
  does: string;
  outcome: Outcome;
  failure?: ProviderFailure;
  refund?: ProviderMethod["refund"];
}

const declined = (code: string, declineCode: string | null, message: string) => ({
  outcome: "declined" as const,
  failure: { code, declineCode, message },
});

/** The numbers that Stripe documents for testing. */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", does: texts.paid, outcome: "paid" },
  { number: "5555555555554444", brand: "mastercard", does: texts.paid, outcome: "paid" },
  { number: "4000002760003184", brand: "visa", does: texts.confirm, outcome: "confirm" },
  {
    number: "4000000000000002",
    brand: "visa",
    does: texts.declined,
    ...declined("card_declined", "generic_decline", "Your card was declined."),
  },
  {
    number: "4000000000009995",
    brand: "visa",
    does: texts.insufficient,
    ...declined("card_declined", "insufficient_funds", "Your card has insufficient funds."),
  },
  {
    number: "4000000000000069",
    brand: "visa",
    does: texts.expired,
    ...declined("expired_card", null, "Your card has expired."),
  },
  {
    number: "4000000000000127",
    brand: "visa",
    does: texts.wrongCvc,
    ...declined("incorrect_cvc", null, "Your card's security code is incorrect."),
  },
  { number: "4000000000005126", brand: "visa", does: texts.refundFails, outcome: "paid", refund: "fails" },
  { number: "4000000000007726", brand: "visa", does: texts.refundPending, outcome: "paid", refund: "pending" },
];

/** What a buyer typed. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}
type Problems = Partial<Record<keyof TypedCard, string>>;
interface ReadCard {
  outcome: Outcome;
  method: ProviderMethod;
  failure?: ProviderFailure;
}

/** Reads a typed card; only test numbers are accepted, so that nobody's real card ends up here. */
export function readCard(typed: TypedCard, now: Date): { card: ReadCard } | { problems: Problems } {
  const problems: Problems = {};
  const number = typed.number.replace(/[\s-]/g, "");
  const card = testCards.find((one) => one.number === number);
  if (!/^\d{12,19}$/.test(number)) problems.number = texts.problems.number;
  else if (!passesLuhn(number)) problems.number = texts.problems.mistyped;
  else if (!card) problems.number = texts.problems.real;
  const expiry = readExpiry(typed.expiry, now);
  if (typeof expiry === "string") problems.expiry = expiry;
  if (!/^\d{3,4}$/.test(typed.cvc.trim())) problems.cvc = texts.problems.cvc;
  if (!card || typeof expiry === "string" || Object.keys(problems).length > 0) return { problems };
  const { brand, outcome, failure, refund } = card;
  const method = { type: "card", card: { brand, last4: number.slice(-4), ...expiry }, ...(refund ? { refund } : {}) };
  return { card: { outcome, method, ...(failure ? { failure } : {}) } };
}

/** MM/YY or MM/YYYY; a card is valid to the end of its month. Returns the problem as text. */
function readExpiry(text: string, now: Date): { expMonth: number; expYear: number } | string {
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  const expMonth = Number(month);
  const expYear = year.length === 2 ? 2_000 + Number(year) : Number(year);
  if (expMonth < 1 || expMonth > 12) return texts.problems.expiry;
  if (expYear > now.getUTCFullYear() + 50) return texts.problems.expiry;
  if (Date.UTC(expYear, expMonth, 1) <= now.getTime()) return texts.problems.past;
  return { expMonth, expYear };
}

function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
