import type { Page } from "@playwright/test";
import { activate } from "./activate";
import { expect, ONCE, test } from "./fixtures";

/** What the shop says it found, as a number. */
async function totalOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d.]+ resulta(at|ten)$/)
    .filter({ visible: true })
    .first()
    .textContent();
  return Number((text ?? "").replace(/\D/g, ""));
}
const products = (page: Page) => page.getByRole("main").getByRole("article");
const shown = (page: Page) =>
  products(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((a) => a.getAttribute("href")));
const chips = (page: Page) =>
  page.getByRole("main").getByRole("navigation", { name: "Gekozen filters" }).filter({ visible: true });

/** Where the filters are: beside the results, or on a phone in the sheet that their button opens. */
async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole("complementary", { name: "Filters" });
  await page.getByRole("link", { name: /^Filters/ }).click();
  return page.getByRole("dialog", { name: "Filters" });
}
async function closeFilters(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await page.getByRole("button", { name: /^Toon [\d.]+ resulta/ }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}
/** Chooses the first value of a filter that is not chosen; resolves with the number of products beside it. */
async function choose(page: Page, isMobile: boolean, filter: string): Promise<number> {
  const filters = await openFilters(page, isMobile);
  const group = filters
    .getByRole("group")
    .filter({ has: page.getByText(filter, { exact: true }) })
    .first();
  const value = group.locator("a:not([data-selected])").first();
  const count = Number(/ ([\d.]+) product/.exec((await value.textContent()) ?? "")?.[1]?.replace(/\D/g, ""));
  const address = await value.getAttribute("href");
  await value.click();
  await expect(page).toHaveURL(new URL(address ?? "", page.url()).href);
  await closeFilters(page, isMobile);
  return count;
}

test(
  "a misspelled word leads to the product, and the shop says what it searched for",
  ONCE,
  async ({ page, errors }) => {
    await page.goto("/");
    await page.getByRole("search").getByLabel("Waar ben je naar op zoek?").fill("wasmachne");
    await page.keyboard.press("Enter");
    await expect(
      page.getByText(/Sorry, we kunnen niets vinden voor 'wasmachne'.*resultaten voor 'wasmachine'/),
    ).toBeVisible();
    const product = products(page)
      .getByRole("link", { name: /wasmachine/i })
      .first();
    const name = (await product.textContent()) ?? "";
    await product.click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name.split(" ").at(-1) ?? "");
    expect(errors).toEqual([]);
  },
);

test("filters give what they promise, and their link shows another shopper the same", async ({
  page,
  browser,
  catalogue,
  isMobile,
  errors,
}) => {
  await page.goto(catalogue.paths.search());
  const all = await totalOf(page);
  const brand = await choose(page, isMobile, "Merk");
  await expect.poll(() => totalOf(page)).toBe(brand);
  expect(brand).toBeLessThan(all);
  const both = await choose(page, isMobile, "Webwinkel");
  await expect.poll(() => totalOf(page)).toBe(both);
  await expect(chips(page).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("navigation", { name: "Sorteren op" }).getByRole("link", { name: "Prijs" }).click();
  await expect(page.getByRole("link", { name: "Prijs laag – hoog" })).toBeVisible();
  await expect(page).toHaveURL(/sortBy=priceAsc/);
  // The address and the pressed link change before the products do.
  await expect(page.getByRole("region", { name: "Resultaten" })).not.toHaveAttribute("aria-busy");
  const [found, chosen] = [await shown(page), await chips(page).innerText()];

  const other = await browser.newContext({ viewport: page.viewportSize(), isMobile, locale: "nl-NL" });
  const theirs = await other.newPage();
  await theirs.goto(page.url());
  expect(await shown(theirs)).toEqual(found);
  expect(await chips(theirs).innerText()).toBe(chosen);
  expect(await totalOf(theirs)).toBe(both);
  await expect(theirs.getByRole("link", { name: /^Prijs laag/ })).toBeVisible();
  await other.close();

  await chips(page).getByRole("link", { name: "Wis alle filters" }).click();
  await expect.poll(() => totalOf(page)).toBe(all);
  await expect(page).toHaveURL((url) => url.searchParams.toString() === "sortBy=priceAsc");
  expect(errors).toEqual([]);
});

test("values of one filter widen the list, one filter more narrows it, and a chip takes it away", async ({
  page,
  catalogue,
  isMobile,
}) => {
  await page.goto(catalogue.paths.search());
  const first = await choose(page, isMobile, "Merk");
  const second = await choose(page, isMobile, "Merk");
  await expect.poll(() => totalOf(page)).toBe(first + second);
  await expect(page).toHaveURL(/[?&]brand=[^&]+%7C/);
  await chips(page)
    .getByRole("link", { name: /^Verwijder filter/ })
    .first()
    .click();
  await expect.poll(() => totalOf(page)).toBe(second);
});

test("a price range keeps to its bounds; an emptied bound leaves the address", async ({
  page,
  catalogue,
  isMobile,
}) => {
  await page.goto(catalogue.paths.search());
  const filters = await openFilters(page, isMobile);
  await filters.getByLabel("Van").fill("1.000");
  await filters.getByLabel("Tot").fill("250");
  await filters.getByRole("button", { name: "Toepassen" }).click();
  await expect(page).toHaveURL(/\?priceFrom=250&priceTo=1000/);
  await closeFilters(page, isMobile);
  await expect(chips(page)).toContainText("€ 250 – € 1.000");
  // The chip is there at once, the results when they have come.
  await expect
    .poll(async () => {
      const all = await totals(page);
      return all.length > 0 && all.every((total) => total >= 250 && total <= 1000);
    })
    .toBe(true);
  const again = await openFilters(page, isMobile);
  await again.getByLabel("Tot").fill("");
  await again.getByRole("button", { name: "Toepassen" }).click();
  await expect(page).toHaveURL((url) => url.search === "?priceFrom=250");
});

/** What each product costs with shipping, as its card says; not what it cost before. */
async function totals(page: Page): Promise<number[]> {
  const cards = await products(page).allInnerTexts();
  return cards.flatMap((card) => {
    const amounts = [...card.replace(/van €\s[\d.]+,\d\d/g, "").matchAll(/€\s([\d.]+,\d\d)/g)].map(([, text = ""]) =>
      text.replace(".", "").replace(",", "."),
    );
    return amounts.length > 0 ? [Math.max(...amounts.map(Number))] : [];
  });
}

test("sorting on price turns round when it is chosen again, and says which way it goes", async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.paths.listing(catalogue.slugs[0]));
  const sort = page.getByRole("navigation", { name: "Sorteren op" });
  await sort.getByRole("link", { name: "Prijs", exact: true }).click();
  await expect(sort.getByRole("link", { name: "Prijs laag – hoog" })).toHaveAttribute("aria-current", "true");
  // The link says it at once; the products follow when they have come.
  const results = page.locator("[data-list-start]:not([aria-busy])");
  await expect(results).toBeVisible();
  const up = await totals(page);
  expect(up.length).toBeGreaterThan(5);
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  await sort.getByRole("link", { name: "Prijs laag – hoog" }).click();
  await expect(sort.getByRole("link", { name: "Prijs hoog – laag" })).toHaveAttribute("aria-current", "true");
  await expect(results).toBeVisible();
  const down = await totals(page);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  expect(down[0]).toBeGreaterThan(up[0] ?? 0);
  await sort.getByRole("link", { name: "Nieuwste" }).click();
  await expect(page).toHaveURL(/sortBy=new/);
});

