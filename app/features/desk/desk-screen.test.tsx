import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { DeskItem } from "#contract/desk";
import { renderInPage } from "../../shell/page-fixture";
import { freshSession, json, signInAs, stubAccount } from "../profile/account-fixture";
import { DeskScreen } from "./desk-screen";

beforeEach(freshSession);
const Screen = () => <DeskScreen absent={<h1>Pagina niet gevonden</h1>} />;

const request: DeskItem = {
  kind: "request",
  id: "u1",
  title: "Fietsen BV",
  facts: ["ontbreekt: bevestigd domein"],
  command: "npm run business -- show u1",
  words: ["approved", "refused"],
};

it("decides with a reason, and shows what still waits", async () => {
  const asked = stubAccount({
    "GET /desk": () => json({ items: [request] }),
    "POST /desk": () => json({ items: [] }),
  });
  signInAs();
  renderInPage(Screen, { url: "/beheer/" });
  expect(await screen.findByRole("heading", { name: "Zakelijke aanvragen" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Afwijzen" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Dit besluit heeft een reden nodig.");
  await userEvent.type(screen.getByLabelText("Reden of bericht"), "Bestaat niet");
  await userEvent.click(screen.getByRole("button", { name: "Afwijzen" }));
  expect(await screen.findByText("Er wacht niets.")).toBeVisible();
  expect(asked.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { kind: "request", id: "u1", word: "refused", reason: "Bestaat niet" },
  ]);
});

it("is not there for who is no operator", async () => {
  stubAccount({ "GET /desk": () => json({ error: { code: "not_found", message: "" } }, 404) });
  signInAs();
  renderInPage(Screen, { url: "/beheer/" });
  expect(await screen.findByText("Pagina niet gevonden")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Beheer" })).toBeNull();
});

it("can be asked again when it fails", async () => {
  let works = false;
  stubAccount({ "GET /desk": () => (works ? json({ items: [] }) : json({}, 500)) });
  signInAs();
  renderInPage(Screen, { url: "/beheer/" });
  works = await screen.findByRole("button", { name: /opnieuw/i }).then(() => true);
  await userEvent.click(screen.getByRole("button", { name: /opnieuw/i }));
  expect(await screen.findByText("Er wacht niets.")).toBeVisible();
});
