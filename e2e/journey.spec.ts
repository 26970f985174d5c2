import type { Locator, Page } from "@playwright/test";
import { type Catalogue, expect, ONCE, test } from "./fixtures";

/** The first visible link to one of these paths, in the page's main part where there is one. */
async function linkTo(page: Page, paths: readonly string[]): Promise<Locator> {
  const links = page.locator("main a[href], footer a[href]");
  await expect(links.first()).toBeAttached();
  for (const link of await links.all()) {
    const href = await link.getAttribute("href");
    if (href && paths.includes(new URL(href, page.url()).pathname) && (await link.isVisible())) return link;
  }
  throw new Error(`${page.url()} shows no link to any of ${paths.join(" ")}`);
}
/** Follows such a link and waits for the page behind it. */
async function follow(page: Page, paths: readonly string[]): Promise<void> {
  const link = await linkTo(page, paths);
  const path = new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
}

/** Paths of the categories that have products and categories below them, with the paths of those. */
function branches({ tree, paths }: Catalogue): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const main of tree.filter((category) => !category.adult_content)) {
    const subs = main.subcategory.buckets.filter(({ product_count }) => product_count > 0);
    found.set(
      paths.category(main.slug) ?? "",
      subs.map(({ slug }) => paths.category([main.slug, slug]) ?? ""),
    );
    for (const sub of subs) {
      const leaves = sub.subsubcategory.buckets.filter(({ product_count }) => product_count > 0);
      found.set(
        paths.category([main.slug, sub.slug]) ?? "",
        leaves.map(({ slug }) => paths.category([main.slug, sub.slug, slug]) ?? ""),
      );
    }
  }
  return new Map([...found].filter(([, below]) => below.length > 0));
}

for (const reading of ["search-engine", "marketplace"] as const) {
  for (const javaScriptEnabled of [true, false]) {
    // At the other width, each reading and each way once are enough.
    const both = javaScriptEnabled === (reading === "marketplace");
    const name = `in the ${reading} reading, ${javaScriptEnabled ? "with" : "without"} JavaScript`;
    test.describe(name, both ? {} : ONCE, () => {
      test.use({ javaScriptEnabled });

      test("a shopper goes from home to a category, a sub-category, a product, its offers and a shop", async ({
        page,
        catalogue,
        errors,
      }) => {
        await page.goto(reading === "marketplace" ? "/?features=Marketplace" : "/?features=-Marketplace");
        await expect(page).toHaveURL((url) => url.pathname === "/" && url.search === "");
        const categories = branches(catalogue);
        const here = () => new URL(page.url()).pathname;

        await follow(page, [...categories.keys()]);
        await follow(page, categories.get(here()) ?? []);
        await follow(page, [`${here()}${catalogue.names.segments.products}/`]);

        const product = page.getByRole("main").locator('a[href^="/product/"]').first();
        const path = await product.getAttribute("href");
        await product.click();
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("main")).toContainText(/€\s?\d/);

        const out = page.getByRole("main").locator('a[rel~="sponsored"]').first();
        if (reading === "search-engine") {
          await expect(out).toHaveAttribute("href", /^https?:/);
          await expect(out).toHaveAttribute("rel", /nofollow/);
          await expect(out).toHaveAttribute("rel", /noopener/);
        }
        const shop = page.getByRole("main").locator('a[href^="/shop/"]').first();
        const shopPath = await shop.getAttribute("href");
        await shop.click();
        await expect(page).toHaveURL((url) => url.pathname === shopPath);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("main").locator('a[href^="/product/"]').first()).toBeVisible();
        expect(errors).toEqual([]);
      });

      test("a shopper searches and sorts by price", async ({ page, catalogue, errors }) => {
        await page.goto("/");
        const term = catalogue.product.name.split(" ")[0] ?? "";
        const box = page.getByRole("searchbox").or(page.getByRole("combobox")).first();
        await box.fill(term);
        await box.press("Enter");
        await expect(page).toHaveURL(
          (url) => url.pathname === catalogue.paths.search() && url.searchParams.get("q") === term,
        );
        await expect(page.getByRole("main").locator('a[href^="/product/"]').first()).toBeVisible();
        const sort = page.getByRole("main").locator('a[href*="sortBy=price"]').first();
        await sort.click();
        await expect(page).toHaveURL(/sortBy=price(Asc|Desc)/);
        await expect(page.getByRole("main").locator('a[href^="/product/"]').first()).toBeVisible();
        expect(errors).toEqual([]);
      });
    });
  }
}

test("with suggestions open, Enter still searches for what was typed", async ({ page, catalogue, errors }) => {
  await page.goto("/");
  const box = page.getByRole("banner").locator('input[name="q"]');
  await box.click();
  await expect(page.getByRole("banner").getByRole("combobox")).toBeFocused();
  const term = catalogue.product.name.slice(0, 5).trim();
  await page.keyboard.type(term);
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    (url) => url.pathname === catalogue.paths.search() && url.searchParams.get("q") === term,
  );
  await expect(page.getByRole("listbox")).toBeHidden();
  expect(errors).toEqual([]);
});

test("the two readings have visibly different homes", ONCE, async ({ page }) => {
  await page.goto("/?features=-Marketplace");
  const one = await page.getByRole("main").textContent();
  await page.goto("/?features=Marketplace");
  const other = await page.getByRole("main").textContent();
  expect(other).not.toBe(one);
});

test(
  "a link opens the page of an earlier address in the browser's history",
  ONCE,
  async ({ page, catalogue, errors }) => {
    await page.goto("/");
    const first = await linkTo(page, [...branches(catalogue).keys()]);
    await first.click();
    await expect(page).not.toHaveURL((url) => url.pathname === "/");
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(errors).toEqual([]);
  },
);
