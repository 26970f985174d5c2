import { violations } from "./axe";
import { expect, ONCE, test } from "./fixtures";

const LISTS = ["/mijn-account/verlanglijstje/", "/mijn-account/laatst-bekeken/"];
const FLAGS = "/?features=ProductsComparison,InStockSubscription";

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the lists, full and empty, have no violation", async ({ page, catalogue }) => {
    test.setTimeout(120_000);
    const listing = catalogue.paths.listing(catalogue.slugs[0]);
    await page.goto(FLAGS);
    for (const path of [...LISTS, "/voorraadmelding/x/", "/beoordelingen/mails/x/", "/beheer/"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
    await page.goto(listing);
    const cards = page.getByRole("main").getByRole("article");
    for (const place of [0, 1]) {
      for (const name of [/^Bewaar /, /^Vergelijk /]) {
        const button = cards.nth(place).getByRole("button", { name });
        await button.click();
        // The message that something was saved may come to lie over the next button: it is there by now.
        await expect(button).toHaveAttribute("aria-pressed", "true");
      }
    }
    await expect(page.getByRole("link", { name: "Vergelijk 2 producten" })).toBeVisible();
    // What lies half below a bar for the moment counts as too small a target: at the end of the page nothing does.
    await page.getByRole("status").getByRole("button").last().click();
    // Until all of it is laid out, the end is further away than it seems.
    await expect(page.locator("html")).not.toHaveAttribute("data-drawing");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // The header may still be on its way out, over a link that it leaves free when it is gone.
    await expect.poll(() => violations(page), { message: "listing" }).toEqual([]);
    await page.getByRole("link", { name: "Vergelijk 2 producten" }).click();
    await expect(page.getByRole("table")).toBeVisible();
    expect(await violations(page), "comparison").toEqual([]);
    await page.evaluate((id) => localStorage.setItem("rVP", JSON.stringify([id])), catalogue.product.id);
    for (const path of LISTS) {
      await page.goto(path);
      await expect(page.getByRole("main").locator('a[href^="/product/"]').first()).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });
});

test("with the keyboard alone a product is saved, found again and removed", async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.listing(catalogue.slugs[0]));
  const card = page.getByRole("main").getByRole("article").first();
  await card.getByRole("link").focus();
  const heart = card.getByRole("button", { name: /^Bewaar / });
  for (let stops = 0; stops < 3 && !(await isFocused(heart)); stops++) await page.keyboard.press("Tab");
  await expect(heart).toBeFocused();
  await page.keyboard.press("Space");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toBeFocused();
  await page.goto("/mijn-account/verlanglijstje/");
  const remove = page.getByRole("main").getByRole("button", { name: /Verwijderen/ });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(0);
  const undo = page.getByRole("button", { name: "Ongedaan maken" });
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(1);
});
const isFocused = (element: import("@playwright/test").Locator) =>
  element.evaluate((node) => node === document.activeElement);

test("hearts are large enough for a finger", ONCE, async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.listing(catalogue.slugs[0]));
  const box = await page
    .getByRole("main")
    .getByRole("button", { name: /^Bewaar / })
    .first()
    .boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test("at 320 px wide no list needs scrolling sideways", ONCE, async ({ page, catalogue }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(FLAGS);
  await page.evaluate((id) => localStorage.setItem("wishlistItems", JSON.stringify([id, "weg"])), catalogue.product.id);
  await page.evaluate((id) => localStorage.setItem("rVP", JSON.stringify([id])), catalogue.product.id);
  const pages = ["/mijn-account/verlanglijstje/", "/mijn-account/laatst-bekeken/", "/voorraadmelding/x/"];
  for (const path of [...pages, `/vergelijken/?ids=${catalogue.product.id}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});
