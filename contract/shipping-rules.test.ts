import { expect, test } from "vitest";
import { type ShippedLine, shippingOf, shippingOfOffer } from "./shipping-rules";

type Line = [price: number, quantity: number, shipping: number | null];

const cases: { name: string; lines: Line[]; freeFrom: number | null; shipping: number }[] = [
  { name: "nothing", lines: [], freeFrom: 5_000, shipping: 0 },
  { name: "nothing, at a shop that always sends free", lines: [], freeFrom: 0, shipping: 0 },
  { name: "one unit", lines: [[1_999, 1, 495]], freeFrom: 5_000, shipping: 495 },
  { name: "several units are sent once", lines: [[1_000, 3, 495]], freeFrom: 5_000, shipping: 495 },
  {
    name: "the dearest to send decides",
    lines: [
      [1_000, 1, 395],
      [1_000, 1, 1_495],
      [1_000, 1, 0],
    ],
    freeFrom: 5_000,
    shipping: 1_495,
  },
  { name: "one cent below the amount", lines: [[4_999, 1, 495]], freeFrom: 5_000, shipping: 495 },
  { name: "exactly the amount", lines: [[2_500, 2, 495]], freeFrom: 5_000, shipping: 0 },
  {
    name: "the amount is of all goods together",
    lines: [
      [3_000, 1, 495],
      [1_000, 2, 1_495],
    ],
    freeFrom: 5_000,
    shipping: 0,
  },
  { name: "a shop that never sends free", lines: [[900_000, 2, 495]], freeFrom: null, shipping: 495 },
  { name: "an item that is sent free", lines: [[100, 1, 0]], freeFrom: null, shipping: 0 },
  { name: "unknown costs, as the product page shows them", lines: [[100, 1, null]], freeFrom: null, shipping: 0 },
];

test.each(cases)("shipping of $name", ({ lines, freeFrom, shipping }) => {
  const shipped = lines.map(([price, quantity, of]): ShippedLine => ({ price, quantity, shipping: of }));
  expect(shippingOf(shipped, { shippingFreeFrom: freeFrom })).toBe(shipping);
  expect(shippingOf(shipped.reverse(), { shippingFreeFrom: freeFrom })).toBe(shipping);
});

test.each([
  ["what the shop says of the item", 1_000, 295, 295],
  ["the tariff when it says nothing", 1_000, null, 495],
  ["that this item is sent free", 1_000, 0, 0],
  ["nothing from the shop's amount on", 5_000, null, 0],
  ["nothing from that amount on, also where the item states costs", 5_000, 1_495, 0],
])("an offer states %s", (_, price, stated, shipping) => {
  expect(shippingOfOffer(price, stated, { shippingCost: 495, shippingFreeFrom: 5_000 })).toBe(shipping);
});

test("one unit in a cart costs what its product page says, whatever the tariff", () => {
  for (const price of [1, 4_999, 5_000, 5_001])
    for (const stated of [null, 0, 1, 1_495])
      for (const shippingFreeFrom of [null, 0, 5_000]) {
        const tariff = { shippingCost: 495, shippingFreeFrom };
        const shipping = shippingOfOffer(price, stated, tariff);
        expect(shippingOf([{ price, quantity: 1, shipping }], tariff)).toBe(shipping);
      }
});
