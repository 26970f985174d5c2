import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInPage } from "../../shell/page-fixture";
import { aCart, aCartLine, aDraft } from "../../tracking/ecommerce-fixture";
import { CartSummary } from "../cart/cart-summary";
import { OrderSummary } from "./order-summary";
import { TotalLine } from "./total-line";

const drill = aCartLine({ quantity: 2, total: 3_990 });
const saw = aCartLine({ spid: "B", name: "Zaag", total: 999, price: 999, problems: ["not_sellable"] });
/** The service counts every unit, and adds up what can be ordered. */
const cart = { ...aCart([drill, saw]), count: 3, goods: 3_990, total: 3_990 };
const draft = aDraft(cart);

it("names what cannot be ordered any more without a price, and counts what the total is of", () => {
  renderInPage(() => (
    <>
      <CartSummary cart={cart} />
      <TotalLine draft={draft} />
      <OrderSummary draft={draft} />
    </>
  ));
  expect(screen.getAllByText("2 artikelen")).toHaveLength(3);
  expect(screen.getByText("Zaag kan niet meer besteld worden.")).toBeVisible();
  expect(screen.queryByText(/9,99/)).toBeNull();
});
