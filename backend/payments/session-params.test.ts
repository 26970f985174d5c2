import { expect, test } from "vitest";
import { linesOf, type Payable, sessionParams } from "./session-params";

const purchase: Payable = {
  id: "p1",
  number: "7KQ2M9XRTW4",
  email: "noor@voorbeeld.nl",
  total: 3_640,
  orders: [
    { shopName: "Klushal", shipping: 495, lines: [{ name: "Boor", quantity: 2, total: 1_995 }] },
    {
      shopName: "Boekhuis",
      shipping: 0,
      lines: [
        { name: "x".repeat(400), quantity: 1, total: 1_150 },
        { name: "Gratis", quantity: 1, total: 0 },
      ],
    },
  ],
};

test("the lines add up to the total, one for each order line and each shipping", () => {
  const lines = linesOf(purchase);
  expect(lines.map(({ price_data: data }) => [data?.product_data?.name?.slice(0, 20), data?.unit_amount])).toEqual([
    ["2 x Boor", 1_995],
    ["Verzending Klushal", 495],
    ["x".repeat(20), 1_150],
  ]);
  expect(lines.reduce((sum, { price_data: data }) => sum + (data?.unit_amount ?? 0), 0)).toBe(purchase.total);
});

test("a session names its purchase and attempt, and ends when the attempt does", () => {
  const expiresAt = new Date("2026-11-22T12:00:00Z");
  const addresses = { success: "https://winkel.example/a", cancel: "https://winkel.example/b" };
  expect(sessionParams(purchase, { id: "a1", expiresAt }, addresses, ["ideal", "card"])).toMatchObject({
    client_reference_id: "p1",
    metadata: { purchase: "p1", attempt: "a1" },
    expires_at: 1_795_348_800,
    allowed_payment_method_types: ["ideal", "card"],
  });
  expect(sessionParams(purchase, { id: "a1", expiresAt }, addresses, [])).not.toHaveProperty(
    "allowed_payment_method_types",
  );
});
