import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { BusinessRequest } from "#contract/business";
import { renderInPage } from "../../shell/page-fixture";
import { freshSession, json, signInAs, stubAccount } from "./account-fixture";
import { BusinessProgress } from "./business-progress";

beforeEach(freshSession);

const token = "0123456789abcdef0123456789abcdef";
const request = (more: Partial<BusinessRequest> = {}): BusinessRequest => ({
  status: "in_review",
  message: "",
  requestedAt: "2026-11-21T10:00:00Z",
  decidedAt: "2026-11-22T10:00:00Z",
  missing: ["domain"],
  domain: { host: "fietsen.example", token, confirmed: false },
  shops: [],
  ...more,
});

it("says what is missing and how to prove the site, and looks when asked", async () => {
  let answer = request();
  stubAccount({ "GET /business": () => json(answer), "POST /business/check": () => json(answer) });
  signInAs();
  renderInPage(BusinessProgress);
  expect(await screen.findByText("een bewijs dat fietsen.example van jou is")).toBeVisible();
  expect(screen.getByText(token)).toBeVisible();
  expect(screen.getByText(`etalage-verification=${token}`)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Controleer nu" }));
  expect(await screen.findByText(/Nog niet alles is er/)).toBeVisible();
  answer = request({ missing: [], domain: { ...answer.domain, confirmed: true } });
  await userEvent.click(screen.getByRole("button", { name: "Controleer nu" }));
  expect(await screen.findByText("We hebben alles wat we van je nodig hebben.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Controleer nu" })).toBeNull();
});

it("says when looking failed", async () => {
  stubAccount({ "GET /business": () => json(request()), "POST /business/check": () => json({}, 429) });
  signInAs();
  renderInPage(BusinessProgress);
  await userEvent.click(await screen.findByRole("button", { name: "Controleer nu" }));
  expect(await screen.findByText(/Controleren is niet gelukt/)).toBeVisible();
});

it("leads to the form for what only the form can add", async () => {
  stubAccount({ "GET /business": () => json(request({ missing: ["representative"] })) });
  signInAs();
  renderInPage(BusinessProgress);
  expect(await screen.findByRole("link", { name: "Aanvraag aanvullen" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Controleer nu" })).toBeNull();
});

it("says why a shop may not sell", async () => {
  const shops = [{ website: "fietsen.example", name: "Fietsen", status: "suspended" as const, reason: "Levert niet" }];
  stubAccount({ "GET /business": () => json(request({ status: "approved", missing: [], shops })) });
  signInAs();
  renderInPage(BusinessProgress);
  expect(await screen.findByText("fietsen.example mag hier nu niet verkopen")).toBeVisible();
  expect(screen.getByText("De reden: Levert niet")).toBeVisible();
});
