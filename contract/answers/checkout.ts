import * as v from "valibot";
import { cart } from "./cart";
import { type Answer, andThen, items, list, or, orNull } from "./kit";
import { delivery } from "./offers";
import { purchase } from "./orders";
import { pickupPoint, purchaseAddress } from "./purchase-address";
import { cents, count, date, flag, id, oneOf, text } from "./values";

const said = or(text, "");

const shippingMethod = v.object({
  id,
  name: text,
  price: cents,
  promise: orNull(delivery),
  /** To a pick-up point instead of the visitor's address. */
  pickup: or(flag, false),
});
export type ShippingMethod = Answer<typeof shippingMethod>;

const shopOptions = v.object({ shopId: id, methods: list(shippingMethod, 20) });
/** CK-01. */
export const deliveryOptions = v.object({
  shops: list(shopOptions, 100),
  /** Nearest first; empty without a postcode. */
  pickupPoints: items(pickupPoint, 50),
});
export type DeliveryOptions = Answer<typeof deliveryOptions>;

/** Parts of a checkout that are still missing or wrong, by the field that cures them. */
export const checkoutFields = [
  "email",
  "delivery_address",
  "billing_address",
  "pickup_point",
  "shipping_method",
  "date_of_birth",
  "total",
] as const;
const field = oneOf(checkoutFields);
export type CheckoutField = Answer<typeof field>;

const appliedCode = v.object({ code: text, amount: cents, shipping: or(flag, false) });

/** What is going to be ordered, with everything that decides its price. */
export const draft = v.object({
  cart,
  /** Fingerprint of all that is ordered and shown: to be sent back when placing. */
  version: id,
  email: said,
  deliveryAddress: orNull(purchaseAddress),
  /** Null: the delivery address. */
  billingAddress: orNull(purchaseAddress),
  pickup: or(flag, false),
  pickupPoint: orNull(pickupPoint),
  shops: list(
    v.object({
      shopId: id,
      /** Id of the chosen method. */
      method: said,
      methods: list(shippingMethod, 20),
      goods: cents,
      shipping: cents,
      discount: cents,
      total: cents,
      /** Who sells and delivers: the name in the trade register. */
      seller: said,
    }),
    100,
  ),
  codes: items(appliedCode, 10),
  goods: cents,
  shipping: cents,
  discount: cents,
  total: cents,
  /** VAT contained in the total, by percentage. */
  vat: items(v.object({ rate: count, amount: cents }), 5),
  /** Whether the law asks for the buyer's exact age. */
  needsAge: or(flag, false),
  missing: items(field),
});
export type Draft = Answer<typeof draft>;

/** CK-02: the draft of the cart, or what was placed. */
export const orderOverview = andThen(v.object({ draft: orNull(draft), purchase: orNull(purchase) }), (found) =>
  found.draft || found.purchase ? found : undefined,
);
export type OrderOverview = Answer<typeof orderOverview>;

/** What has changed between the overview that the visitor saw and now. */
const difference = v.object({
  kind: oneOf(["price", "quantity", "added", "removed", "shipping", "stock", "gone", "code", "total"]),
  name: said,
  from: orNull(cents),
  to: orNull(cents),
});
export type Difference = Answer<typeof difference>;

/** `placed`: it is; `changed`: look at the new overview first; `incomplete`: see `missing` of the overview. */
export const placed = v.object({
  outcome: oneOf(["placed", "changed", "incomplete"]),
  order_id: said,
  number: said,
  total: or(cents, 0),
  expiresAt: orNull(date),
  differences: items(difference, 200),
  missing: items(field),
});
export type Placed = Answer<typeof placed>;
