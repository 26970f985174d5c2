import * as v from "valibot";
import { type Answer, list, or, orNull } from "./kit";
import { order, orderStatuses } from "./orders";
import { pickupPoint, purchaseAddress } from "./purchase-address";
import { cents, date, flag, id, oneOf, text } from "./values";

const sold = v.object({
  id,
  number: text,
  status: oneOf(orderStatuses),
  placedAt: date,
  total: cents,
});
export const soldOrders = v.object({
  orders: list(sold, 100),
  /** Whether the list goes on. */
  more: or(flag, false),
});
export type SoldOrders = Answer<typeof soldOrders>;

/** An order, and where it is to be sent. */
export const soldOrder = v.object({
  order,
  placedAt: date,
  deliveryAddress: purchaseAddress,
  pickupPoint: orNull(pickupPoint),
});
export type SoldOrder = Answer<typeof soldOrder>;

export const soldMoved = v.object({ status: oneOf(orderStatuses), returnTill: orNull(date) });
