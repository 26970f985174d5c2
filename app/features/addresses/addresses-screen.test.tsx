import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { DeliveryAddress, DeliveryAddressUpdate } from "#contract/addresses";
import { toastsNow } from "~/stores/toasts";
import { renderInPage } from "../../shell/page-fixture";
import { freshSession, json, profileFixture, signInAs, stubAccount, toastIds } from "../profile/account-fixture";
import { AddressesScreen } from "./addresses-screen";

const aData = {
  street: "Dam",
  houseNumber: "1",
  addition: "",
  postalCode: "1012 JS",
  city: "Amsterdam",
  country: "NL" as const,
  recipient: "Noor de Wit",
  phone: "",
};
const home: DeliveryAddress = { publicId: "a1", name: "Thuis", default: true, data: aData };
const work: DeliveryAddress = { publicId: "a2", name: "Werk", default: false, data: { ...aData, street: "Rokin" } };

/** The two calls of the cart service, with a list in memory. */
function addressBook(...first: DeliveryAddress[]) {
  let list = first;
  const asked = stubAccount({
    "GET /orders/delivery_addresses/": () => json({ addresses: list }),
    "POST /orders/update_delivery_address/": ({ body }) => {
      const { public_id, name, address, default: isDefault, deleted } = body as DeliveryAddressUpdate;
      const publicId = public_id ?? `new-${list.length}`;
      const rest = list.filter((one) => one.publicId !== public_id);
      const others = isDefault ? rest.map((one) => ({ ...one, default: false })) : rest;
      list = deleted ? rest : [...others, { publicId, name, data: address, default: isDefault }];
      return json({ addresses: list });
    },
  });
  signInAs();
  renderInPage(() => <AddressesScreen profile={profileFixture} />);
  const sent = () => asked.filter(({ method }) => method === "POST").map(({ body }) => body as DeliveryAddressUpdate);
  return { sent };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
async function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const input = screen.getByLabelText(new RegExp(label));
    await userEvent.clear(input);
    await userEvent.type(input, value);
  }
}
beforeEach(freshSession);

describe("the address book", () => {
  it("that is empty offers to add the first one, which is the default one", async () => {
    const { sent } = addressBook();
    expect(await screen.findByText("Nog geen adressen")).toBeVisible();
    await press("Adres toevoegen");
    expect(screen.getByLabelText("Naam van de ontvanger")).toHaveValue("Noor de Wit");
    expect(screen.queryByLabelText("Gebruik als standaardadres")).toBeNull();
    await fill({ Postcode: "1012js", Huisnummer: "1", Toevoeging: "a", Straat: "Dam", Plaats: "Amsterdam" });
    await press("Adres opslaan");
    expect(await screen.findByRole("heading", { name: "Dam 1a Standaardadres" })).toBeVisible();
    expect(sent()).toEqual([{ name: "Dam 1a", address: { ...aData, addition: "a" }, default: true, deleted: false }]);
  });
  it("says what is wrong with a Dutch address, and goes by Belgian rules for a Belgian one", async () => {
    const { sent } = addressBook();
    await userEvent.click(await screen.findByRole("button", { name: "Adres toevoegen" }));
    await fill({ Postcode: "1000", Huisnummer: "14a", Straat: "Grote Markt", Plaats: "Brussel" });
    await press("Adres opslaan");
    expect(screen.getByLabelText("Postcode")).toHaveAccessibleDescription(/1234 AB/);
    expect(screen.getByLabelText("Huisnummer")).toHaveAccessibleDescription(/letters horen bij de toevoeging/);
    await userEvent.selectOptions(screen.getByLabelText("Land"), "BE");
    await fill({ Huisnummer: "14", Bus: "3" });
    await press("Adres opslaan");
    expect(await screen.findByRole("heading", { name: /^Grote Markt 14 bus 3/ })).toBeVisible();
    expect(sent()[0]?.address).toMatchObject({ country: "BE", postalCode: "1000", addition: "3" });
  });
  it("changes one", async () => {
    const { sent } = addressBook(home, work);
    await userEvent.click(await screen.findByRole("button", { name: /^Wijzigen: Werk/ }));
    await fill({ Straat: "Spui" });
    await userEvent.click(screen.getByLabelText("Gebruik als standaardadres"));
    await press("Adres opslaan");
    expect(await screen.findByText("Spui 1")).toBeVisible();
    expect(sent()).toEqual([
      { public_id: "a2", name: "Werk", address: { ...aData, street: "Spui" }, default: true, deleted: false },
    ]);
  });
  it("makes another one the default", async () => {
    const { sent } = addressBook(home, work);
    await userEvent.click(await screen.findByRole("button", { name: /^Als standaard instellen: Werk/ }));
    const card = (await screen.findByRole("heading", { name: /Werk Standaardadres/ })).closest("li") as HTMLElement;
    expect(within(card).queryByRole("button", { name: /standaard/ })).toBeNull();
    expect(sent()[0]).toMatchObject({ public_id: "a2", default: true, deleted: false });
  });
  it("deletes one, and puts it back", async () => {
    const { sent } = addressBook(home, work);
    await userEvent.click(await screen.findByRole("button", { name: /^Verwijderen: Werk/ }));
    await waitFor(() => expect(screen.queryByText("Rokin 1")).toBeNull());
    expect(sent()[0]).toMatchObject({ public_id: "a2", deleted: true });
    expect(document.activeElement).not.toBe(document.body);
    const [toast] = toastsNow();
    expect(toast?.action?.message).toBe("address.undo");
    act(() => toast?.action?.run());
    expect(await screen.findByText("Rokin 1")).toBeVisible();
    expect(sent()[1]).toEqual({ name: "Werk", address: work.data, default: false, deleted: false });
  });
});

describe("when the service fails", () => {
  it("the list can be asked again", async () => {
    let up = false;
    stubAccount({ "GET /orders/delivery_addresses/": () => (up ? json({ addresses: [home] }) : json({ odd: 1 })) });
    signInAs();
    renderInPage(() => <AddressesScreen profile={profileFixture} />);
    const retry = await screen.findByRole("button", { name: "Probeer het opnieuw" });
    up = true;
    await userEvent.click(retry);
    expect(await screen.findByText("Dam 1")).toBeVisible();
  });
  it("a new address stays typed, and a deleted one stays", async () => {
    stubAccount({
      "GET /orders/delivery_addresses/": () => json({ addresses: [home] }),
      "POST /orders/update_delivery_address/": () => json({}, 500),
    });
    signInAs();
    renderInPage(() => <AddressesScreen profile={profileFixture} />);
    await userEvent.click(await screen.findByRole("button", { name: /^Verwijderen/ }));
    await waitFor(() => expect(toastIds()).toEqual(["address.failed"]));
    expect(screen.getByText("Dam 1")).toBeVisible();
    await press("Adres toevoegen");
    await fill({ Postcode: "1012js", Huisnummer: "1", Straat: "Spui", Plaats: "Amsterdam" });
    await press("Adres opslaan");
    expect(await screen.findByText(/Opslaan is niet gelukt/)).toBeVisible();
    expect(screen.getByLabelText("Straat")).toHaveValue("Spui");
  });
});
