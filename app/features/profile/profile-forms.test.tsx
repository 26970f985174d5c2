import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Profile } from "#contract/profile";
import { renderInPage } from "../../shell/page-fixture";
import { freshSession, json, profileFixture, signInAs, stubAccount, toastIds } from "./account-fixture";
import { DeleteUser } from "./delete-user";
import { NewsletterForm } from "./newsletter-form";
import { PersonalInfo } from "./personal-info";
import { Personalization } from "./personalization";

beforeEach(freshSession);
const save = () => userEvent.click(screen.getByRole("button", { name: "Opslaan" }));
const updates = (asked: ReturnType<typeof stubAccount>) =>
  asked.filter(({ path }) => path === "/updateProfile").map(({ body }) => body);
/** A service that stores what it receives. */
function keeping() {
  let profile: Profile = { ...profileFixture, phone: "0612345678" };
  const asked = stubAccount(
    {
      "POST /updateProfile": ({ body }) => {
        profile = { ...profile, ...(body as object) };
        return json(profile);
      },
    },
    () => profile,
  );
  signInAs(profile);
  return { asked, profile };
}

describe("personal details", () => {
  it("lead to the embedded provider for the password and the address", async () => {
    renderInPage(() => <PersonalInfo profile={profileFixture} />);
    const link = await screen.findByRole("link", { name: "Beheren" });
    expect(link).toHaveAttribute("href", "/identity/account");
  });
  it("lead nowhere when the provider is elsewhere", async () => {
    const identity = { authority: "https://id.example", clientId: "shop" };
    renderInPage(() => <PersonalInfo profile={profileFixture} />, { root: { identity } });
    expect(await screen.findByLabelText("Voornaam")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Beheren" })).toBeNull();
  });
  it("are sent without the e-mail address, which cannot be changed here (PF-03 to PF-05)", async () => {
    const { asked, profile } = keeping();
    renderInPage(() => <PersonalInfo profile={profile} />);
    const name = await screen.findByLabelText("Voornaam");
    await userEvent.clear(name);
    await userEvent.type(name, " Nora ");
    for (const [part, value] of [
      ["Dag", "5"],
      ["Maand", "3"],
      ["Jaar", "1984"],
    ] as const) {
      await userEvent.type(screen.getByLabelText(part), value);
    }
    await save();
    expect(updates(asked)).toEqual([
      { given_name: "Nora", family_name: "de Wit", phone: "0612345678", dateOfBirth: "1984-03-05" },
    ]);
    expect(screen.getByText(profile.email)).toBeVisible();
    expect(screen.queryByLabelText("E-mailadres")).toBeNull();
    await waitFor(() => expect(toastIds()).toEqual(["account.saved"]));
  });
  it.each([
    ["31", "4", "1984", /die bestaat/],
    ["1", "1", String(new Date().getFullYear() + 1), /verleden/],
    ["1", "1", "1802", /die bestaat/],
  ])("are not sent with the date of birth %s-%s-%s", async (day, month, year, message) => {
    const { asked, profile } = keeping();
    renderInPage(() => <PersonalInfo profile={profile} />);
    await userEvent.type(await screen.findByLabelText("Dag"), day);
    await userEvent.type(screen.getByLabelText("Maand"), month);
    await userEvent.type(screen.getByLabelText("Jaar"), year);
    await save();
    expect(screen.getByRole("link", { name: message })).toBeVisible();
    expect(updates(asked)).toEqual([]);
  });
  it("stay typed when saving fails", async () => {
    stubAccount({ "POST /updateProfile": () => json({}, 500) });
    signInAs();
    renderInPage(() => <PersonalInfo profile={profileFixture} />);
    await userEvent.type(await screen.findByLabelText(/Telefoonnummer/), "06 12 34 56 78");
    await save();
    expect(await screen.findByText(/Opslaan is niet gelukt/)).toBeVisible();
    expect(screen.getByLabelText(/Telefoonnummer/)).toHaveValue("06 12 34 56 78");
  });
  it("can be had as a file", async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: (blob: Blob) => made.push(blob) && "blob:x", revokeObjectURL() {} }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    stubAccount({ "GET /export": () => json({ users: [{ id: "u1" }] }) });
    signInAs();
    renderInPage(() => <PersonalInfo profile={profileFixture} />);
    await userEvent.click(await screen.findByRole("button", { name: "Download mijn gegevens" }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(made[0]?.type).toBe("application/json");
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^mijn-gegevens-\d{4}-\d\d-\d\d\.json$/);
    click.mockRestore();
  });
});

