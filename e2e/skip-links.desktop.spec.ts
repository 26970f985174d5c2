import type { Locator, Page } from "@playwright/test";
import { activate } from "./activate";
import { expect, test } from "./fixtures";

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** How many stops of the keyboard are from here to there. */
async function stopsTo(page: Page, target: Locator, most = 30): Promise<number> {
  for (let stop = 1; stop <= most; stop++) {
    await page.keyboard.press("Tab");
    if (await isFocused(target)) return stop;
  }
  throw new Error(`${most} stops of the keyboard and not yet there`);
}

/** From the search box to the first product, with all that a keyboard user must see on the way. */
async function skipToProducts(page: Page): Promise<void> {
  const skip = page.getByRole("link", { name: "Naar de producten", exact: true });
  await expect(skip).not.toBeInViewport();
  await page.getByRole("banner").locator('input[name="q"]').focus();
  await stopsTo(page, skip);
  await expect(skip).toBeInViewport({ ratio: 1 });
  await expect(skip).not.toHaveCSS("outline-style", "none");
  const isOnTop = await skip.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop, "nothing covers the link").toBe(true);
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toHaveAttribute("id", "results");
  const product = page.getByRole("main").getByRole("article").first();
  await stopsTo(page, product.getByRole("link").first(), 3);
  await expect(product.getByRole("link").first()).toBeInViewport();
}

async function skipToContent(page: Page): Promise<void> {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "once the page is alive" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the filters of a search, a category and a shop can be skipped", async ({ page, catalogue }) => {
      const { paths, slugs, website } = catalogue;
      for (const path of [`${paths.search()}?q=lamp`, paths.listing(slugs), paths.shop(website)]) {
        await page.goto(path);
        if (javaScriptEnabled) await activate(page);
        await skipToProducts(page);
      }
    });

    test("the header can be skipped", async ({ page }) => {
      await skipToContent(page);
    });
  });
}

test("nothing leads to products where nothing was found", async ({ page, catalogue }) => {
  await page.goto(`${catalogue.paths.search()}?q=xqzvwk`);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Naar de producten", exact: true })).toHaveCount(0);
});
