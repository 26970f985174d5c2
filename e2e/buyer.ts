import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Paths of products that are sold here by different shops. */
export async function sold(page: Page, count: number): Promise<string[]> {
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
export const orderButton = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^In winkelwagen/ })
    .first();

export async function fillDetails(page: Page): Promise<void> {
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
export async function pay(page: Page, answer: RegExp): Promise<void> {
  await page.getByLabel(/iDEAL/).check();
  await page.getByLabel(answer).check();
  await page
    .getByRole("button", { name: /betaal/i })
    .first()
    .click();
}
export async function cancelFirst(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Annuleren" }).first().click();
  await page.getByRole("button", { name: "Annuleren en geld terug" }).click();
  await expect(page.getByText("Geannuleerd", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Terugbetaald", { exact: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^Creditfactuur/ })).toHaveCount(1);
}
/** The function that the law asks for: two presses, a receipt, and the money of what was not sent. */
export async function withdraw(page: Page, number: string): Promise<void> {
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
export const thanks = (page: Page) => page.getByRole("heading", { level: 1, name: "Bedankt voor je bestelling" });
