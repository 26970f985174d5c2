import type { Page } from "@playwright/test";
import type { SearchResponse } from "../contract/search";
import { expect, test } from "./fixtures";

/** Switches the feature on or off; the shop answers with its home page. */
const offerAlerts = (page: Page, on = true) => page.goto(`/?features=${on ? "" : "-"}InStockSubscription`);
const main = (page: Page) => page.getByRole("main");
const box = (page: Page) => main(page).getByRole("region", { name: "Mail mij als het er weer is" });

/** Path of a product that no shop has in stock. */
async function soldOut(page: Page): Promise<string> {
  for (let current = 0; current < 8; current++) {
    const answer = await page.request.post("/api/search/search", {
      data: {
        q: "",
        filters: {},
        page: { current, size: 90 },
        sort: { by: "relevance", direction: "desc" },
        context: "search",
        mobile: false,
      },
    });
    const { hits } = (await answer.json()) as SearchResponse;
    const found = hits.hits.find(({ _source }) => _source.lowestPrice === null && !_source.adult_content);
    if (found) return found._source.canonical_path;
  }
  throw new Error("The demo shop has everything in stock");
}

test("a visitor asks for a mail when a product is back, and hears what comes next", async ({ page, errors }) => {
  await offerAlerts(page);
  await page.goto(await soldOut(page));
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("deferredActivation"))).toBe("off");
  const field = box(page).getByLabel("E-mailadres");
  await field.fill("noor");
  await field.press("Enter");
  await expect(box(page).getByText("Vul een e-mailadres in, zoals naam@voorbeeld.nl.")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("noor@voorbeeld.example");
  await box(page).getByRole("button", { name: "Mail mij" }).click();
  await expect(box(page).getByText(/bericht gestuurd naar noor@voorbeeld\.example/)).toBeFocused();
  await expect(page.getByRole("status").getByText(/Bijna klaar/)).toBeVisible();
  expect(errors).toEqual([]);
});

test("when asking fails the visitor hears so, and the address is still there", async ({ page }) => {
  await page.route("**/subscribeBackInStockByMail", (route) => route.fulfill({ status: 500, body: "{}" }));
  await offerAlerts(page);
  await page.goto(await soldOut(page));
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("deferredActivation"))).toBe("off");
  await box(page).getByLabel("E-mailadres").fill("noor@voorbeeld.example");
  await box(page).getByRole("button", { name: "Mail mij" }).click();
  await expect(page.getByRole("alert").getByText("Dat is niet gelukt. Probeer het opnieuw.")).toBeVisible();
  await expect(box(page).getByLabel("E-mailadres")).toHaveValue("noor@voorbeeld.example");
});

test("without the flag, and with a product that can be ordered, nothing is asked", async ({ page, catalogue }) => {
  await offerAlerts(page, false);
  await page.goto(await soldOut(page));
  await expect(main(page).getByText("Uitverkocht").first()).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await offerAlerts(page);
  await page.goto(catalogue.product.canonical_path);
  await expect(box(page)).toHaveCount(0);
});

test("a link that says nothing is answered in clear words, after a press and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(new URL(request.url()).pathname));
  const answer = await page.goto("/voorraadmelding/onbekend/");
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bericht als het er weer is");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Ja, mail mij" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze link werkt niet meer");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor can ask for a mail too", async ({ page }) => {
    await offerAlerts(page);
    await page.goto(await soldOut(page));
    await box(page).getByLabel("E-mailadres").fill("bram@voorbeeld.example");
    await box(page).getByRole("button", { name: "Mail mij" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kijk in je mail");
    await expect(main(page)).toContainText("bram@voorbeeld.example");
  });
  test("the lists say why they are empty, and offer no hearts", async ({ page, catalogue }) => {
    for (const path of ["/mijn-account/verlanglijstje/", "/mijn-account/laatst-bekeken/"]) {
      await page.goto(path);
      await expect(main(page).locator("noscript p").first()).toContainText("Hiervoor is JavaScript nodig");
      await expect(main(page).locator("noscript p").first()).toBeVisible();
    }
    await page.goto(catalogue.paths.listing(catalogue.slugs[0]));
    await expect(main(page).getByRole("article").first()).toBeVisible();
    await expect(main(page).getByRole("button", { name: /^Bewaar / })).toHaveCount(0);
  });
  test("a shared comparison shows its table and its differences", async ({ page, catalogue }) => {
    await page.goto("/?features=ProductsComparison");
    await page.goto(`/vergelijken/?ids=${catalogue.product.id}`);
    await expect(page.getByRole("columnheader")).toHaveCount(1);
    await expect(page.getByRole("row", { name: /Laagste prijs/ })).toContainText("€");
  });
});
