import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { renderInPage } from "../../shell/page-fixture";
import { freshSession, json, profileFixture, signInAs, stubAccount } from "../profile/account-fixture";
import { DetailsStep } from "./details-step";

const nothing = { email: "", deliveryAddress: null, billingAddress: null, needsAge: false };
const email = () => screen.getByLabelText<HTMLInputElement>(/^E-mailadres/);
const recipient = () => document.querySelector<HTMLInputElement>('[name="recipient"]') as HTMLInputElement;

function open(details = nothing) {
  stubAccount({ "GET /orders/delivery_addresses/": () => json({ addresses: [] }) });
  return renderInPage(() => <DetailsStep draft={details} outcome={undefined} />);
}
beforeEach(freshSession);

it("fills in the e-mail address and the name of a shopper who turns out to be signed in and has no addresses", async () => {
  open();
  expect([email(), recipient()].map(({ value }) => value)).toEqual(["", ""]);
  act(() => signInAs());
  expect([email(), recipient()].map(({ value }) => value)).toEqual([profileFixture.email, "Noor de Wit"]);
  await userEvent.clear(email());
  await userEvent.type(email(), "ander@voorbeeld.example");
  expect(email()).toHaveValue("ander@voorbeeld.example");
});

it("keeps the e-mail address that was given for this order, and what is being typed", async () => {
  const { unmount } = open({ ...nothing, email: "werk@voorbeeld.example" });
  act(() => signInAs());
  expect(email()).toHaveValue("werk@voorbeeld.example");
  unmount();
  freshSession();
  open();
  await userEvent.click(email());
  act(() => signInAs());
  expect(email()).toHaveValue("");
});

it("keeps the rest of what was typed before signing in", async () => {
  const { unmount, container } = open();
  const city = () => within(container).getAllByLabelText("Plaats")[0] as HTMLElement;
  await userEvent.type(city(), "Utrecht");
  await userEvent.type(recipient(), "Buren");
  unmount();
  act(() => signInAs());
  renderInPage(() => <DetailsStep draft={nothing} outcome={undefined} />);
  expect(screen.getAllByLabelText("Plaats")[0]).toHaveValue("Utrecht");
  expect(recipient()).toHaveValue("Buren");
  expect(email()).toHaveValue(profileFixture.email);
});

it("is filled in by a browser at once: one section, and the number of the house taken out of the street", async () => {
  const { container } = open();
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  const filled = ["email", "recipient", "country", "postalCode", "street", "city", "phone"];
  const sections = filled.map((name) => (field(name).getAttribute("autocomplete") ?? "").split(" ").slice(0, -1));
  expect(sections.flat()).toEqual([]);
  fireEvent.input(field("street"), { target: { value: "Dorpsstraat 14 a" } });
  expect(field("houseNumber")).toHaveValue("");
  field("street").dispatchEvent(new Event("change", { bubbles: true }));
  expect(["street", "houseNumber", "addition"].map((name) => field(name).value)).toEqual(["Dorpsstraat", "14", "a"]);
});
