import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BusinessSignup, Profile } from "#contract/profile";
import { session, signIn } from "~/stores/session/session";
import { claimsFixture } from "~/stores/session/session-fixture";
import { renderInPage } from "../../shell/page-fixture";
import { freshSession, json, profileFixture, signInAs, stubAccount } from "../profile/account-fixture";
import { RegisterScreen } from "./register-screen";

vi.mock("~/stores/session/session", async (original) => ({ ...(await original()), signIn: vi.fn(async () => {}) }));

const show = (type?: string) =>
  renderInPage(RegisterScreen, { url: type ? `/registreren/?type=${type}` : "/registreren/" });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
async function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const input = screen.getByLabelText(new RegExp(`^${label}`));
    await userEvent.clear(input);
    if (value) await userEvent.type(input, value);
  }
}
const agree = () => userEvent.click(screen.getByLabelText(/Ik ga akkoord/));
const declare = () => userEvent.click(screen.getByLabelText(/^Wij verkopen alleen/));
/** A user known to the provider but not to the shop; the shop stores what is sent. */
function newcomer(answer?: (body: unknown) => Response) {
  let profile: Profile | null = null;
  const keep = ({ body }: { body: unknown }) => {
    const refused = answer?.(body);
    if (refused) return refused;
    profile = { ...profileFixture, ...(body as Partial<Profile>) };
    if ("kvk" in (body as object)) {
      profile.business = {
        ...(body as BusinessSignup),
        status: "requested",
        message: "",
        requestedAt: "2026-11-21T10:00:00Z",
      };
    }
    return json(profile);
  };
  const asked = stubAccount({ "POST /signUp": keep, "POST /businessSignUp": keep }, () => profile);
  session.heldClaims.set(claimsFixture);
  signInAs(null);
  return () => asked.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);
}
const right = {
  Bedrijfsnaam: "Fietsen BV",
  "KvK-nummer": "1234 5678",
  "Btw-id": "nl004495445b01",
  IBAN: "NL91 ABNA 0417 1643 00",
  "Naam op de rekening": "Fietsen BV",
  Vertegenwoordiger: "Noor de Wit",
  Website: "fietsen.example",
  Postcode: "1012js",
  Huisnummer: "1",
  Straat: "Dam",
  Plaats: "Amsterdam",
  Telefoonnummer: "06 12345678",
};

beforeEach(() => {
  freshSession();
  session.heldClaims.set(null);
  vi.mocked(signIn).mockClear();
});

describe("the choice", () => {
  it("is two links, so it works without JavaScript (RT-14)", async () => {
    show();
    expect(await screen.findByRole("link", { name: /^Particulier/ })).toHaveAttribute(
      "href",
      "/registreren/?type=prive",
    );
    expect(screen.getByRole("link", { name: /^Zakelijk/ })).toHaveAttribute("href", "/registreren/?type=zakelijk");
    expect(screen.queryByRole("button")).toBeNull();
  });
  it("of no known word is no choice", async () => {
    show("anders");
    expect(await screen.findByRole("link", { name: /^Particulier/ })).not.toHaveAttribute("aria-current");
    expect(screen.queryByRole("button")).toBeNull();
  });
  it.each([
    ["prive", "private"],
    ["zakelijk", "business"],
  ])("of %s goes on at the provider's form and comes back to it", async (type, kind) => {
    show(type);
    await userEvent.click(await screen.findByRole("button", { name: "Account aanmaken" }));
    expect(signIn).toHaveBeenCalledWith({ screen: "signup", kind, returnTo: `/registreren/?type=${type}` });
  });
});

describe("signing up privately", () => {
  it("starts from what the provider knows, ticks nothing by itself, and sends what was filled in (AC-22)", async () => {
    const sent = newcomer();
    show("prive");
    expect(await screen.findByLabelText("Voornaam")).toHaveValue("Noor");
    for (const box of screen.getAllByRole("checkbox")) expect(box).not.toBeChecked();
    await agree();
    await press("Account aanmaken");
    expect(await screen.findByText("Welkom Noor, je account is klaar")).toBeVisible();
    expect(sent()).toEqual([
      ["/signUp", { given_name: "Noor", family_name: "de Wit", dateOfBirth: null, newsletter: [], terms: true }],
    ]);
  });
  it("needs the terms", async () => {
    const sent = newcomer();
    show("prive");
    await userEvent.click(await screen.findByRole("button", { name: "Account aanmaken" }));
    expect(screen.getByRole("link", { name: /akkoord gaat/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /^algemene voorwaarden/ })).toHaveAttribute(
      "href",
      "/terms-and-conditions/",
    );
    expect(sent()).toEqual([]);
  });
  it("keeps what was typed over a reload", async () => {
    newcomer();
    const { unmount } = show("prive");
    await fill({ Voornaam: "Nora" });
    unmount();
    show("prive");
    expect(await screen.findByLabelText("Voornaam")).toHaveValue("Nora");
  });
});

