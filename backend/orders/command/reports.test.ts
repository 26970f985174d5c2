import { expect, test } from "vitest";
import { movedReport, showReport } from "./reports";

const order = {
  number: "B-1",
  status: "delivered",
  seller: { legalName: "Winkel BV", email: "winkel@voorbeeld.example" },
  lines: [{ name: "Lamp", quantity: 2, cancelledQuantity: 1, total: 1999 }],
  total: 1999,
  refunded: 0,
  invoice: "",
  shipments: [],
  returnTill: "2026-12-07",
};
const address = {
  recipient: "Noor",
  street: "Plein",
  houseNumber: "1",
  addition: "",
  postalCode: "1234 AB",
  city: "Ede",
};

test("the days of a purchase are those of the Netherlands, also after eleven in the evening by Greenwich", () => {
  const purchase = { number: "A-1", placedAt: "2026-11-22T23:30:00.000Z", email: "noor@voorbeeld.example" };
  const report = showReport({ ...purchase, deliveryAddress: address, orders: [order] });
  expect(report).toContain("Aankoop A-1 van 2026-11-23\n");
  expect(report).toContain("terug tot  2026-12-07");
  expect(report).toContain("2 x Lamp");
});

test("an order that is delivered tells until when it can be sent back", () => {
  const answer = { number: "B-1", status: "delivered", returnTill: "2026-12-07", isNew: true };
  expect(movedReport(answer)).toContain("terugsturen kan tot en met maandag 7 december 2026");
});
