import type { Cancelled, Invoice, WithdrawalReceipt } from "./answers/orders";
import { defineCall } from "./call";

export type {
  Cancelled,
  Invoice,
  Order,
  OrderLine,
  OrderStatus,
  Payment,
  Purchase,
  PurchaseState,
  SellerIdentity,
  Shipment,
  WithdrawalReceipt,
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

/** A purchase, and how a guest may act on it; see `orderOverview`. */
interface OfPurchase {
  order_id: string;
  access?: string;
}

/**
 * Cancels what one shop has not sent yet: all of its order, or units of its lines. 409 when it has been sent, or when
 * the units are not there any more.
 */
export const cancelOrder = defineCall<
  { body: OfPurchase & { order: string; lines?: { id: string; quantity: number }[] } },
  Cancelled
>({
  name: "cancelOrder",
  service: "carts",
  method: "POST",
  path: "/orders/cancel/",
  bearer: "optional",
  makesStale: ["orderOverview"],
});

/** An invoice or credit note of a purchase, as it was issued. */
export const orderInvoice = defineCall<{ body: OfPurchase & { number: string } }, Invoice>({
  name: "orderInvoice",
  service: "carts",
  method: "POST",
  path: "/orders/invoice/",
  bearer: "optional",
});

/**
 * States that a contract is withdrawn from (article 6:230oa of the Dutch Civil Code). The same answer, after the same
 * work, whether or not there is such an order; the same `key` twice is one statement.
 */
export const withdraw = defineCall<
  { body: { key: string; name: string; number: string; email: string; articles: string } },
  WithdrawalReceipt
>({ name: "withdraw", service: "carts", method: "POST", path: "/returns/withdraw/" });