describe("signing up as a business", () => {
  it("finds wrong numbers before anything is sent, and sends right ones the one way in which they are kept", async () => {
    const sent = newcomer();
    show("zakelijk");
    await screen.findByLabelText("Bedrijfsnaam");
    await fill({
      ...right,
      "KvK-nummer": "1234567",
      "Btw-id": "NL123456789B90",
      IBAN: "NL00ABNA0417164300",
      Website: "x",
    });
    await agree();
    await press("Aanvraag versturen");
    expect(screen.getByText("5 dingen kloppen nog niet")).toBeVisible();
    expect(screen.getByLabelText("KvK-nummer")).toHaveAccessibleDescription(/acht cijfers/);
    expect(sent()).toEqual([]);
    await fill(right);
    await declare();
    await press("Aanvraag versturen");
    expect(await screen.findByText("Fietsen BV")).toBeVisible();
    expect(screen.getByText("Aangevraagd")).toHaveAttribute("aria-current", "step");
    expect(sent()).toEqual([
      [
        "/businessSignUp",
        {
          given_name: "Noor",
          family_name: "de Wit",
          dateOfBirth: null,
          newsletter: [],
          terms: true,
          companyName: "Fietsen BV",
          kvk: "12345678",
          vatId: "NL004495445B01",
          iban: "NL91ABNA0417164300",
          website: "https://fietsen.example",
          phone: "0612345678",
          address: {
            country: "NL",
            postalCode: "1012 JS",
            houseNumber: "1",
            addition: "",
            street: "Dam",
            city: "Amsterdam",
          },
          ibanName: "Fietsen BV",
          representative: "Noor de Wit",
          certified: true,
        },
      ],
    ]);
  });
  it("shows what the service finds wrong at its fields, in words", async () => {
    const issues = ["body.kvk", "body.address.city"].map((path) => ({ path, message: "Invalid" }));
    newcomer(() => json({ error: { code: "invalid", message: "", issues } }, 400));
    show("zakelijk");
    await screen.findByLabelText("Bedrijfsnaam");
    await fill(right);
    await declare();
    await agree();
    await press("Aanvraag versturen");
    expect(await screen.findByText("2 dingen kloppen nog niet")).toBeVisible();
    expect(screen.getByLabelText("KvK-nummer")).toHaveAccessibleDescription(/acht cijfers/);
    expect(screen.getByLabelText("Plaats")).toHaveAccessibleDescription("Plaats klopt nog niet.");
    expect(screen.getByLabelText("KvK-nummer")).toHaveValue("1234 5678");
  });
  it.each([
    [429, /Dat waren veel pogingen/],
    [500, /Opslaan is niet gelukt/],
  ])("says that it failed when the service answers %i, and keeps what was typed", async (status, message) => {
    newcomer(() => json({ error: { code: "x", message: "x" } }, status));
    show("zakelijk");
    await screen.findByLabelText("Bedrijfsnaam");
    await fill(right);
    await declare();
    await agree();
    await press("Aanvraag versturen");
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText("IBAN")).toHaveValue(right.IBAN);
  });
  it("is open to who has a private account, whose own details stay as they are", async () => {
    const person = { ...profileFixture, dateOfBirth: "1984-03-05", newsletter: ["tips" as const] };
    const asked = stubAccount({ "POST /businessSignUp": () => json({}) }, () => person);
    signInAs(person);
    show("zakelijk");
    await screen.findByLabelText("Bedrijfsnaam");
    await fill(right);
    await declare();
    expect(screen.queryByLabelText(/Ik ga akkoord/)).toBeNull();
    await press("Aanvraag versturen");
    await waitFor(() => expect(asked.some(({ path }) => path === "/businessSignUp")).toBe(true));
    const body = asked.find(({ path }) => path === "/businessSignUp")?.body;
    expect(body).toMatchObject({
      given_name: "Noor",
      dateOfBirth: "1984-03-05",
      newsletter: ["tips"],
      terms: true,
    });
    expect(screen.queryByLabelText("Voornaam")).toBeNull();
  });
  it("can be tried again after a refusal, from what was sent before", async () => {
    const business = {
      companyName: "Fietsen BV",
      kvk: "12345678",
      vatId: "NL004495445B01",
      iban: "NL91ABNA0417164300",
      website: "https://fietsen.example",
      phone: "0612345678",
      address: {
        street: "Dam",
        houseNumber: "1",
        addition: "",
        postalCode: "1012 JS",
        city: "Amsterdam",
        country: "NL" as const,
      },
      ibanName: "Fietsen BV",
      representative: "Noor de Wit",
      certified: true,
      message: "Dit KvK-nummer is van een ander.",
      requestedAt: "2026-11-21T10:00:00Z",
    };
    let person: Profile = { ...profileFixture, business: { ...business, status: "refused" } };
    stubAccount(
      {
        "POST /businessSignUp": ({ body }) => {
          person = {
            ...profileFixture,
            business: { ...business, ...(body as object), status: "requested", message: "" },
          };
          return json(person);
        },
      },
      () => person,
    );
    signInAs(person);
    show("zakelijk");
    expect(await screen.findByText("Dit KvK-nummer is van een ander.")).toBeVisible();
    expect(screen.getByLabelText("IBAN")).toHaveValue(business.iban);
    await fill({ "KvK-nummer": "87654321" });
    await declare();
    await press("Aanvraag versturen");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Aanvraag versturen" })).toBeNull());
    expect(screen.getByText("Aangevraagd")).toHaveAttribute("aria-current", "step");
  });
});
