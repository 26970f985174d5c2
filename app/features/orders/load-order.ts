import type { AppLoadContext } from "@remix-run/node";
import { orderOverview } from "#contract/checkout";
import { dutchDay } from "#contract/dutch-day";
import type { Purchase } from "#contract/orders";
import { type OwnReturn, returnsOf } from "#contract/returns";
import { apiOf, missing, optional } from "~/api/server";
import { accessIn, CAME_BACK, PAY_FAILED, STATE } from "./order-fields";

export interface OrderData {
  purchase: Purchase;
  /** What to tell first. */
  view: OrderView;
  /** The payment page could not be opened just now. */
  payFailed: boolean;
  /** From the payment page. */
  cameBack: boolean;
  /** Of all orders of the purchase; empty when they are not known. */
  returns: OwnReturn[];
  /** The Dutch day. */
  today: string;
}
export type OrderView = "paid" | "waiting" | "unpaid" | "expired" | "cancelled";

const WAIT_MS = 2 * 60_000;

/**
 * What the page tells. Whoever comes back from the payment page before the provider's message waits and is not asked to
 * pay again; so does everybody while the bank has not decided.
 */
export function viewOf({ state, payment, placedAt, orders }: Purchase, cameBack: boolean, now: number): OrderView {
  const isGone = orders.length > 0 && orders.every(({ status }) => status === "cancelled");
  if (state === "paid") return isGone ? "cancelled" : "paid";
  if (state !== "pending") return state;
  // Paid, but not booked yet: the two are told by different reads.
  if (payment.state === "processing" || payment.state === "paid") return "waiting";
  if (cameBack && payment.state === "open" && now - Date.parse(placedAt) < WAIT_MS * 15) return "waiting";
  return "unpaid";
}

/** A placed purchase, for its owner, the browser that placed it, or whoever has its key. Throws a 404 for others. */
export async function loadOrder(orderId: string, request: Request, context: AppLoadContext): Promise<OrderData> {
  const address = new URL(request.url);
  const access = accessIn(address);
  const body = { order_id: orderId, ...(access && { access }) };
  const api = apiOf(context);
  const overview = await api.ask(orderOverview, { body });
  const purchase = overview?.purchase;
  if (!purchase) throw missing(context, orderOverview, "Order not found");
  // Nothing can be sent back of what is not paid.
  const returned = purchase.state === "paid" ? await optional(api.ask(returnsOf, { body })) : null;
  const state = address.searchParams.get(STATE);
  const cameBack = state === CAME_BACK;
  return {
    purchase,
    view: viewOf(purchase, cameBack, Date.now()),
    payFailed: state === PAY_FAILED,
    cameBack,
    returns: returned?.returns ?? [],
    today: dutchDay(new Date()),
  };
}
