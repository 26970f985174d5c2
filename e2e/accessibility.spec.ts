import { violations } from "./axe";
import { type Catalogue, expect, ONCE, test } from "./fixtures";

const templates: Record<string, (catalogue: Catalogue) => string> = {
  home: () => "/",
  "all categories": ({ paths }) => paths.to("allCategories", {}),
  "main category": ({ paths, slugs }) => paths.category(slugs[0]) ?? "",
  "sub-category": ({ paths, slugs }) => paths.category(slugs) ?? "",
  listing: ({ paths, slugs }) => paths.listing(slugs[0]),
  search: ({ paths, product }) => paths.search({ q: product.name.split(" ")[0] }),
  "empty search": ({ paths }) => paths.search({ q: "zzzzqqqxx" }),
  "special listing": () => "/n/aanbiedingen/deals/",
  product: ({ product }) => product.canonical_path,
  joining: ({ paths }) => paths.to("business", {}),
  "checking a feed": ({ paths }) => paths.to("feedCheck", {}),
  "all shops": ({ paths }) => paths.to("webshops", {}),
  shop: ({ paths, website }) => paths.shop(website),
  "customer service": ({ paths }) => paths.to("support", {}, { vraag: "retour" }),
  "support article": ({ paths, names }) => paths.to("supportPage", { page: names.segments.returnAndCancel }),
  policy: ({ paths }) => paths.to("cookies", {}),
  contact: ({ paths }) => paths.to("contact", {}),
  "not found": () => "/bestaat-niet/",
  error: () => "/error/",
  offline: () => "/offline/",
  "coming soon": ({ paths }) => paths.to("comingSoon", {}),
};

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  for (const [name, pathOf] of Object.entries(templates)) {
    test(`the page ${name} has no violation`, async ({ page, catalogue }) => {
      await page.goto(pathOf(catalogue), { waitUntil: "load" });
      expect(await violations(page)).toEqual([]);
    });
  }
});

test("the marketplace's home and product have no violation either", async ({ page, catalogue }) => {
  await page.goto("/?features=Marketplace");
  expect(await violations(page)).toEqual([]);
  await page.goto(catalogue.product.canonical_path);
  expect(await violations(page)).toEqual([]);
});

test("the first stop of the keyboard leads past the header, and focus can be seen", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport();
  const outline = await skip.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return { visible: (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none" };
  });
  expect(outline.visible).toBe(true);
});

test("the search box is the next stop after the skip link", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
  await page.keyboard.press("Tab");
  // The page comes alive meanwhile, and the box with suggestions takes the place of the plain one.
  await expect(page.locator(":focus")).toHaveAttribute("name", "q");
});

test("at 320 px wide nothing needs scrolling sideways", ONCE, async ({ page, catalogue }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const look = async (path: string, name: string) => {
    await page.goto(path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, name).toBeLessThanOrEqual(0);
  };
  for (const [name, pathOf] of Object.entries(templates)) await look(pathOf(catalogue), name);
  // The marketplace's header has the cart besides.
  await look("/?features=Marketplace", "the marketplace");
});
