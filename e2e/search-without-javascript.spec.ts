import type { Locator, Page } from "@playwright/test";
import { expect, ONCE, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

const products = (page: Page) => page.getByRole("main").getByRole("article");
const total = (page: Page, isMobile: boolean) =>
  isMobile ? page.getByRole("link", { name: /^Filters/ }) : page.getByRole("main").getByRole("status");

/** The filters: on a phone their link asks the server for them and shows them over the page. */
async function filtersOf(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.getByRole("link", { name: /^Filters/ }).click();
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect(filters).toBeVisible();
  return filters;
}
const group = (filters: Locator, name: string) =>
  filters
    .getByRole("group")
    .filter({ has: filters.page().getByText(name, { exact: true }) })
    .first();

test("filters, sorting, pages and page size are links", async ({ page, catalogue, isMobile }) => {
  await page.goto(catalogue.paths.search());
  const filters = await filtersOf(page, isMobile);
  const value = group(filters, "Levertijd").getByRole("link").first();
  const count = / ([\d.]+) product/.exec((await value.textContent()) ?? "")?.[1] ?? "";
  await value.click();
  await expect(total(page, isMobile)).toContainText(`${count} resulta`);
  await page.getByRole("navigation", { name: "Sorteren op" }).getByRole("link", { name: "Prijs" }).click();
  await expect(page.getByRole("link", { name: "Prijs laag – hoog" })).toBeVisible();
  const pages = page.getByRole("navigation", { name: "Pagina's" });
  await pages.getByRole("link", { name: "Pagina 2" }).click();
  await expect(page.getByText(`31–60 van ${count}`)).toBeVisible();
  await expect(pages.getByRole("link", { name: "Pagina 2" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("navigation", { name: "Per pagina" }).getByRole("link", { name: "90" }).click();
  await expect(products(page)).toHaveCount(90);
  await page
    .getByRole("navigation", { name: "Weergave" })
    .filter({ visible: true })
    .first()
    .getByTitle("Tegels")
    .click();
  await expect(page).toHaveURL(/delivery=.*sortBy=priceAsc.*view=tiles.*pageSize=90/);
  await page.getByRole("link", { name: "Wis alle filters" }).click();
  await expect(page).toHaveURL((url) => !url.searchParams.has("delivery") && url.searchParams.has("sortBy"));
});

test("the price is a form, and what is left empty leaves the address", ONCE, async ({ page, catalogue, isMobile }) => {
  await page.goto(catalogue.paths.search({ brand: catalogue.product.brand ?? "" }));
  const filters = await filtersOf(page, isMobile);
  await filters.getByLabel("Van").fill("1");
  await filters.getByRole("button", { name: "Toepassen" }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("priceFrom") === "1" && !url.searchParams.has("priceTo"));
  await expect(page).toHaveURL(/brand=/);
  await expect(products(page).first()).toBeAttached();
});

test("all values of a long filter are a link away", async ({ page, catalogue, isMobile }) => {
  await page.goto(catalogue.paths.search());
  const brands = group(await filtersOf(page, isMobile), "Merk");
  const values = brands.locator("li a");
  await expect(values).toHaveCount(100);
  await brands.getByText("Toon meer").click();
  await brands.getByRole("link", { name: "Toon alle Merk" }).click();
  await expect(page).toHaveURL(/\?sel=brand#/);
  await expect(values.nth(110)).toBeVisible();
  await values.nth(110).click();
  await expect(page).toHaveURL((url) => url.searchParams.has("brand") && !url.searchParams.has("sel"));
  await expect(products(page).first()).toBeVisible();
});

test(
  "a misspelled word, a search without results and what is told of a category need no script",
  ONCE,
  async ({ page, catalogue }) => {
    await page.goto("/");
    await page.getByRole("searchbox").first().fill("wasmachne");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/resultaten voor 'wasmachine'/)).toBeVisible();
    await page.goto(catalogue.paths.search({ q: "zzzzqqqxx" }));
    await page.getByRole("main").getByRole("link", { name: "airfryer" }).click();
    await expect(products(page).first()).toBeVisible();
    await page.goto(catalogue.paths.listing(catalogue.slugs.slice(0, 2)));
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Toon meer/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#about$/);
    await expect(page.locator("#about")).toBeInViewport();
  },
);
