import type { AppLoadContext } from "@remix-run/node";
import { cancelOrder, type Order } from "#contract/orders";
import { notFound } from "~/api/problems";
import { readForm } from "~/api/read-form.server";
import { apiOf } from "~/api/server";
import { textOf } from "~/ui/form/use-form";
import { type CancelOutcome, canCancel, unitsField, unitsLeft } from "./after-order";
import { loadOrder } from "./load-order";
import { accessIn } from "./order-fields";

/** One shop's order of a purchase that the visitor may see; a 404 for any other. */
export async function loadPart(
  params: Partial<Record<string, string>>,
  request: Request,
  context: AppLoadContext,
): Promise<Order> {
  const { purchase } = await loadOrder(params.orderId ?? "", request, context);
  const order = purchase.orders.find(({ id }) => id === params.part);
  if (!order) throw notFound();
  return order;
}

/** Cancels the units that were chosen; `tooLate` when the shop has sent the order in the meantime. */
export async function cancelPart(
  params: Partial<Record<string, string>>,
  request: Request,
  context: AppLoadContext,
): Promise<CancelOutcome> {
  const sent = await readForm(request);
  const order = await loadPart(params, request, context);
  if (!canCancel(order)) return "tooLate";
  const lines = order.lines
    .map((line) => ({ id: line.id, quantity: unitsIn(sent, line.id), left: unitsLeft(line) }))
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return "nothing";
  const access = accessIn(new URL(request.url));
  const body = {
    order_id: params.orderId ?? "",
    order: order.id,
    ...(access && { access }),
    lines: lines.map(({ id, quantity, left }) => ({ id, quantity: Math.min(quantity, left) })),
  };
  if (body.lines.some(({ quantity }) => quantity === 0)) return "tooLate";
  const result = await apiOf(context).result(cancelOrder, { body });
  if (result.ok) return "done";
  return result.status === 409 ? "tooLate" : "failed";
}

function unitsIn(sent: FormData, lineId: string): number {
  const typed = textOf(sent, unitsField(lineId));
  return /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
}
