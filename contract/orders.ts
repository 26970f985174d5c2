import { defineCall } from "./call";

export type {
  Order,
  OrderLine,
  OrderStatus,
  Payment,
  Purchase,
  PurchaseState,
  SellerIdentity,
  Shipment,
} from "./answers/orders";

/**
 * The order of a guest by its number (of the purchase, or of one shop's order) and e-mail address. The same 404, after
 * the same time, whichever of the two is wrong.
 */
export const findOrder = defineCall<{ body: { number: string; email: string } }, { order_id: string; access: string }>({
  name: "findOrder",
  service: "carts",
  method: "POST",
  path: "/orders/find/",
});
