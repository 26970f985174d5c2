import { expect, test } from "vitest";
import type { Purchase } from "#contract/orders";
import { viewOf } from "./load-order";

const placedAt = "2026-11-22T10:00:00.000Z";
const soon = Date.parse(placedAt) + 60_000;
const purchase = (state: Purchase["state"], payment: Purchase["payment"]["state"]) =>
  ({ state, placedAt, payment: { state: payment, method: "", problem: "" }, orders: [{ status: "paid" }] }) as Purchase;

test.each([
  ["paid", "paid", false, "paid"],
  // The provider's message came before the visitor did.
  ["paid", "paid", true, "paid"],
  ["expired", "expired", true, "expired"],
  ["cancelled", "failed", true, "cancelled"],
  ["pending", "none", false, "unpaid"],
  ["pending", "open", false, "unpaid"],
  ["pending", "failed", true, "unpaid"],
  // Nobody is asked to pay again while it is unknown whether they have paid.
  ["pending", "open", true, "waiting"],
  ["pending", "processing", false, "waiting"],
  ["pending", "paid", false, "waiting"],
  ["pending", "paid", true, "waiting"],
  ["pending", "processing", true, "waiting"],
] as const)("a purchase that is %s, with a payment that is %s (came back: %s), is %s", (state, payment, back, view) => {
  expect(viewOf(purchase(state, payment), back, soon)).toBe(view);
});

test("a purchase of which every order was cancelled is cancelled", () => {
  const paid = purchase("paid", "paid");
  const withOrders = (...statuses: string[]) =>
    ({ ...paid, orders: statuses.map((status) => ({ status })) }) as Purchase;
  expect(viewOf(withOrders("cancelled", "cancelled"), false, soon)).toBe("cancelled");
  expect(viewOf(withOrders("cancelled", "shipped"), false, soon)).toBe("paid");
});
