// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consentCookie } from "~/browser/consent-cookie";
import { consentScript } from "~/browser/consent-script";
import { measuredPurchase } from "./ecommerce";
import { aPurchase } from "./ecommerce-fixture";
import { purchaseScript } from "./purchase-script";
import { usePurchaseTracking } from "./purchase-tracking";

const run = (script: string) => new Function(script)();
const purchase = aPurchase();
const PAID = { cameBack: true, state: "paid" } as const;
const told = () => window.dataLayer?.filter(({ event }) => event === "purchase") ?? [];

beforeEach(() => {
  delete window.dataLayer;
  localStorage.clear();
  Cookies.remove("consent");
});
afterEach(() => vi.restoreAllMocks());

test("a purchase is told before the framework runs, and not once more by it or by a reload", () => {
  run(purchaseScript(purchase, false));
  expect(window.dataLayer).toEqual([{ ecommerce: null }, { event: "purchase", ecommerce: measuredPurchase(purchase) }]);
  renderHook(() => usePurchaseTracking(purchase, PAID, false));
  run(purchaseScript(purchase, false));
  expect(told()).toHaveLength(1);
  run(purchaseScript(aPurchase({ number: "ABCDEFGHJK3" }), false));
  expect(told()).toHaveLength(2);
});

test("where nothing can be stored, both tell it once on a page", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  run(purchaseScript(purchase, false));
  renderHook(() => usePurchaseTracking(purchase, PAID, false));
  expect(told()).toHaveLength(1);
});

test.each([
  [undefined, 0],
  [["marketing"], 0],
  [["analytics"], 1],
] as const)("where consent is asked, %j tells it %i times", (purposes, times) => {
  if (purposes) Cookies.set("consent", consentCookie({ purposes: [...purposes] }));
  run(consentScript({}));
  run(purchaseScript(purchase, true));
  expect(told()).toHaveLength(times);
  expect(localStorage.length).toBe(times);
});

test("what a shop is called cannot end the script", () => {
  const [order] = purchase.orders;
  if (!order) throw new Error("There is no order.");
  const odd = { ...order, shop: { ...order.shop, name: "</script><script>" } };
  const script = purchaseScript({ ...purchase, orders: [odd] }, false);
  expect(script).not.toContain("</script>");
  run(script);
  expect(told()[0]).toMatchObject({ ecommerce: { items: [{ affiliation: "</script><script>" }] } });
});
