import { expect, test } from "vitest";
import { changeOf, measuredCart, measuredPurchase } from "./ecommerce";
import { aCart, aCartLine, aPurchase } from "./ecommerce-fixture";

const drill = { item_id: "1", item_name: "Boor", affiliation: "Klus", price: 19.95 };

test("a cart is told in euros, with what can be ordered of it", () => {
  const cart = aCart([aCartLine({ quantity: 2 })]);
  const [part] = cart.carts;
  part?.lines.push(aCartLine({ spid: "B", problems: ["out_of_stock"] }));
  expect(measuredCart(cart)).toEqual({ currency: "EUR", value: 39.9, items: [{ ...drill, quantity: 2 }] });
});

test.each([
  [[1], [3], { added: 2 }],
  [[3], [1], { removed: 2 }],
  [[2], [], { removed: 2 }],
  [[], [2], { added: 2 }],
  [[2], [2], {}],
])("from %j to %j units is told as %j", (before, after, told: { added?: number; removed?: number }) => {
  const cartOf = (units: number[]) => aCart(units.map((quantity) => aCartLine({ quantity })));
  const change = changeOf(cartOf(before), cartOf(after));
  expect({ added: change.added?.items[0]?.quantity, removed: change.removed?.items[0]?.quantity }).toEqual(told);
  expect(change.added?.value ?? change.removed?.value ?? 0).toBe(Object.keys(told).length * 39.9);
});

test("a purchase is told without shipping in its value, with the VAT that its confirmation states", () => {
  expect(measuredPurchase(aPurchase())).toEqual({
    transaction_id: "ABCDEFGHJK2",
    currency: "EUR",
    value: 35.9,
    shipping: 4.95,
    tax: 7.09,
    coupon: "WELKOM10",
    items: [{ ...drill, price: 17.95, discount: 2, quantity: 2 }],
  });
});