it("the newsletter is what is ticked, and nothing is an answer too (PF-08)", async () => {
  const { asked } = keeping();
  renderInPage(() => <NewsletterForm profile={{ ...profileFixture, newsletter: ["tips"] }} />);
  expect(await screen.findByLabelText("Kooptips")).toBeChecked();
  await userEvent.click(screen.getByLabelText("Aanbiedingen"));
  await save();
  await userEvent.click(screen.getByLabelText("Kooptips"));
  await userEvent.click(screen.getByLabelText("Aanbiedingen"));
  await save();
  await userEvent.click(screen.getByLabelText("Vraag mij om een beoordeling"));
  await save();
  expect(updates(asked)).toEqual([
    { newsletter: ["offers", "tips"], reviewMails: true },
    { newsletter: [], reviewMails: true },
    { newsletter: [], reviewMails: false },
  ]);
  await waitFor(() => expect(toastIds()).toContain("newsletter.stopped"));
});

describe("preferences", () => {
  it("are shown, added and removed (PF-06, PF-07)", async () => {
    let categories = ["wonen"];
    const answer = (next: string[]) => {
      categories = next;
      return json({ categories });
    };
    const asked = stubAccount({
      "GET /userPreferences": () => answer(categories),
      "POST /addCategory": () => answer(["wonen", "tuin"]),
      "DELETE /removeCategory": () => answer(["tuin"]),
    });
    signInAs();
    renderInPage(Personalization);
    expect(await screen.findByLabelText("Wonen")).toBeChecked();
    await userEvent.click(screen.getByLabelText("Tuin"));
    await userEvent.click(screen.getByLabelText("Wonen"));
    const sent = () => asked.filter(({ method }) => method !== "GET").map(({ method, body }) => [method, body]);
    await waitFor(() =>
      expect(sent()).toEqual([
        ["POST", { category: "tuin" }],
        ["DELETE", { category: "wonen" }],
      ]),
    );
    expect(screen.getByRole("status")).toHaveTextContent("1 categorie gekozen");
  });
  it("go back to what they were when they could not be kept", async () => {
    stubAccount({ "GET /userPreferences": () => json({ categories: [] }), "POST /addCategory": () => json({}, 500) });
    signInAs();
    renderInPage(Personalization);
    await userEvent.click(await screen.findByLabelText("Tuin"));
    await waitFor(() => expect(toastIds()).toEqual(["preferences.failed"]));
    expect(screen.getByLabelText("Tuin")).not.toBeChecked();
  });
  it("that cannot be fetched can be asked again", async () => {
    let up = false;
    stubAccount({ "GET /userPreferences": () => (up ? json({ categories: [] }) : json({}, 503)) });
    signInAs();
    renderInPage(Personalization);
    const retry = await screen.findByRole("button", { name: "Probeer het opnieuw" });
    up = true;
    await userEvent.click(retry);
    expect(await screen.findByLabelText("Tuin")).not.toBeChecked();
  });
});

