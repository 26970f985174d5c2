import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderInPage } from "../../shell/page-fixture";
import {
  freshSession,
  profileFixture,
  profileLost,
  sessionUnknown,
  signInAs,
  stubAccount,
  toastIds,
} from "./account-fixture";
import { AccountPage } from "./account-page";
import { ProfileHome } from "./profile-home";

const Page = () => <AccountPage page="profileAddresses">{(profile) => <p>Van {profile.given_name}</p>}</AccountPage>;
beforeEach(freshSession);

describe("a page of the account", () => {
  it("waits without a word about anyone while the session is unknown", async () => {
    sessionUnknown();
    renderInPage(Page);
    expect(await screen.findByRole("heading", { level: 1, name: "Adressen" })).toBeVisible();
    expect(screen.getByText("Een moment…")).toBeInTheDocument();
    expect(screen.queryByRole("button")).toBeNull();
  });
  it("asks who is signed out to sign in, and is no error", async () => {
    renderInPage(Page);
    expect(await screen.findByRole("button", { name: "Inloggen" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Account aanmaken" })).toHaveAttribute("href", "/registreren/");
    expect(screen.queryByText(/^Van/)).toBeNull();
  });
  it("asks who has no profile yet to finish signing up (LY-03)", async () => {
    signInAs(null);
    renderInPage(Page);
    expect(await screen.findByRole("link", { name: "Account afronden" })).toHaveAttribute("href", "/registreren/");
  });
  it("shows its contents to who is signed in, and takes them away at sign-out", async () => {
    signInAs();
    renderInPage(Page);
    expect(await screen.findByText("Van Noor")).toBeVisible();
    act(freshSession);
    expect(screen.queryByText("Van Noor")).toBeNull();
  });
  it("says so when the profile cannot be had, and tries again", async () => {
    let up = false;
    const asked = stubAccount({
      "GET /profile": () => (up ? Response.json(profileFixture) : new Response("", { status: 500 })),
    });
    signInAs();
    profileLost();
    renderInPage(Page);
    await userEvent.click(await screen.findByRole("button", { name: "Probeer het opnieuw" }));
    up = true;
    await userEvent.click(await screen.findByRole("button", { name: "Probeer het opnieuw" }));
    expect(await screen.findByText("Van Noor")).toBeVisible();
    expect(asked.length).toBeGreaterThanOrEqual(3);
  });
  it("marks where it is beside the other parts", async () => {
    renderInPage(Page);
    const nav = await screen.findByRole("navigation", { name: "Mijn account" });
    expect(within(nav).getByRole("link", { current: "page" })).toHaveAttribute("href", "/mijn-account/adressen/");
  });
});

describe("the home of the account", () => {
  const parts = async () => {
    const list = (await screen.findAllByRole("list"))[0] as HTMLElement;
    return within(list)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  };
  it("leads to its nine parts, whoever looks (PF-01)", async () => {
    renderInPage(ProfileHome, { on: ["Bookmarks"] });
    expect(await parts()).toEqual([
      "/mijn-account/bestellingen-en-retouren/",
      "/mijn-account/verlanglijstje/",
      "/mijn-account/mijn-gegevens/",
      "/mijn-account/adressen/",
      "/mijn-account/mijn-voorkeuren/",
      "/mijn-account/nieuwsbrief/",
      "/mijn-account/meldingen/",
      "/mijn-account/laatst-bekeken/",
      "/mijn-account/bewaarde-artikelen/",
    ]);
  });
  it("does not lead to bookmarks where there are none", async () => {
    renderInPage(ProfileHome);
    expect(await parts()).not.toContain("/mijn-account/bewaarde-artikelen/");
  });
  it("says when the account ends, and undoes that", async () => {
    let deletionAt: string | null = "2026-12-21T10:00:00Z";
    const held = () => ({ ...profileFixture, deletionAt });
    const asked = stubAccount(
      {
        "POST /undoAccountDeletion": () => {
          deletionAt = null;
          return Response.json({ ok: true });
        },
      },
      held,
    );
    signInAs(held());
    renderInPage(ProfileHome);
    expect(await screen.findByText("Je account wordt op 21 december 2026 verwijderd")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Verwijdering ongedaan maken" }));
    expect(screen.queryByText(/verwijderd$/)).toBeNull();
    expect(asked.map(({ path }) => path)).toContain("/undoAccountDeletion");
    expect(toastIds()).toEqual(["account.deletion.undone"]);
  });
  it("shows where a business account stands", async () => {
    signInAs({
      ...profileFixture,
      business: {
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
          country: "NL",
        },
        ibanName: "Fietsen BV",
        representative: "Noor de Wit",
        certified: true,
        status: "refused",
        message: "Het KvK-nummer is van een ander bedrijf.",
        requestedAt: "2026-11-20T10:00:00Z",
      },
    });
    renderInPage(ProfileHome);
    const card = await screen.findByRole("region", { name: "Zakelijk account" });
    expect(card).toHaveTextContent("Fietsen BV");
    expect(within(card).getByText("Afgewezen")).toHaveAttribute("aria-current", "step");
    expect(card).toHaveTextContent("Het KvK-nummer is van een ander bedrijf.");
  });
});
