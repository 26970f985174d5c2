import * as v from "valibot";
import { deliveryAddress } from "./account";
import { type Answer, andThen, items, list, maybe, or, orNull } from "./kit";
import { orderStatuses, shipment } from "./orders";
import { picture } from "./pictures";
import { ownReturn } from "./returns";
import { between, cents, count, date, id, oneOf, path, text } from "./values";

const said = or(text, "");
const MOST_ORDERS = 50;

const product = v.object({
  merchantProductId: said,
  groupId: said,
  name: text,
  picture: or(picture, ""),
  /** Price of one. */
  perItem: cents,
  quantity: between(1, 99),
  returnableQuantity: or(count, 0),
  size: said,
  /** Path of the product's page. */
  pdpPath: orNull(path),
});
export type OwnProduct = Answer<typeof product>;

/** OR-02: one shop's order in the list of a user. */
const ownOrder = v.object({
  id,
  number: text,
  /** What was placed and paid at once, of which this order is a part. */
  purchaseId: id,
  /** The key that opens its page in any browser; a page rendered on the server knows nothing of a token. */
  access: said,
  placedAt: date,
  status: oneOf(orderStatuses),
  total: cents,
  shopId: id,
  shopName: text,
  /** Path of the shop's page; null for a shop without one. */
  shopSdp: orNull(path),
  paidAt: orNull(date),
  returnTill: orNull(date),
  deliveryAddress: or(v.object({ name: text }), { name: "" }),
  products: list(product, 100),
  shippingMethod: said,
  shipments: items(shipment, 20),
});
export type OwnOrder = Answer<typeof ownOrder>;

/**
 * The data of a GraphQL answer: what was asked for, and nothing else. An answer without any of it is unusable, because
 * an empty list would claim that there are no orders.
 */
export const graphAnswer = andThen(
  v.object({
    orders: maybe(list(ownOrder, MOST_ORDERS)),
    /** Not empty when the list goes on. */
    more: maybe(list(v.object({ id }), MOST_ORDERS)),
    returns: maybe(list(ownReturn, MOST_ORDERS)),
    moreReturns: maybe(list(v.object({ reqID: id }), MOST_ORDERS)),
    addresses: maybe(list(deliveryAddress, 100)),
  }),
  (found) => (Object.keys(found).length > 0 ? found : undefined),
);
export type GraphAnswer = Answer<typeof graphAnswer>;
