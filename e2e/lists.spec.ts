import type { Page } from "@playwright/test";
import { lowestPrices } from "../contract/offer-rules";
import { type Catalogue, expect, ONCE, test } from "./fixtures";

const WISHLIST = "/mijn-account/verlanglijstje/";
const VIEWED = "/mijn-account/laatst-bekeken/";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const heart = (page: Page, place: number) =>
  cards(page)
    .nth(place)
    .getByRole("button", { name: /^Bewaar / });
const compare = (page: Page, place: number) =>
  cards(page)
    .nth(place)
    .getByRole("button", { name: /^Vergelijk / });
const pathOf = async (page: Page, place: number) =>
  (await cards(page).nth(place).getByRole("link").first().getAttribute("href")) ?? "";
const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "[]") as unknown[], key);
const listing = ({ paths, slugs }: Catalogue) => paths.listing(slugs[0]);
/** Switches the comparison on or off; the shop answers with its home page. */
const offerComparison = (page: Page, on = true) => page.goto(`/?features=${on ? "" : "-"}ProductsComparison`);
const rows = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /Verwijderen/ }) });

test("a product is kept by its heart with the very first touch, and is still there after a reload", async ({
  page,
  catalogue,
  errors,
}) => {
  await page.goto(listing(catalogue));
  await expect(heart(page, 0)).toHaveAttribute("aria-pressed", "false");
  await heart(page, 0).click();
  await expect(heart(page, 0)).toHaveAttribute("aria-pressed", "true");
  const path = await pathOf(page, 0);
  const items = await kept(page, "wishlistItems");
  expect(items).toEqual([
    { productId: path.split("/")[3], price: expect.any(Number), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  await page.reload();
  await expect(heart(page, 0)).toHaveAttribute("aria-pressed", "true");
  await page.goto(path);
  await expect(main(page).getByRole("button", { name: /^Bewaard / })).toHaveAttribute("aria-pressed", "true");
  await page.goto(WISHLIST);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole("link")).toHaveAttribute("href", path);
  await expect(rows(page)).toContainText(/€\s?\d/);
  expect(errors).toEqual([]);
});

test("what is taken off the list comes back with one press, and an empty list leads on", async ({
  page,
  catalogue,
}) => {
  await page.goto(listing(catalogue));
  await heart(page, 0).click();
  await heart(page, 1).click();
  await expect(heart(page, 1)).toHaveAttribute("aria-pressed", "true");
  const before = await kept(page, "wishlistItems");
  await page.goto(WISHLIST);
  await rows(page)
    .nth(1)
    .getByRole("button", { name: /Verwijderen/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(rows(page)).toHaveCount(2);
  expect(await kept(page, "wishlistItems")).toEqual(before);
  for (let left = 2; left > 0; left--) {
    await rows(page)
      .first()
      .getByRole("button", { name: /Verwijderen/ })
      .click();
  }
  await expect(main(page).getByText("Er staat nog niets op je verlanglijstje")).toBeVisible();
  await main(page).getByRole("link", { name: "Bekijk alle categorieën" }).click();
  await expect(page).toHaveURL((url) => url.pathname === catalogue.paths.to("allCategories", {}));
});

test("the list knows old forms, says what became cheaper, and what is gone", ONCE, async ({ page, catalogue }) => {
  const { id, offers } = catalogue.product;
  const price = lowestPrices(offers).lowestTotal ?? 0;
  await page.addInitScript(
    ([first, cents]) => {
      if (sessionStorage.getItem("filled")) return;
      sessionStorage.setItem("filled", "1");
      const items = [{ productId: first, price: cents, date: "2025-03-04" }];
      localStorage.setItem("wishlistItems", JSON.stringify(items));
      localStorage.setItem("likedProds", '["weg-is-weg"]');
    },
    [id, price + 1000] as const,
  );
  await page.goto(WISHLIST);
  await expect(rows(page).first()).toContainText(/€\s10 goedkoper sinds je het bewaarde/);
  await expect(rows(page).first()).toContainText("Bewaard op 4 maart 2025");
  await expect(rows(page).nth(1)).toContainText("Dit product is er niet meer");
  await rows(page)
    .nth(1)
    .getByRole("button", { name: /Verwijderen/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem("likedProds"))).toBeNull();
});

test("two products are compared, and the link shows somebody else the same two", async ({
  page,
  browser,
  catalogue,
  errors,
}) => {
  await offerComparison(page);
  await page.goto(listing(catalogue));
  await compare(page, 0).click();
  await expect(main(page).getByText("Kies er nog een om te vergelijken")).toBeVisible();
  await compare(page, 1).click();
  const paths = [await pathOf(page, 0), await pathOf(page, 1)];
  await page.reload();
  await main(page).getByRole("link", { name: "Vergelijk 2 producten" }).click();
  const table = main(page).getByRole("table", { name: "Producten naast elkaar" });
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(table.getByRole("row", { name: /Laagste prijs/ })).toContainText(/€/);
  await expect(table.getByRole("img").or(table.locator("img")).first()).toBeVisible();
  const all = await table.getByRole("row").count();
  await page.getByRole("checkbox", { name: "Alleen verschillen tonen" }).check();
  expect(await table.getByRole("row").count()).toBeLessThan(all);

  const other = await browser.newContext();
  const shared = await other.newPage();
  await shared.goto(new URL("/?features=ProductsComparison", page.url()).href);
  await shared.goto(page.url());
  const links = shared.getByRole("columnheader").locator('a[href^="/product/"]');
  await expect(links).toHaveCount(2);
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")))).toEqual(paths);
  await other.close();

  await table
    .getByRole("link", { name: /^Haal weg: / })
    .first()
    .click();
  await expect(table.getByRole("columnheader")).toHaveCount(1);
  expect(await kept(page, "comparisonList")).toHaveLength(1);
  await page.getByRole("button", { name: "Wissen" }).click();
  await expect(main(page).getByText("Nog niets om te vergelijken")).toBeVisible();
  expect(errors).toEqual([]);
});

test("without the flag there is nothing to compare", ONCE, async ({ page, catalogue }) => {
  await offerComparison(page, false);
  const answer = await page.goto("/vergelijken/?ids=1");
  expect(answer?.status()).toBe(404);
  await page.goto(catalogue.paths.listing(catalogue.slugs[0]));
  await expect(heart(page, 0)).toBeVisible();
  await expect(compare(page, 0)).toHaveCount(0);
});

test("the bar of the comparison covers neither the end of the page nor what has the focus", async ({
  page,
  catalogue,
}) => {
  await offerComparison(page);
  await page.goto(listing(catalogue));
  await compare(page, 0).click();
  const bar = page.getByRole("region", { name: "Gekozen om te vergelijken" });
  await expect(bar).toBeVisible();
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await last.focus();
  // Until all of it is laid out, the end is further away than it seems.
  await expect(page.locator("html")).not.toHaveAttribute("data-drawing");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [barBox, linkBox] = [await bar.boundingBox(), await last.boundingBox()];
  expect((linkBox?.y ?? 0) + (linkBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
});

test(
  "what was viewed stands on its page newest first, and on home, until it is cleared",
  ONCE,
  async ({ page, catalogue }) => {
    await page.goto(listing(catalogue));
    const paths = [await pathOf(page, 0), await pathOf(page, 1)];
    for (const path of paths) {
      await page.goto(path);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => kept(page, "rVP")).toContain(path.split("/")[3]);
    }
    await page.goto(VIEWED);
    await expect(cards(page)).toHaveCount(2);
    expect([await pathOf(page, 0), await pathOf(page, 1)]).toEqual(paths.toReversed());
    await page.goto("/");
    const row = page.getByRole("region", { name: "Laatst bekeken" });
    await expect(async () => {
      await page.getByRole("heading", { name: "Populaire zoekopdrachten" }).scrollIntoViewIfNeeded();
      await expect(row.getByRole("article")).toHaveCount(2, { timeout: 1000 });
    }).toPass();

    await page.goto(VIEWED);
    await page.getByRole("button", { name: "Lijst wissen" }).click();
    await expect(main(page).getByText("Je hebt nog niets bekeken")).toBeVisible();
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Lijst wissen" }).click();
    await page.reload();
    await expect(main(page).getByText("Je hebt nog niets bekeken")).toBeVisible();
  },
);
