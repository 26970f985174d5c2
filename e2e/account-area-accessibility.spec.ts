import type { Page } from "@playwright/test";
import { imitateNewUser, join, makeAccount } from "./account-visitor";
import { violations } from "./axe";
import { expect, ONCE, test } from "./fixtures";

const pages = [
  "profile",
  "profileOrdersAndReturns",
  "profilePersonalInfo",
  "profileAddresses",
  "profilePersonalization",
  "profileNewsletter",
  "profileNotificationCenter",
  "profileBookmarks",
] as const;
const popups = ["profile", "personalInfo", "orders", "bookmarks", "newsletter", "menu"] as const;
const main = (page: Page) => page.getByRole("main");

/** Nothing is being fetched any more. */
const settled = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.setTimeout(120_000);

  test("the pages of the account have no violation, signed out and in", async ({ page, catalogue: { paths } }) => {
    await page.goto("/?features=Bookmarks");
    for (const id of pages) {
      await page.goto(paths.to(id, {}));
      await expect(main(page).getByRole("button", { name: "Inloggen" })).toBeVisible();
      expect(await violations(page), `${id}, signed out`).toEqual([]);
    }
    await join(page);
    for (const id of pages) {
      await page.goto(paths.to(id, {}));
      await settled(page);
      await expect(main(page).getByRole("button", { name: "Inloggen" })).toHaveCount(0);
      expect(await violations(page), id).toEqual([]);
    }
    await page.goto(paths.to("profileAddresses", {}));
    await main(page).getByRole("button", { name: "Adres toevoegen" }).click();
    await main(page).getByRole("button", { name: "Adres opslaan" }).click();
    await expect(main(page).getByRole("region", { name: /kloppen/ })).toBeVisible();
    expect(await violations(page), "an address with problems").toEqual([]);
  });

  test("the popups and the modal have no violation", async ({ page, catalogue: { paths } }) => {
    await page.goto("/?features=Bookmarks");
    await join(page);
    for (const name of popups) {
      await page.goto(`${paths.to("profileNotificationCenter", {})}${paths.hash(name)}`);
      await page.reload();
      await expect(page.getByRole("dialog").getByRole("link").or(page.getByLabel("Kooptips")).first()).toBeVisible();
      await settled(page);
      expect(await violations(page), name).toEqual([]);
    }
    await page.goto(paths.to("profilePersonalInfo", {}));
    await main(page).getByRole("button", { name: "Account verwijderen" }).click();
    await expect(page.getByRole("dialog").getByText(/30 dagen/)).toBeVisible();
    expect(await violations(page), "deletion").toEqual([]);
  });

  test("registration has no violation, at any step", async ({ page, catalogue: { paths } }) => {
    for (const type of [undefined, "prive", "zakelijk"]) {
      await page.goto(paths.to("register", {}, { type }));
      expect(await violations(page), type).toEqual([]);
    }
    await imitateNewUser(page);
    await makeAccount(page);
    for (const [type, send] of [
      ["prive", "Account aanmaken"],
      ["zakelijk", "Aanvraag versturen"],
    ] as const) {
      await page.goto(paths.to("register", {}, { type }));
      await main(page).getByRole("button", { name: send }).click();
      await expect(main(page).getByRole("region", { name: /klopt|kloppen/ })).toBeVisible();
      expect(await violations(page), `${type} with problems`).toEqual([]);
    }
  });
});

test("at 320 px wide no page of the account needs scrolling sideways", ONCE, async ({ page, catalogue: { paths } }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/?features=Bookmarks");
  await imitateNewUser(page);
  await makeAccount(page);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto(paths.to("register", {}, { type: "zakelijk" }));
  await expect(main(page).getByLabel("IBAN")).toBeVisible();
  expect(await wide(), "register").toBeLessThanOrEqual(0);
  await page.goto(paths.to("register", {}, { type: "prive" }));
  await main(page)
    .getByLabel(/Ik ga akkoord/)
    .check();
  await main(page).getByRole("button", { name: "Account aanmaken" }).click();
  await expect(main(page).getByText(/je account is klaar/)).toBeVisible();
  for (const id of pages) {
    await page.goto(paths.to(id, {}));
    await settled(page);
    expect(await wide(), id).toBeLessThanOrEqual(0);
  }
});
