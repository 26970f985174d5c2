import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { expect, ONCE, test } from "./fixtures";

const SENTENCE = "een wasmachine tot 900 euro";
const chip = (page: Page, name: string) => page.getByRole("link", { name: `Verwijder filter ${name}` });
const inBox = (page: Page) => page.getByRole("banner").locator('input[name="q"]');

/** From a typed sentence by its filters to a product. */
async function readAndChoose(page: Page): Promise<void> {
  await page.goto("/");
  await inBox(page).fill(SENTENCE);
  await page.getByRole("banner").getByRole("button", { name: "Zoeken", exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("priceTo") === "900");
  await expect(page.getByText("We lazen:")).toBeVisible();
  await expect(inBox(page)).toHaveValue(SENTENCE);
  await chip(page, "Tot € 900").click();
  await expect(page).toHaveURL((url) => !url.searchParams.has("priceTo") && url.searchParams.get("q") === SENTENCE);
  const asTyped = page.getByRole("link", { name: "Zoek op de woorden zoals je ze typte" });
  await expect(asTyped).toHaveAttribute("href", /words=een\+wasmachine\+tot\+900\+euro$/);
  const product = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  const href = (await product.getAttribute("href")) ?? "";
  await product.click();
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText(SENTENCE);
}

test("a sentence becomes filters, one of which is taken away, on the way to a product", async ({ page, errors }) => {
  await readAndChoose(page);
  expect(errors).toEqual([]);
});

test("the words as typed are an ordinary search, which is not read again", ONCE, async ({ page }) => {
  await page.goto(`/zoeken/?${new URLSearchParams({ q: SENTENCE })}`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Zoek op de woorden zoals je ze typte" }).click();
  await expect(page.getByText("We lazen:")).toBeHidden();
  await expect(page).toHaveURL((url) => url.searchParams.get("words") === SENTENCE);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a sentence becomes filters too", async ({ page }) => readAndChoose(page));
});
