import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInPage } from "../../shell/page-fixture";
import { CartScreen } from "./cart-screen";

it.each([
  [true, "Die wijziging is niet gelukt. Je winkelwagen is zoals hij hier staat."],
  [false, "We weten niet of die wijziging is gelukt."],
])("says of a change that failed only what is known: cart shown %s", (known, text) => {
  renderInPage(() => <CartScreen cart={null} known={known} outcome={{ outcome: "failed" }} />);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
});
