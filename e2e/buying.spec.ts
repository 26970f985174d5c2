import type { Page } from "@playwright/test";
import { activate } from "./activate";
import { violations } from "./axe";
import { cancelFirst, fillDetails, orderButton, pay, sold, thanks, withdraw } from "./buyer";
import { expect, test } from "./fixtures";

/** Finds an order as a guest in another browser would, and is told the same whichever is wrong. */
async function follow(page: Page, number: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/?features=Marketplace,Cart");
  await page.getByRole("contentinfo").getByRole("link", { name: "Bestelling volgen" }).click();
  const find = async (asked: string, email: string) => {
    await page.getByLabel("Bestelnummer", { exact: true }).fill(asked);
    await page.getByLabel("E-mailadres", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Toon mijn bestelling" }).click();
  };
  for (const [asked, email] of [
    [number, "iemand@voorbeeld.example"],
    ["7KQ2M9XRTW4", "noor@voorbeeld.example"],
  ] as const) {
    await find(asked, email);
    await expect(page.getByText(/^We kennen geen bestelling/)).toBeVisible();
    await expect(page.getByLabel("Bestelnummer", { exact: true })).toHaveValue(asked);
  }
  await find(number.toLowerCase(), "noor@voorbeeld.example");
  await expect(thanks(page)).toBeVisible();
}
/** From the page of an order that a key opened, which the links carry on. */
async function seeInvoice(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Factuur/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Factuur/ })).toBeVisible();
  await expect(page.getByText("Totaal, inclusief btw")).toBeVisible();
  await page.goBack();
}
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest orders from two shops, is refused by the bank once, and pays", async ({ page }) => {
    for (const path of await sold(page, 2)) {
      await page.goto(path);
      await orderButton(page).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Winkelwagen");
    }
    await expect(page.getByRole("heading", { level: 2, name: /^Verkoop en levering door/ })).toHaveCount(2);
    await page.getByRole("link", { name: "Verder naar bestellen" }).click();
    await page.getByRole("button", { name: "Verder naar bezorging en betaling" }).click();
    await expect(page.getByText("Vul de postcode in.").first()).toBeVisible();
    await fillDetails(page);
    await page.getByRole("button", { name: "Bestellen en betalen" }).click();
    await pay(page, /geweigerd/);
    await pay(page, /Bank zegt ja/);
    await expect(async () => {
      await page.reload();
      await expect(thanks(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText("Betaald", { exact: true })).toHaveCount(2);
    const number =
      (await page
        .getByRole("heading", { level: 2, name: /^Bestelling/ })
        .first()
        .textContent()) ?? "";
    await follow(page, number.split(" ")[1] ?? "");
    await seeInvoice(page);
    await cancelFirst(page);
    await withdraw(page, number.split(" ")[1]?.replace(/-1$/, "-2") ?? "");
    await page.goto("/winkelwagen/");
    await expect(page.getByText("Je winkelwagen is leeg")).toBeVisible();
  });

  test("nobody sees another visitor's cart or order", async ({ page, browser }) => {
    const [path = ""] = await sold(page, 1);
    await page.goto(path);
    await orderButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Winkelwagen");
    await expect(page.getByRole("spinbutton")).toBeVisible();
    const other = await browser.newContext({ javaScriptEnabled: false });
    const stranger = await other.newPage();
    await stranger.goto(new URL("/winkelwagen/?features=Marketplace,Cart", page.url()).href);
    await stranger.goto(new URL("/winkelwagen/", page.url()).href);
    await expect(stranger.getByText("Je winkelwagen is leeg")).toBeVisible();
    const answer = await stranger.goto(new URL("/bestelling/onbekend/", page.url()).href);
    expect(answer?.status()).toBe(404);
    await other.close();
  });
});

/** Purchases that the data layer has been told of since the page was loaded. */
const purchases = (page: Page) =>
  page.evaluate(() => window.dataLayer?.filter(({ event }) => event === "purchase").length ?? 0);

/** Keeps the scripts of the pages that follow from arriving, until it is released. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const scripts = "**/assets/*.js";
  await page.route(scripts, async (route) => {
    await released;
    // The page that wanted it may have been left.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(scripts);
  };
}

test("a visitor adds, changes, removes and puts back, and pays in the same breath", async ({
  page,
  errors,
  isMobile,
}) => {
  /** The narrow screen has all that the wide one has. */
  const accessible = async (name: string) => expect(isMobile ? await violations(page) : [], name).toEqual([]);
  const [path = ""] = await sold(page, 1);
  await page.goto(path);
  await orderButton(page).hover();
  await activate(page);
  await orderButton(page).click();
  await expect(page.getByRole("status").getByText(/^In je winkelwagen:/)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /Winkelwagen/ })).toContainText("1 artikel");
  await page.getByRole("button", { name: "Bekijk winkelwagen" }).click();
  await page.getByRole("button", { name: /^Eén meer van/ }).click();
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  await page.getByRole("button", { name: "Verwijderen" }).click();
  await expect(page.getByText("Je winkelwagen is leeg")).toBeVisible();
  await page.getByRole("button", { name: "Terugzetten" }).click();
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  await accessible("cart");
  await page.getByRole("link", { name: "Verder naar bestellen" }).click();
  await page.getByRole("button", { name: "Verder naar bezorging en betaling" }).click();
  await expect(page.getByText("dingen kloppen nog niet")).toBeVisible();
  await accessible("details with errors");
  await fillDetails(page);
  await expect(page.getByRole("button", { name: "Bestellen en betalen" })).toBeVisible();
  await accessible("summary");
  await page.getByRole("button", { name: "Bestellen en betalen" }).click();
  await expect(page.getByLabel(/iDEAL/)).toBeVisible();
  await accessible("pay page");
  await page.getByRole("link", { name: /^Annuleren/ }).click();
  await expect(page.getByText(/^Je hebt niet betaald/)).toBeVisible();
  await page.getByRole("button", { name: "Bestellen en betalen" }).click();
  const release = await holdScripts(page);
  await pay(page, /Bank zegt ja/);
  // Its scripts belong to what a page has loaded.
  const waitUntil = "domcontentloaded";
  await page.waitForURL("**/bestelling/**", { waitUntil });
  await expect(async () => {
    if (!(await thanks(page).isVisible())) await page.reload({ waitUntil });
    await expect(thanks(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await purchases(page), "before the framework runs").toBe(1);
  await release();
  await accessible("order");
  await activate(page);
  expect(await purchases(page)).toBe(1);
  await page.reload();
  await activate(page);
  expect(await purchases(page)).toBe(0);
  expect(errors).toEqual([]);
});
