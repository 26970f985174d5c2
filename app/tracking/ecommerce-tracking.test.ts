// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { trackAdded, useCartTracking } from "./cart-tracking";
import { trackPlacing, useCheckoutTracking } from "./checkout-tracking";
import { aCart, aCartLine, aDraft, aPurchase } from "./ecommerce-fixture";
import { usePurchaseTracking } from "./purchase-tracking";

beforeEach(() => {
  window.dataLayer = [];
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const told = () => window.dataLayer?.flatMap(({ event }) => event ?? []);
const draft = aDraft(aCart([aCartLine()]));

const PAID = { cameBack: true, state: "paid" } as const;

/** A page that is opened, used and left. */
function open(useTracking: () => void): void {
  renderHook(useTracking).unmount();
}

test("a purchase is told once, also after a reload and in a second tab", () => {
  const purchase = aPurchase();
  for (const consentBanner of [false, false]) open(() => usePurchaseTracking(purchase, PAID, consentBanner));
  // Another tab has the same local storage, and none of this tab's.
  sessionStorage.clear();
  open(() => usePurchaseTracking(aPurchase(), PAID, false));
  expect(told()).toEqual(["purchase"]);
  open(() => usePurchaseTracking(aPurchase({ number: "ABCDEFGHJK3" }), PAID, false));
  expect(told()).toEqual(["purchase", "purchase"]);
});

test("a purchase is told later when its browser left while the bank was silent, and in no other one", () => {
  const later = () => open(() => usePurchaseTracking(aPurchase(), { cameBack: false, state: "paid" }, false));
  later();
  expect(told()).toEqual([]);
  const waiting = { cameBack: true, state: "waiting" } as const;
  for (const _ of ["looks", "looks again"]) open(() => usePurchaseTracking(aPurchase(), waiting, false));
  open(() => usePurchaseTracking(aPurchase(), { cameBack: false, state: "waiting" }, false));
  expect(told()).toEqual([]);
  later();
  expect(told()).toEqual(["purchase"]);
  for (const seen of [PAID, waiting]) open(() => usePurchaseTracking(aPurchase(), seen, false));
  window.dataLayer = [];
  later();
  expect(told()).toEqual([]);
});

test("nothing is told, and nothing kept, before consent where it is asked", () => {
  const cart = aCart([aCartLine()]);
  open(() => usePurchaseTracking(aPurchase(), PAID, true));
  open(() => usePurchaseTracking(aPurchase(), { cameBack: true, state: "waiting" }, true));
  open(() => useCartTracking(cart, true));
  open(() => useCheckoutTracking(draft, true, true));
  trackPlacing(draft, true);
  trackAdded(cart, { product: "1" }, true);
  expect([window.dataLayer, localStorage.length, sessionStorage.length]).toEqual([[], 0, 0]);
});

test("the steps of a checkout are told once, although each form loads the page again; after the cart anew", () => {
  open(() => useCartTracking(draft.cart, false));
  for (const isDetailed of [false, false, true, true]) open(() => useCheckoutTracking(draft, isDetailed, false));
  for (const _ of ["changed", "placed"]) trackPlacing(draft, false);
  const steps = ["begin_checkout", "add_shipping_info", "add_payment_info"];
  expect(told()).toEqual(["view_cart", ...steps]);
  expect(window.dataLayer?.findLast(({ event }) => event === "add_shipping_info")).toMatchObject({
    ecommerce: { shipping_tier: "Bezorgen", value: 19.95 },
  });
  open(() => useCartTracking(draft.cart, false));
  open(() => useCheckoutTracking(draft, false, false));
  expect(told()?.slice(4)).toEqual(["view_cart", "begin_checkout"]);
  // The message after adding leads there without the cart's page.
  trackAdded(draft.cart, { product: "1" }, false);
  open(() => useCheckoutTracking(draft, false, false));
  expect(told()?.slice(6)).toEqual(["add_to_cart", "begin_checkout"]);
});

test("the cart page tells what is changed on it", () => {
  const carts = [2, 3, 1].map((quantity) => aCart([aCartLine({ quantity })]));
  const { rerender } = renderHook(({ cart }) => useCartTracking(cart, false), {
    initialProps: { cart: carts[0] ?? null },
  });
  rerender({ cart: carts[1] ?? null });
  rerender({ cart: null });
  rerender({ cart: carts[2] ?? null });
  expect(told()).toEqual(["view_cart", "add_to_cart", "remove_from_cart"]);
});

test("what a card adds is told as the line that the service chose, one unit of it", () => {
  const cart = aCart([aCartLine({ product: "2", spid: "B" }), aCartLine({ quantity: 3 })]);
  trackAdded(cart, { product: "1" }, false);
  expect(window.dataLayer).toEqual([
    { ecommerce: null },
    {
      event: "add_to_cart",
      ecommerce: { currency: "EUR", value: 19.95, items: [expect.objectContaining({ item_id: "1", quantity: 1 })] },
    },
  ]);
});
