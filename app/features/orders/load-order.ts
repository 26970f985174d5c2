import type { AppLoadContext } from "@remix-run/node";
import { type OrderOverview, orderOverview } from "#contract/checkout";
import { dutchDay } from "#contract/dutch-day";
import type { Purchase } from "#contract/orders";
import { type OwnReturn, returnsOf } from "#contract/returns";
import { notFound, problem } from "~/api/problems";
import type { Result } from "~/api/result";
import { apiOf, optional } from "~/api/server";
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
/** How long to look again, in ms, before saying that the bank is silent: its answer mostly comes with the visitor. */
const AGAIN_MS = [150, 350];

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

/** Somebody may just have paid: that a service fails does not mean that there is no order. */
const UNKNOWN = "Order not found";
const purchaseIn = (found: Result<OrderOverview>): Purchase | undefined =>
  (found.ok && found.value.purchase) || undefined;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A placed purchase, for its owner, the browser that placed it, or whoever has its key. Throws a 404 for others. */
export async function loadOrder(orderId: string, request: Request, context: AppLoadContext): Promise<OrderData> {
  const address = new URL(request.url);
  const access = accessIn(address);
  const body = { order_id: orderId, ...(access && { access }) };
  const api = apiOf(context);
  const look = () => api.result(orderOverview, { body });
  const state = address.searchParams.get(STATE);
  const cameBack = state === CAME_BACK;
  let found = await look();
  let purchase = purchaseIn(found);
  for (const ms of cameBack ? AGAIN_MS : []) {
    if (!purchase || viewOf(purchase, cameBack, Date.now()) !== "waiting") break;
    await pause(ms);
    found = await look();
    purchase = purchaseIn(found) ?? purchase;
  }
  if (!purchase) throw found.ok || found.reason === "refused" ? notFound(UNKNOWN) : problem(503, UNKNOWN);
  // Nothing can be sent back of what is not paid.
  const returned = purchase.state === "paid" ? await optional(api.ask(returnsOf, { body })) : null;
  return {
    purchase,
    view: viewOf(purchase, cameBack, Date.now()),
    payFailed: state === PAY_FAILED,
    cameBack,
    returns: returned?.returns ?? [],
    today: dutchDay(new Date()),
  };
}
