import { expect, test } from "vitest";
import { returnStatuses } from "#contract/answers/returns";
import type { LineRow, OrderRow } from "../orders/purchase-records";
import { mayBecome, refusalOf } from "./rules";

const order = { status: "delivered", returnTill: "2026-12-07" } as Pick<OrderRow, "status" | "returnTill">;
const line = { id: "l1", quantity: 5, cancelledQuantity: 0, returnedQuantity: 0, returnable: true } as LineRow;
const ask = (
  quantity: number,
  changes: { order?: Partial<OrderRow>; line?: Partial<LineRow>; underWay?: number; today?: string; id?: string } = {},
) =>
  refusalOf(
    { ...order, ...changes.order },
    [{ ...line, ...changes.line }],
    new Map([["l1", changes.underWay ?? 0]]),
    [{ lineId: changes.id ?? "l1", quantity }],
    changes.today ?? "2026-12-07",
  );
const left = (units: number) => ({ why: "quantity", lineId: "l1", left: units });

test("units go back up to what is left, counting those on their way, refunded and cancelled", () => {
  expect(ask(5)).toBeUndefined();
  expect(ask(6)).toEqual(left(5));
  expect(ask(3, { underWay: 2 })).toBeUndefined();
  expect(ask(4, { underWay: 2 })).toEqual(left(3));
  expect(ask(1, { line: { returnedQuantity: 3, cancelledQuantity: 2 } })).toEqual(left(0));
  expect(ask(1, { line: { returnable: false } })).toEqual(left(0));
});

test("a line that is named twice counts for both", () => {
  const twice = [
    { lineId: "l1", quantity: 3 },
    { lineId: "l1", quantity: 3 },
  ];
  expect(refusalOf(order, [line], new Map(), twice, "2026-12-01")).toEqual(left(5));
});

test("the last day counts, the day after does not, and before delivery there is none", () => {
  expect(ask(1, { today: "2026-12-08" })).toEqual({ why: "late", till: "2026-12-07" });
  expect(ask(1, { order: { status: "shipped", returnTill: null }, today: "2027-01-01" })).toBeUndefined();
});

test("what was not sent is cancelled instead, and a strange line is none of the order", () => {
  for (const status of ["pending", "paid", "processing", "cancelled"] as const) {
    expect(ask(1, { order: { status } })).toEqual({ why: "not_sent" });
  }
  expect(ask(1, { id: "l2" })).toEqual({ why: "unknown", lineId: "l2" });
});

test("a return goes one way", () => {
  const ways = returnStatuses.flatMap((from) =>
    returnStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(ways).toEqual(["requested approved", "requested rejected", "approved received", "received refunded"]);
});
