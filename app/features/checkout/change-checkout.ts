import type { AppLoadContext } from "@remix-run/node";
import {
  addPromocode,
  chooseAddress,
  chooseShippingMethod,
  type Difference,
  placeOrder,
  removePromocode,
  updateDeliveryType,
} from "#contract/checkout";
import type { AskOptions } from "~/api/client";
import { forVisitor } from "~/api/for-visitor";
import type { Result } from "~/api/result";
import { apiOf } from "~/api/server";
import { textOf } from "~/ui/form/use-form";
import { type CheckoutProblem, type CodeProblem, codeProblems, checkoutFields as fields } from "./checkout-fields";
import { readDetails } from "./read-details";

/** The outcome of a form of the checkout. */
export type CheckoutOutcome =
  | { outcome: "done" }
  /** What was typed comes back with it, so that nothing has to be typed again. */
  | { outcome: "wrong"; problems: Record<string, CheckoutProblem>; typed: Record<string, string> }
  | { outcome: "code"; problem: CodeProblem; code: string }
  | { outcome: "changed"; differences: Difference[] }
  | { outcome: "placed"; orderId: string }
  /** `ordering`: the order button; whether the purchase was placed is not known, and pressing again places it once. */
  | { outcome: "failed"; typed: Record<string, string>; ordering?: true };

/** Does what a form of the checkout asks. Never throws. */
export async function changeCheckout(
  sent: FormData,
  context: AppLoadContext,
  visitor: Headers,
): Promise<CheckoutOutcome> {
  const options = forVisitor(visitor);
  const api = apiOf(context);
  switch (textOf(sent, fields.action)) {
    case "details":
      return saveDetails(sent, context, options);
    case "delivery": {
      const pickup = textOf(sent, fields.pickup) === "pickup";
      const point = textOf(sent, fields.point);
      const body = { pickup_delivery: pickup, ...(pickup && point ? { point } : {}) };
      return doneOr(await api.result(updateDeliveryType, { body }, options));
    }
    case "method": {
      const body = { id: textOf(sent, fields.method), shop_id: textOf(sent, fields.shop) };
      return doneOr(await api.result(chooseShippingMethod, { body }, options));
    }
    case "addCode": {
      const promocode = textOf(sent, fields.code);
      if (!promocode) return { outcome: "code", problem: "unknown", code: "" };
      const result = await api.result(addPromocode, { body: { promocode } }, options);
      return result.ok ? { outcome: "done" } : { outcome: "code", problem: codeProblemIn(result), code: promocode };
    }
    case "removeCode":
      return doneOr(await api.result(removePromocode, { body: { promocode: textOf(sent, fields.code) } }, options));
    case "place":
      return place(sent, context, options);
    default:
      return failed();
  }
}

const failed = (typed: Record<string, string> = {}): CheckoutOutcome => ({ outcome: "failed", typed });
const doneOr = (result: Result<unknown>): CheckoutOutcome => (result.ok ? { outcome: "done" } : failed());

const typedIn = (sent: FormData): Record<string, string> =>
  Object.fromEntries([...sent].map(([name, value]) => [name, typeof value === "string" ? value : ""]));

async function saveDetails(sent: FormData, context: AppLoadContext, options: AskOptions): Promise<CheckoutOutcome> {
  const { details, problems } = readDetails(sent);
  const typed = typedIn(sent);
  if (Object.keys(problems).length > 0) return { outcome: "wrong", problems, typed };
  const { email, delivery, billing, birth } = details;
  const api = apiOf(context);
  const first = await api.result(
    chooseAddress,
    { body: { attribute: "delivery_address", address: delivery, email, ...(birth ? { date_of_birth: birth } : {}) } },
    options,
  );
  if (!first.ok) return refused(first, "", typed);
  const second = await api.result(chooseAddress, { body: { attribute: "billing_address", address: billing } }, options);
  if (!second.ok) return refused(second, fields.billing, typed);
  // The service keeps a date that is too young, and goes on missing one; without a word the form would come back as it was.
  if (!second.value.draft?.missing.includes("date_of_birth")) return { outcome: "done" };
  const problem = birth ? "checkout.birth.wrong" : "checkout.birth.missing";
  return { outcome: "wrong", problems: { [fields.birth]: problem }, typed };
}

/** The service's own objections, at the fields that it names. */
function refused(
  result: Extract<Result<unknown>, { ok: false }>,
  prefix: string,
  typed: Record<string, string>,
): CheckoutOutcome {
  const names = result.fields.map(
    (name) => ({ date_of_birth: fields.birth, email: fields.email })[name] ?? prefix + name,
  );
  if (result.reason !== "refused" || names.length === 0) return failed(typed);
  const wrong = (name: string): CheckoutProblem => (name === fields.birth ? "checkout.birth.wrong" : "form.wrong");
  return { outcome: "wrong", problems: Object.fromEntries(names.map((name) => [name, wrong(name)])), typed };
}

const codeProblemIn = (result: { code?: string }): CodeProblem =>
  codeProblems.find((problem) => problem === result.code) ?? "failed";

const NOT_ORDERED: CheckoutOutcome = { outcome: "failed", typed: {}, ordering: true };

async function place(sent: FormData, context: AppLoadContext, options: AskOptions): Promise<CheckoutOutcome> {
  const total = Number.parseInt(textOf(sent, fields.total), 10);
  const version = textOf(sent, fields.version);
  if (!version || !Number.isSafeInteger(total)) return NOT_ORDERED;
  const result = await apiOf(context).result(placeOrder, { body: { version, expected_total: total } }, options);
  if (!result.ok) return NOT_ORDERED;
  const { outcome, order_id, differences } = result.value;
  if (outcome === "placed" && order_id) return { outcome: "placed", orderId: order_id };
  // Something is missing: the page itself shows the step that it belongs to.
  return outcome === "changed" ? { outcome: "changed", differences } : { outcome: "done" };
}
