import type { DeliveryOptions, OrderOverview, Placed } from "./answers/checkout";
import type { PurchaseAddress } from "./answers/purchase-address";
import { defineCall } from "./call";

export type {
  CheckoutField,
  DeliveryOptions,
  Difference,
  Draft,
  OrderOverview,
  Placed,
  ShippingMethod,
} from "./answers/checkout";
export type { PickupPoint, PurchaseAddress } from "./answers/purchase-address";

const checkout = { service: "carts", bearer: "optional" } as const;
const changes = { ...checkout, method: "POST", makesStale: ["orderOverview"] } as const;

/** CK-01. Shipping methods of each shop in the cart, and pick-up points near a postcode. */
export const deliveryOptions = defineCall<{ query: { postcode?: string } }, DeliveryOptions>({
  ...checkout,
  name: "deliveryOptions",
  method: "GET",
  path: "/orders/delivery_options/",
});

/**
 * CK-02. Without `order_id` the draft of the open cart; with it what was placed, for its owner, the browser that placed
 * it, or whoever has the key of its mails (`access`). Anybody else gets a 404.
 */
export const orderOverview = defineCall<{ body: { order_id?: string; access?: string } }, OrderOverview>({
  ...checkout,
  name: "orderOverview",
  method: "POST",
  path: "/orders/order_overview/",
});

/** CK-03. `point`: id of the pick-up point. */
export const updateDeliveryType = defineCall<
  { body: { pickup_delivery: boolean; point?: string; postcode?: string } },
  OrderOverview
>({ ...changes, name: "updateDeliveryType", path: "/orders/update_delivery_type/" });

/**
 * CK-04. Chooses a stored address of the user by its id, or gives one; `email` and `date_of_birth` may come along. A
 * billing address of null is the delivery address.
 */
export const chooseAddress = defineCall<
  {
    body: {
      attribute: "delivery_address" | "billing_address";
      id?: string;
      address?: PurchaseAddress | null;
      email?: string;
      date_of_birth?: string;
    };
  },
  OrderOverview
>({ ...changes, name: "chooseAddress", path: "/orders/delivery_address/" });

/** In cents: the payment provider takes no payment below it. What codes pay for in full needs none. */
export const LEAST_PAYMENT = 50;

/** CK-05. */
export const chooseShippingMethod = defineCall<{ body: { id: string; shop_id: string } }, OrderOverview>({
  ...changes,
  name: "chooseShippingMethod",
  path: "/orders/shipping_method/",
});

/** CK-06. Fails with 409 and one of `unknown`, `expired`, `used`, `minimum`, `not_here` as its code. */
export const addPromocode = defineCall<{ body: { promocode: string } }, OrderOverview>({
  ...changes,
  name: "addPromocode",
  path: "/orders/add_promocode/",
});
export const removePromocode = defineCall<{ body: { promocode: string } }, OrderOverview>({
  ...changes,
  name: "removePromocode",
  path: "/orders/remove_promocode/",
});

/**
 * Orders what the overview with this version said, for this total. Pressing twice places once. Nothing is placed when
 * anything has changed since, or is missing.
 */
export const placeOrder = defineCall<{ body: { version: string; expected_total: number } }, Placed>({
  ...checkout,
  name: "placeOrder",
  method: "POST",
  path: "/orders/place/",
  makesStale: ["openCarts", "orderOverview"],
});
