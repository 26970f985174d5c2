import { useEffect, useRef } from "react";
import type { Cart } from "#contract/carts";
import type { ChosenOffer } from "#contract/offer-key";
import { mayMeasure } from "./consent";
import { pushEvent } from "./data-layer";
import { changeOf, measuredCart, measuredLine } from "./ecommerce";
import { forgetSteps } from "./measured";

/** One unit was put into the cart from elsewhere than its own page. */
export function trackAdded(cart: Cart, { product, sid, spid }: ChosenOffer, consentBanner: boolean): void {
  // The checkout may follow without a look at the cart.
  forgetSteps();
  if (!mayMeasure({ ConsentBanner: consentBanner })) return;
  for (const { shop, lines } of cart.carts) {
    // Without the shop's own ids the service has chosen the offer.
    const line = lines.find((one) => one.product === product && (!sid || (one.sid === sid && one.spid === spid)));
    if (!line) continue;
    pushEvent("add_to_cart", { ecommerce: measuredLine({ ...line, quantity: 1 }, shop.name) });
    return;
  }
}

/** A look at the cart, told once as it is first known. */
export function useCartView(cart: Cart | null | undefined, consentBanner: boolean): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !cart || cart.carts.length === 0) return;
    told.current = true;
    forgetSteps();
    if (mayMeasure({ ConsentBanner: consentBanner })) pushEvent("view_cart", { ecommerce: measuredCart(cart) });
  }, [cart, consentBanner]);
}

/** For the cart page: the look at it, and every change that is made on it. */
export function useCartTracking(cart: Cart | null, consentBanner: boolean): void {
  const before = useRef(cart);
  useCartView(cart, consentBanner);
  useEffect(() => {
    if (!cart || before.current === cart) return;
    const last = before.current;
    before.current = cart;
    if (!last || !mayMeasure({ ConsentBanner: consentBanner })) return;
    const { added, removed } = changeOf(last, cart);
    if (added) pushEvent("add_to_cart", { ecommerce: added });
    if (removed) pushEvent("remove_from_cart", { ecommerce: removed });
  }, [cart, consentBanner]);
}
