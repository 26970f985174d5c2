import { expect, it, test } from "vitest";
import type { Order } from "#contract/orders";
import { canCancel, canWithdraw } from "./after-order";

const order = (changes: object) =>
  ({ status: "paid", returnTill: null, lines: [{ quantity: 2, cancelledQuantity: 1 }], ...changes }) as Order;

test.each([
  ["pending", false],
  ["paid", true],
  ["processing", true],
  ["shipped", false],
  ["delivered", false],
  ["cancelled", false],
] as const)("an order that is %s can be cancelled: %s", (status, can) =>
  expect(canCancel(order({ status }))).toBe(can),
);

it("cannot be cancelled twice", () => {
  expect(canCancel(order({ lines: [{ quantity: 2, cancelledQuantity: 2 }] }))).toBe(false);
});

it("leads to the withdrawal form until the last day is over in the Netherlands", () => {
  const at = (time: string) => canWithdraw(order({ status: "delivered", returnTill: "2026-11-16" }), new Date(time));
  expect([at("2026-11-16T22:30:00Z"), at("2026-11-16T23:30:00Z")]).toEqual([true, false]);
  expect(canWithdraw(order({ status: "shipped" }), new Date("2030-01-01"))).toBe(true);
  expect(canWithdraw(order({ status: "cancelled" }), new Date("2026-11-01"))).toBe(false);
});