test("Back brings the filters back, and the place in the list", async ({ page, catalogue, isMobile, errors }) => {
  await page.goto(catalogue.paths.search());
  await choose(page, isMobile, "Levertijd");
  await activate(page);
  const chosen = page.url();
  const before = await chips(page).innerText();
  const product = products(page).nth(14);
  await product.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const place = await page.evaluate(() => scrollY);
  await product.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
  await page.goBack();
  await expect(page).toHaveURL(chosen);
  await expect.poll(() => chips(page).innerText()).toBe(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 100);
  await page.goBack();
  if (isMobile) await page.goBack(); // the sheet was a step of its own
  await expect(chips(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("another page of results begins at the top and says which part it shows", ONCE, async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.search());
  const total = await totalOf(page);
  await expect(page.getByText(`1–30 van ${total}`)).toBeVisible();
  await page.getByRole("navigation", { name: "Pagina's" }).getByRole("link", { name: "Volgende" }).click();
  await expect(page.getByText(`31–60 van ${total}`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Pagina 2 - /);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("navigation", { name: "Per pagina" }).getByRole("link", { name: "60" }).click();
  await expect(page).toHaveURL(/[?&]pageSize=60/);
  await expect(page.getByText(`1–60 van ${total}`, { exact: true })).toBeVisible();
  await expect(products(page)).toHaveCount(60);
});

test("no results is no dead end", async ({ page, catalogue, errors }) => {
  await page.goto(catalogue.paths.search({ q: "zzzzqqqxx" }));
  await expect(page.getByText("Geen resultaten voor 'zzzzqqqxx'")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "airfryer" }).click();
  await expect(products(page).first()).toBeVisible();
  await page.goto(catalogue.paths.search({ brand: "Bestaatniet", q: "lamp" }));
  await page.getByRole("link", { name: "Toon alles zonder filters" }).click();
  await expect(page).toHaveURL((url) => url.search === "?q=lamp");
  await expect(products(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("the extended page shows brands and deeper categories, where its flag is on", async ({ page, catalogue }) => {
  const [main] = catalogue.slugs;
  const address = catalogue.paths.to("searchCategory", { category: main });
  const brands = page.getByRole("navigation", { name: "Merken" });
  const deeper = page.getByRole("main").getByRole("navigation", { name: "Verder in deze categorie" });
  await page.goto(address);
  await expect(products(page).first()).toBeVisible();
  await expect(deeper).toHaveCount(0);
  await page.goto("/?features=SearchResultsPageExtended");
  await page.goto(address);
  await expect(deeper.getByRole("link").first()).toBeVisible();
  await brands.getByRole("link").first().click();
  await expect(page).toHaveURL(/[?&]brand=/);
  await expect(products(page).first()).toBeVisible();
});

test(
  "two choices right after each other both count, however slow the first answer is",
  ONCE,
  async ({ page, catalogue, isMobile }) => {
    await page.goto(catalogue.paths.search());
    await activate(page);
    const filters = await openFilters(page, isMobile);
    const values = filters
      .getByRole("group")
      .filter({ has: page.getByText("Merk", { exact: true }) })
      .first()
      .locator("a:not([data-selected])");
    await expect(values.first()).toBeVisible();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/_data=.*brand=|brand=.*_data=/, async (route) => {
      await held;
      await route.continue().catch(() => undefined); // given up for the next address
    });
    await values.first().click();
    await expect(filters.locator("a[data-selected]")).toHaveCount(1);
    await values.first().click();
    await expect(filters.locator("a[data-selected]")).toHaveCount(2);
    answer();
    await expect(page).toHaveURL(/[?&]brand=[^&]+%7C[^&]+/);
    await closeFilters(page, isMobile);
    await expect(chips(page).getByRole("link", { name: /^Verwijder filter/ })).toHaveCount(2);
  },
);
