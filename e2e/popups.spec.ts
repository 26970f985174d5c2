import type { Page } from "@playwright/test";
import { accountLink, imitateNewUser, makeAccount, toast } from "./account-visitor";
import { activate } from "./activate";
import { violations } from "./axe";
import { expect, ONCE, test } from "./fixtures";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const goToHash = (page: Page, hash: string) =>
  page.evaluate((value) => {
    const link = document.createElement("a");
    link.href = value;
    document.body.append(link);
    link.click();
    link.remove();
  }, hash);

const names = [
  "profile",
  "personalInfo",
  "orders",
  "bookmarks",
  "recentProducts",
  "wishlist",
  "cart",
  "newsletter",
  "menu",
] as const;

test("a page opened with the hash of a popup shows it by itself; closing takes the hash off", async ({
  page,
  catalogue,
  errors,
}) => {
  for (const name of names) {
    await page.goto("/");
    await page.evaluate(() => localStorage.removeItem("deferredActivation"));
    await page.goto(`/offline/${catalogue.paths.hash(name)}`);
    const dialog = page.getByRole("dialog");
    await expect(dialog, name).toBeVisible();
    await expect(dialog.getByText("Even geduld")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Sluiten" }).click();
    await expect(dialog).toHaveCount(0);
    expect(new URL(page.url()).hash, name).toBe("");
    expect(new URL(page.url()).pathname, name).toBe("/offline/");
  }
  expect(errors).toEqual([]);
});

test("a popup over a page is a step of its own: Back and Escape close it, and the page stays where it was", async ({
  page,
  catalogue,
}) => {
  const { paths, slugs } = catalogue;
  const path = paths.listing(slugs[0]);
  await page.goto(path);
  await activate(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  const dialog = page.getByRole("dialog");
  await goToHash(page, paths.hash("wishlist"));
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect([new URL(page.url()).pathname, await scrolled(page)]).toEqual([path, 700]);

  await goToHash(page, paths.hash("menu"));
  await expect(dialog).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.hash === "" && url.pathname === path);
  expect([await scrolled(page), await page.evaluate(() => history.length)]).toEqual([700, steps]);

  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
});

test("from a popup a link leads on, and Back leads to the popup", async ({ page, catalogue }) => {
  const { paths } = catalogue;
  await page.goto(`/offline/${paths.hash("menu")}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Alle webwinkels" }).click();
  await expect(page).toHaveURL((url) => url.pathname === paths.to("webshops", {}));
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Sluiten" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/offline/" && url.hash === "");
});

test("the header fits on the smallest phones", ONCE, async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    const header = page.getByRole("banner");
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(112);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const name of ["Webwinkels", "Bewaard", "Inloggen"]) {
      await expect(header.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    }
  }
});

test("the login modal holds the focus, gives it back, and leads to the account page without JavaScript", async ({
  page,
  catalogue,
}) => {
  await page.goto("/");
  await activate(page);
  await accountLink(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Inloggen" });
  await expect(dialog).toBeVisible();
  for (let stops = 0; stops < 8; stops++) await page.keyboard.press("Tab");
  expect(
    await page.evaluate(
      () =>
        document.activeElement?.closest("main,header,footer") === null ||
        Boolean(document.activeElement?.closest("dialog")),
    ),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(accountLink(page)).toBeFocused();
  await expect(accountLink(page)).toHaveAttribute("href", catalogue.paths.to("profile", {}));
});

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("modal, toast, prompt and return page have no violation", async ({ page, catalogue }) => {
    await page.goto("/auth-redirect");
    await expect(page.getByRole("heading", { level: 1, name: "Inloggen is niet gelukt" })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.goto("/auth-redirect?error=access_denied");
    await expect(toast(page, /niet gelukt/)).toBeVisible();
    await activate(page);
    expect(await violations(page)).toEqual([]);

    await page.goto(catalogue.paths.to("webshops", {}));
    await activate(page);
    await accountLink(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await imitateNewUser(page);
    await makeAccount(page);
    await expect(page.getByRole("complementary", { name: "Account afronden" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
