import * as v from "valibot";
import { type Answer, items, list, or, orNull } from "./kit";
import { picture } from "./pictures";
import { pickupPoint, purchaseAddress } from "./purchase-address";
import { between, cents, count, date, id, oneOf, path, text } from "./values";

const said = or(text, "");

/** OR-07. A status never goes back. */
export const returnStatuses = ["requested", "approved", "rejected", "received", "refunded"] as const;
const status = oneOf(returnStatuses);
export type ReturnStatus = Answer<typeof status>;

const returned = v.object({
  id,
  quantity: between(1, 99),
  product: v.object({
    id,
    name: text,
    picture: or(picture, ""),
    /** Units of the line that can still be sent back. */
    returnableQuantity: or(count, 0),
    updatedAt: orNull(date),
    perItem: cents,
    size: said,
    pdpPath: orNull(path),
  }),
});

/** OR-03. */
export const ownReturn = v.object({
  /** What people see and type. */
  reqID: id,
  orderID: id,
  /** The number of that order. */
  orderNumber: said,
  shopName: said,
  status,
  createdAt: date,
  /** Path of the label's page; null until the return is approved. */
  labelUrl: orNull(path),
  /** Why it was rejected. */
  decision: said,
  products: list(returned, 100),
});
export type OwnReturn = Answer<typeof ownReturn>;

export const returnList = v.object({ returns: list(ownReturn, 100) });

/** What is printed on the label's page. */
export const returnLabel = v.object({
  reqID: id,
  /** What the barcode says: letters, digits and hyphens. */
  code: id,
  service: text,
  orderNumber: text,
  /** To whom it goes. */
  to: v.object({ name: text, street: said, postalCode: said, city: said, country: said }),
  from: purchaseAddress,
  products: list(v.object({ name: text, quantity: between(1, 99) }), 100),
  /** Where it can be handed in, the nearest first. */
  dropOff: items(pickupPoint, 20),
});
export type ReturnLabel = Answer<typeof returnLabel>;
