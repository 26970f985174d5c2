import { type AppLoadContext, redirect } from "@remix-run/node";
import { declareReturn, RETURN_REASON } from "#contract/returns";
import { forVisitor } from "~/api/for-visitor";
import { apiOf } from "~/api/server";
import { textOf } from "~/ui/form/use-form";
import { ACCESS, accessIn, STATE } from "./order-fields";
import { returnFields as fields, RETURNED, type ReturnOutcome } from "./return-fields";

const MOST_LINES = 100;

/** Whether the form for returns was sent, and not another one of the page. */
export const isReturn = (sent: FormData): boolean => sent.has(fields.order);

/** Declares what the form says, and leads back to the order's page, so that reloading it declares nothing. */
export async function sendReturn(
  sent: FormData,
  purchaseId: string,
  request: Request,
  context: AppLoadContext,
): Promise<Response | ReturnOutcome> {
  const access = accessIn(new URL(request.url));
  const orderId = textOf(sent, fields.order);
  const typed: Record<string, string> = {};
  const selectedProducts: { id: string; quantity: number }[] = [];
  for (const [name, value] of [...sent].slice(0, MOST_LINES + 3)) {
    if (typeof value !== "string" || name === fields.order || name === fields.shop) continue;
    typed[name] = value.slice(0, RETURN_REASON);
    const quantity = name.startsWith(fields.quantity) ? Number(value) : 0;
    if (Number.isInteger(quantity) && quantity > 0)
      selectedProducts.push({ id: name.slice(fields.quantity.length), quantity });
  }
  if (selectedProducts.length === 0) return { outcome: "nothing", orderId, typed };
  const returnReason = textOf(sent, fields.reason).replace(/\s+/g, " ").slice(0, RETURN_REASON);
  const body = {
    orderId,
    shopId: textOf(sent, fields.shop),
    selectedProducts,
    returnReason,
    ...(access && { access }),
  };
  const result = await apiOf(context).result(declareReturn, { body }, forVisitor(request.headers));
  if (!result.ok) return { outcome: result.reason === "refused" ? "refused" : "failed", orderId, typed };
  const query = { [STATE]: RETURNED, ...(access && { [ACCESS]: access }) };
  return redirect(`${context.paths.to("orderDetails", { orderId: purchaseId }, query)}#${result.value.reqID}`, 303);
}
