import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Draft, PickupPoint } from "#contract/checkout";
import { renderInPage } from "../../shell/page-fixture";
import { DeliveryChoice, PointMissing } from "./delivery-choice";

const draft = { pickup: true, pickupPoint: null, shops: [], codes: [] } as unknown as Draft;
const point = (id: string): PickupPoint => ({
  id,
  name: `Punt ${id}`,
  street: "Dorpsstraat",
  houseNumber: "1",
  postalCode: "3511 AB",
  city: "Utrecht",
  hours: "9–18 uur",
  distance: 400,
});

function show(...points: PickupPoint[]) {
  renderInPage(() => (
    <>
      <DeliveryChoice draft={draft} points={points} />
      <PointMissing hasPoints={points.length > 0} />
    </>
  ));
}
/** A page of a test has no size, and cannot scroll. */
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

it("leads back to the pick-up points while none is chosen", async () => {
  show(point("a"), point("b"));
  const link = screen.getByRole("link", { name: "Kies een afhaalpunt" });
  const [first] = screen.getAllByRole("radio", { name: /^Punt/ });
  expect(link).toHaveAttribute("href", `#${first?.id}`);
  await userEvent.click(link);
  expect(first).toHaveFocus();
  expect(first).not.toBeChecked();
});

it("leads to delivery at home where there is no pick-up point", async () => {
  show();
  const home = screen.getByRole("radio", { name: /^Bezorgen op mijn adres/ });
  const link = screen.getByRole("link", { name: "Kies voor bezorgen op je adres" });
  expect(link).toHaveAttribute("href", `#${home.id}`);
  await userEvent.click(link);
  expect(home).toHaveFocus();
});
