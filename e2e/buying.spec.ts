import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { expect, test } from "./fixtures";

/** Paths of products that are sold here by different shops. */
async function sold(page: Page, count: number): Promise<string[]> {
  await page.goto("/?features=Marketplace,Cart");
  const answer = await page.request.post("/api/search/search", {
    data: {
      q: "",
      filters: {},
      page: { current: 0, size: 60 },
      sort: { by: "relevance", direction: "desc" },
      context: "search",
      mobile: false,
    },
  });
  const { hits } = await answer.json();
  const found = new Map<string, string>();
  for (const { _id, _source } of hits.hits) {
    if (found.size === count) break;
    const offers = await page.request.post("/api/search/product-offers", { data: { id: _id } });
    const [best] = (await offers.json()).offers.filter((offer: { sellable: boolean }) => offer.sellable);
    if (best && !_source.adult_content && !found.has(best.shop.id)) found.set(best.shop.id, _source.canonical_path);
  }
  expect(found.size).toBe(count);
  return [...found.values()];
}
const orderButton = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^In winkelwagen/ })
    .first();

async function fillDetails(page: Page): Promise<void> {
  const fields = {
    "E-mailadres": "noor@voorbeeld.example",
    "Naam van de ontvanger": "Noor de Wit",
    Postcode: "3511 AB",
    Huisnummer: "14",
    Straat: "Dorpsstraat",
    Plaats: "Utrecht",
  };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).first().fill(value);
  await page.getByRole("button", { name: "Verder naar bezorging en betaling" }).click();
}
/** Pays on the test provider's page with the bank's answer. */
async function pay(page: Page, answer: RegExp): Promise<void> {
  await page.getByLabel(/iDEAL/).check();
  await page.getByLabel(answer).check();
  await page
    .getByRole("button", { name: /betaal/i })
    .first()
    .click();
}
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
async function cancelFirst(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Annuleren" }).first().click();
  await page.getByRole("button", { name: "Annuleren en geld terug" }).click();
  await expect(page.getByText("Geannuleerd", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Terugbetaald", { exact: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^Creditfactuur/ })).toHaveCount(1);
}
/** The function that the law asks for: two presses, a receipt, and the money of what was not sent. */
async function withdraw(page: Page, number: string): Promise<void> {
  const order = page.url();
  await page.getByRole("contentinfo").getByRole("link", { name: "Hier de overeenkomst ontbinden" }).click();
  await page.getByLabel("Naam", { exact: true }).fill("Noor de Wit");
  await page.getByLabel("Bestelnummer", { exact: true }).fill(number);
  await page.getByRole("button", { name: "Verder" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overeenkomst ontbinden");
  await page.getByLabel("E-mailadres", { exact: true }).fill("noor@voorbeeld.example");
  await page.getByRole("button", { name: "Verder" }).click();
  await page.getByRole("button", { name: "Ontbinding bevestigen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We hebben je ontbinding ontvangen");
  await expect(page.getByText(/^Ontvangen op .* \d{4} om \d/)).toBeVisible();
  await page.goto(order);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Geannuleerd", { exact: true })).toHaveCount(2, { timeout: 500 });
  }).toPass();
}
const thanks = (page: Page) => page.getByRole("heading", { level: 1, name: "Bedankt voor je bestelling" });

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
  await expect.poll(() => page.evaluate(() => "__etalageActive" in window)).toBe(true);
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
  await pay(page, /Bank zegt ja/);
  await expect(thanks(page)).toBeVisible();
  await accessible("order");
  await expect.poll(() => purchases(page)).toBe(1);
  await page.reload();
  await expect.poll(() => page.evaluate(() => "__etalageActive" in window)).toBe(true);
  expect(await purchases(page)).toBe(0);
  expect(errors).toEqual([]);
});
