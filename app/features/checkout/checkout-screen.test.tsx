import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInPage } from "../../shell/page-fixture";
import { aCart, aCartLine, aDraft } from "../../tracking/ecommerce-fixture";
import type { CheckoutOutcome } from "./change-checkout";
import { CheckoutScreen } from "./checkout-screen";

const draft = aDraft(aCart([aCartLine()]));
function open(outcome: CheckoutOutcome | undefined, step: "details" | "pay" = "pay") {
  const data = { draft, step, points: [], cancelled: false };
  return renderInPage(() => <CheckoutScreen data={data} outcome={outcome} />);
}
const follows = (after: HTMLElement, before: HTMLElement) =>
  Boolean(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING);
const orderButton = () => screen.getByRole("button", { name: "Bestellen en betalen" });

it("has the summary directly above the order button, without anything to choose in between", () => {
  open(undefined);
  const summary = screen.getByRole("region", { name: "Je bestelling" });
  const part = summary.parentElement as HTMLElement;
  expect(follows(orderButton(), summary)).toBe(true);
  expect(within(part).getAllByRole("button")).toEqual([orderButton()]);
  expect(within(part).queryByRole("radio")).toBeNull();
  expect(within(part).queryByRole("textbox")).toBeNull();
});

it("says with the focus, beside the order button, that it is unknown whether a press placed the order", () => {
  open({ outcome: "failed", typed: {}, ordering: true });
  const [alert] = screen.getAllByRole("alert");
  expect(alert).toHaveFocus();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(alert?.parentElement).toContainElement(orderButton());
});

it("says at the top of the step that a choice was not saved", () => {
  open({ outcome: "failed", typed: {} });
  const alert = screen.getByRole("alert");
  expect(alert).not.toHaveFocus();
  expect(follows(screen.getByRole("region", { name: "Je bestelling" }), alert)).toBe(true);
});

it("has no order button while the details are still asked for", () => {
  open(undefined, "details");
  expect(screen.queryByRole("button", { name: "Bestellen en betalen" })).toBeNull();
  expect(screen.getByRole("region", { name: "Je bestelling" })).toBeVisible();
});
