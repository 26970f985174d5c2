import type { AppLoadContext } from "@remix-run/node";
import { LENGTHS } from "#contract/lengths";
import { withdraw } from "#contract/orders";
import { forVisitor } from "~/api/for-visitor";
import { apiOf } from "~/api/server";
import { textOf } from "~/ui/form/use-form";
import { CHANGE, CONFIRM, withdrawalFields as fields, MOST, type WithdrawalStep } from "./withdrawal-fields";

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const KEY = /^[\w-]{16,64}$/;

/** An empty form; `number` fills in the order from which the visitor came. */
export const emptyForm = (number: string): WithdrawalStep => ({
  step: "form",
  typed: { key: crypto.randomUUID(), name: "", number: number.slice(0, MOST.number), email: "", articles: "" },
  problems: {},
});

/** Leads from the form to its summary, and from there to the receipt. */
export async function takeWithdrawal(
  sent: FormData,
  context: AppLoadContext,
  visitor: Headers,
): Promise<WithdrawalStep> {
  const key = textOf(sent, fields.key);
  const typed = {
    key: KEY.test(key) ? key : crypto.randomUUID(),
    name: textOf(sent, fields.name).slice(0, MOST.name),
    number: textOf(sent, fields.number).slice(0, MOST.number),
    email: textOf(sent, fields.email).slice(0, LENGTHS.email),
    articles: textOf(sent, fields.articles).replace(/\s+/g, " ").slice(0, MOST.articles),
  };
  const problems: Extract<WithdrawalStep, { step: "form" }>["problems"] = {
    ...(typed.name === "" && { [fields.name]: "withdrawal.name.missing" as const }),
    ...(typed.number === "" && { [fields.number]: "track.number.missing" as const }),
    ...(!ADDRESS.test(typed.email) && { [fields.email]: "track.email.wrong" as const }),
  };
  const step = textOf(sent, fields.step);
  if (Object.keys(problems).length > 0 || step === CHANGE) return { step: "form", typed, problems };
  if (step !== CONFIRM) return { step: "confirm", typed };
  const result = await apiOf(context).result(withdraw, { body: typed }, forVisitor(visitor));
  if (result.ok) return { step: "received", typed, ...result.value };
  // The service knows more about addresses than the form does.
  if (result.status === 400) return { step: "form", typed, problems: { [fields.email]: "track.email.wrong" } };
  return { step: "confirm", typed, failure: result.status === 429 ? "track.tooMany" : "withdrawal.failed" };
}
