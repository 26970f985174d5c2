import { expect, it } from "vitest";
import { type Carried, nextStep } from "./courier-rules";

const START = Date.parse("2026-11-02T10:00:00Z");
const after = (minutes: number) => new Date(START + minutes * 60_000);

it("takes an order from paid to delivered in steps, none before its time", () => {
  const order: Carried = { id: "o1", status: "paid", paidAt: after(0), shippedAt: null, updates: 0 };
  const seen: string[] = [];
  for (let minute = 0; minute < 40; minute += 1) {
    const step = nextStep(order, after(minute));
    if (!step) continue;
    seen.push(step.kind);
    if (step.kind === "accept") order.status = "processing";
    if (step.kind === "ship") Object.assign(order, { status: "shipped", shippedAt: after(minute), updates: 1 });
    if (step.kind === "track") order.updates += 1;
    if (step.kind === "deliver") order.status = "delivered";
  }
  expect(seen).toEqual(["accept", "ship", "track", "track", "deliver"]);
  expect(nextStep({ ...order, status: "paid" }, after(1))).toBeUndefined();
});

it("gives the same parcel the same tracking code, and leaves ended orders alone", () => {
  const order: Carried = { id: "o2", status: "processing", paidAt: after(0), shippedAt: null, updates: 0 };
  const step = nextStep(order, after(30));
  expect(step).toMatchObject({ kind: "ship", trackingCode: expect.stringMatching(/^DEMO\d{9}$/) });
  expect(nextStep(order, after(90))).toEqual(step);
  for (const status of ["pending", "cancelled", "delivered"] as const) {
    expect(nextStep({ ...order, status }, after(90))).toBeUndefined();
  }
});
