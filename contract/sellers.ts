import type { Cancelled, Order, OrderStatus } from "./answers/orders";
import type { SoldOrder, SoldOrders } from "./answers/sellers";
import { defineCall } from "./call";

export type { SoldOrder, SoldOrders } from "./answers/sellers";

/** Orders on one page of a seller's list. */
export const SOLD_SHOWN = 50;

/**
 * What the people of a shop do with its orders. 404 for a shop, or an order of a shop, that is not theirs; 403 when their
 * role only lets them read; 409 when the order is not where that can be done.
 */
const ofSeller = { service: "carts", bearer: "required" } as const;
const change = { ...ofSeller, makesStale: ["sellerOrder", "sellerOrders"] } as const;
type Moved = Pick<Order, "status" | "returnTill">;
interface WithId {
  params: { id: string };
}

/** Orders that were paid, the latest first. */
export const sellerOrders = defineCall<
  { query: { shop: string; status?: OrderStatus | undefined; offset?: number | undefined } },
  SoldOrders
>({ ...ofSeller, name: "sellerOrders", method: "GET", path: "/sellers/orders" });
export const sellerOrder = defineCall<WithId, SoldOrder>({
  ...ofSeller,
  name: "sellerOrder",
  method: "GET",
  path: "/sellers/orders/{id}",
});
export const acceptSold = defineCall<WithId, Moved>({
  ...change,
  name: "acceptSold",
  method: "POST",
  path: "/sellers/orders/{id}/accept",
});
export const shipSold = defineCall<
  WithId & { body: { service: string; trackingCode?: string | undefined; link?: string | undefined } },
  Moved
>({ ...change, name: "shipSold", method: "POST", path: "/sellers/orders/{id}/ship" });
/** `day`: `YYYY-MM-DD`, today when absent. */
export const deliverSold = defineCall<WithId & { body: { day?: string | undefined } }, Moved>({
  ...change,
  name: "deliverSold",
  method: "POST",
  path: "/sellers/orders/{id}/deliver",
});
/** Gives back what cannot be sent: units of lines, or all that is left. The buyer reads the reason. */
export const cancelSold = defineCall<
  WithId & { body: { reason: string; lines?: { id: string; quantity: number }[] | undefined } },
  Cancelled
>({ ...change, name: "cancelSold", method: "POST", path: "/sellers/orders/{id}/cancel" });