describe("the end of an account", () => {
  it("takes a conscious yes, then says when and how to undo it (PF-13)", async () => {
    let deletionAt: string | null = null;
    const asked = stubAccount(
      {
        "POST /deleteAccount": () => {
          deletionAt = "2026-12-21T10:00:00Z";
          return json({ deletionAt });
        },
      },
      () => ({ ...profileFixture, deletionAt }),
    );
    signInAs();
    renderInPage(DeleteUser, { on: ["Marketplace", "Cart"] });
    const button = await screen.findByRole("button", { name: "Account verwijderen" });
    expect(
      screen.getByText(/^Is er nog een bestelling of retour onderweg\? Dan wachten we tot die klaar is/),
    ).toBeVisible();
    expect(screen.getByText(/30 dagen/)).toBeVisible();
    await userEvent.click(button);
    expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
    await userEvent.click(screen.getByLabelText("Ja, ik wil mijn account verwijderen"));
    await userEvent.click(button);
    expect(await screen.findByText("Je account wordt op 21 december 2026 verwijderd")).toBeVisible();
    expect(screen.getByRole("button", { name: "Verwijdering ongedaan maken" })).toBeVisible();
  });
  it("says which orders and returns it waits for, and when there are none", async () => {
    const orders = [
      { number: "AB12-1", state: "under_way" },
      { number: "CD34-2", state: "return" },
    ];
    stubAccount({ "GET /unsettledOrders": () => json({ orders }) });
    signInAs();
    const { unmount } = renderInPage(DeleteUser, { on: ["Marketplace", "Cart"] });
    expect(await screen.findByText("bestelling AB12-1: nog niet afgerond;")).toBeVisible();
    expect(screen.getByText("bestelling CD34-2: retour nog niet afgerond;")).toBeVisible();
    unmount();
    orders.length = 0;
    renderInPage(DeleteUser, { on: ["Marketplace", "Cart"] });
    expect(await screen.findByText("Je hebt geen bestelling of retour die nog loopt.")).toBeVisible();
  });
  it.each<[string, () => Response | Promise<Response>]>([
    ["answers 500", () => json({}, 500)],
    [
      "answers with a page",
      () => new Response("<!doctype html><p>Storing", { headers: { "Content-Type": "text/html" } }),
    ],
    ["answers with another shape", () => json({ orders: [{ number: 7 }] })],
    ["does not answer", () => Promise.reject(new DOMException("late", "TimeoutError"))],
  ])(
    "says that it cannot see what is under way when the service %s, still ends the account, and looks again",
    async (_, bad) => {
      let isBad = true;
      const orders = [{ number: "EF56-1", state: "refund" }];
      stubAccount({
        "GET /unsettledOrders": () => (isBad ? bad() : json({ orders })),
        "POST /deleteAccount": () => json({ deletionAt: "2026-12-21T12:00:00.000Z" }),
      });
      signInAs();
      renderInPage(DeleteUser, { on: ["Marketplace", "Cart"] });
      expect(await screen.findByText(/^We kunnen nu niet zien of er nog een bestelling/)).toBeVisible();
      expect(screen.getByText(/Dan wachten we tot die klaar is, hooguit 90 dagen langer/)).toBeVisible();
      expect(screen.queryByText("Je hebt geen bestelling of retour die nog loopt.")).toBeNull();
      isBad = false;
      await userEvent.click(screen.getByRole("button", { name: "Opnieuw kijken" }));
      expect(await screen.findByText("bestelling EF56-1: geld nog niet terug;")).toBeVisible();
      expect(screen.queryByText(/^We kunnen nu niet zien/)).toBeNull();
      isBad = true;
      await userEvent.click(screen.getByLabelText("Ja, ik wil mijn account verwijderen"));
      await userEvent.click(screen.getByRole("button", { name: "Account verwijderen" }));
      expect(await screen.findByText("Je account wordt op 21 december 2026 verwijderd")).toBeVisible();
    },
  );
  it("that failed leaves the account as it was, and says so", async () => {
    stubAccount({ "POST /deleteAccount": () => json({}, 500) });
    signInAs();
    renderInPage(DeleteUser);
    await userEvent.click(await screen.findByLabelText("Ja, ik wil mijn account verwijderen"));
    await userEvent.click(screen.getByRole("button", { name: "Account verwijderen" }));
    expect(await screen.findByText(/er is niets veranderd/)).toBeVisible();
  });
});
