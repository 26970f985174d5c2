import * as v from "valibot";
import { type Answer, items, list, or, orNull } from "./kit";
import { delivery } from "./offers";
import { picture } from "./pictures";
import { pickupPoint, purchaseAddress } from "./purchase-address";
import { between, cents, count, date, flag, id, oneOf, text } from "./values";

const said = or(text, "");

/** OR-07. A status never goes back. */
export const orderStatuses = ["pending", "paid", "processing", "shipped", "delivered", "cancelled"] as const;
const status = oneOf(orderStatuses);
export type OrderStatus = Answer<typeof status>;

export const purchaseStates = ["pending", "paid", "expired", "cancelled"] as const;
const state = oneOf(purchaseStates);
export type PurchaseState = Answer<typeof state>;

/** Who sold it, as in the trade register when it was placed. */
export const sellerIdentity = v.object({
  legalName: said,
  street: said,
  postalCode: said,
  city: said,
  country: said,
  kvk: said,
  vatId: said,
  email: said,
  phone: said,
});
export type SellerIdentity = Answer<typeof sellerIdentity>;

export const shipment = v.object({
  id,
  service: text,
  trackingCode: said,
  link: said,
  updates: items(v.object({ id, message: text, receivedAt: date }), 100),
});
export type Shipment = Answer<typeof shipment>;

const orderLine = v.object({
  id,
  productId: id,
  merchantProductId: said,
  groupId: said,
  name: text,
  slug: said,
  picture: or(picture, ""),
  size: said,
  unit: cents,
  quantity: between(1, 99),
  cancelledQuantity: or(count, 0),
  returnableQuantity: or(count, 0),
  discount: or(cents, 0),
  total: cents,
  vatRate: or(count, 21),
});
export type OrderLine = Answer<typeof orderLine>;

/** One shop's part of a purchase. */
export const order = v.object({
  id,
  number: text,
  status,
  shop: v.object({ id, name: text, website: said }),
  seller: sellerIdentity,
  lines: list(orderLine, 100),
  goods: cents,
  shipping: cents,
  discount: cents,
  total: cents,
  method: said,
  promise: orNull(delivery),
  paidAt: orNull(date),
  shippedAt: orNull(date),
  deliveredAt: orNull(date),
  cancelledAt: orNull(date),
  returnTill: orNull(date),
  shipments: items(shipment, 20),
  /** Number of its invoice; empty before there is one. */
  invoice: said,
  /** Numbers of what was credited of it. */
  creditNotes: items(text, 100),
  /** Amount given back, or on its way. */
  refunded: or(cents, 0),
});
export type Order = Answer<typeof order>;

/** How the payment of a purchase stands. `processing`: the bank has not decided yet, so nobody may be asked to pay again. */
const payment = v.object({
  state: oneOf(["none", "open", "processing", "paid", "failed", "expired"]),
  /** The provider's name of the method (`ideal`, `card`). */
  method: said,
  problem: said,
});
export type Payment = Answer<typeof payment>;

/** What was placed and is paid at once, with an order per shop. */
export const purchase = v.object({
  id,
  number: text,
  state,
  placedAt: date,
  expiresAt: date,
  paidAt: orNull(date),
  email: said,
  deliveryAddress: purchaseAddress,
  billingAddress: purchaseAddress,
  pickupPoint: orNull(pickupPoint),
  goods: cents,
  shipping: cents,
  discount: cents,
  total: cents,
  codes: items(text, 10),
  payment,
  orders: list(order, 100),
  /** Whether the confirmation has been handed to the mail server. */
  mailed: or(flag, false),
});
export type Purchase = Answer<typeof purchase>;

export const cancelled = v.object({ status, refunded: cents });
export type Cancelled = Answer<typeof cancelled>;

/** As it was issued in the seller's name. A credit note has the number of the invoice it corrects, and positive amounts. */
export const invoice = v.object({
  number: text,
  issuedOn: date,
  corrects: said,
  order: text,
  orderedAt: date,
  deliveredAt: orNull(date),
  seller: sellerIdentity,
  buyer: purchaseAddress,
  lines: list(
    v.object({
      name: text,
      quantity: between(1, 99),
      unit: cents,
      discount: or(cents, 0),
      total: cents,
      /** Null under the margin scheme. */
      vatRate: orNull(count),
    }),
    100,
  ),
  shipping: cents,
  vat: items(v.object({ rate: count, gross: cents, net: cents, vat: cents }), 5),
  total: cents,
  paidByPlatform: or(cents, 0),
});
export type Invoice = Answer<typeof invoice>;

export const withdrawalReceipt = v.object({ id, receivedAt: date });
export type WithdrawalReceipt = Answer<typeof withdrawalReceipt>;

export const foundOrder = v.object({ order_id: id, access: id });
