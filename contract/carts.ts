import type { Cart } from "./answers/cart";
import { defineCall } from "./call";

export type { Cart, CartError, CartLine, LineProblem, PendingPayment, ShopCart } from "./answers/cart";

type None = Record<never, never>;

/** An offer: the product, the shop's id, and the shop's own id of the product. */
export interface OfferOf {
  product: string;
  sid: string;
  spid: string;
}

const carts = { service: "carts", bearer: "optional" } as const;

/**
 * CA-02. Adds one unit, or sets the line to `quantity` (1 to 99). Without `sid` and `spid`, which lists do not know, it takes
 * the best offer that is sold here. Fails with 404 for an unknown offer, and with 409 when it cannot be ordered here or
 * the cart is full.
 */
export const addProduct = defineCall<
  { body: { product: string; sid?: string; spid?: string; quantity?: number } },
  Cart
>({
  ...carts,
  name: "addProduct",
  method: "POST",
  path: "/carts/add-product/",
  makesStale: ["openCarts"],
});
/** CA-03. Takes away one unit, or with `all` the whole line. */
export const removeProduct = defineCall<{ body: OfferOf & { all?: boolean } }, Cart>({
  ...carts,
  name: "removeProduct",
  method: "POST",
  path: "/carts/remove-product/",
  makesStale: ["openCarts"],
});
/** CA-04. */
export const openCarts = defineCall<None, Cart>({
  ...carts,
  name: "openCarts",
  method: "GET",
  path: "/carts/open/",
});
