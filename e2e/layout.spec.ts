import { activate } from "./activate";
import { expect, ONCE, test } from "./fixtures";

const toTop = /naar boven/i;
const scrolled = (page: import("@playwright/test").Page) => page.evaluate(() => Math.round(window.scrollY));

test("a button appears after scrolling and leads back to the top", async ({ page, catalogue, errors }) => {
  await page.goto(catalogue.paths.listing(catalogue.slugs[0]));
  const button = page
    .getByRole("button", { name: toTop })
    .or(page.getByRole("link", { name: toTop }))
    .first();
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, 1500);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(button).toBeInViewport();
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(errors).toEqual([]);
});

test("whoever reaches that button by keyboard sees it, also on a short page", async ({ page }) => {
  await page.goto("/binnenkort/");
  await page.setViewportSize({ width: 1440, height: 1600 });
  const button = page.getByRole("link", { name: toTop });
  await button.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  const isOnTop = (link: HTMLElement) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(() => button.evaluate(isOnTop)).toBe(true);
});

test("a new page starts at its top, and a hash keeps its place", ONCE, async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.listing(catalogue.slugs[0]));
  await page.evaluate(() => window.scrollTo(0, 900));
  await activate(page);
  const product = page.getByRole("main").locator('a[href^="/product/"]').last();
  const path = await product.getAttribute("href");
  await product.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("the breadcrumb leads from Home to this page, whose own name is no link", async ({ page, catalogue }) => {
  const { paths, slugs } = catalogue;
  await page.goto(paths.category(slugs) ?? "");
  const items = page.getByRole("navigation", { name: /kruimel|je bent hier/i }).getByRole("listitem");
  await expect(items).toHaveCount(4);
  await expect(items.first().getByRole("link")).toHaveAttribute("href", "/");
  await expect(items.first()).toContainText("Home");
  await expect(items.nth(1).getByRole("link")).toHaveAttribute("href", paths.category(slugs[0]) ?? "");
  await expect(items.nth(2).getByRole("link")).toHaveAttribute("href", paths.category(slugs.slice(0, 2)) ?? "");
  await expect(items.last().getByRole("link")).toHaveCount(0);
});

test("the header hides on the way down past 200 px and returns on the way up", async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.listing(catalogue.slugs[0]));
  await activate(page);
  const header = page.getByRole("banner");
  for (const y of [150, 400, 800, 1200]) await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect(header).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header).toBeInViewport();
});

test("the gallery opens as a modal, goes by arrow keys, closes by Escape and gives the focus back", async ({
  page,
  catalogue,
  errors,
}) => {
  test.skip(catalogue.product.images.length < 2, "the product has one picture");
  await page.goto(catalogue.product.canonical_path);
  await activate(page);
  const opener = page.getByRole("main").locator('a[href="#fotos"]').first();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const shown = () =>
    dialog.getByRole("img").evaluateAll((all) => all.map((img) => (img as HTMLImageElement).getBoundingClientRect().x));
  const before = await dialog.textContent();
  const where = await shown();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(async () => (await dialog.textContent()) !== before || String(await shown()) !== String(where))
    .toBe(true);
  for (let stops = 0; stops < 12; stops++) await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() => document.querySelector("dialog[open]")?.contains(document.activeElement) ?? true),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(errors).toEqual([]);
});

test("the primary colour and the logo come from the site's configuration", ONCE, async ({ page, stubbed }) => {
  const { shop, stub } = stubbed;
  stub.change("site", /^\/site-config\.json$/, (config: { theme: { colors: object } }) => ({
    ...config,
    theme: {
      ...config.theme,
      colors: { color_primary: "#7a1fa2" },
      logos: { header: "/x-logo.svg", footer: "/x-logo.svg", icon: "/x.svg" },
    },
  }));
  await expect
    .poll(async () => (await (await fetch(`${shop.url}/?c=${Date.now()}`)).text()).includes("/x-logo.svg"), {
      timeout: 20_000,
    })
    .toBe(true);
  await page.goto(`${shop.url}/?colour`);
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--primary").trim(),
  );
  expect(primary.toLowerCase()).toBe("#7a1fa2");
  stub.reset();
});

test("the page speaks Dutch", ONCE, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

test("the way to the top stands clear of the price bar, and the end of the page too", async ({ page, catalogue }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(catalogue.product.canonical_path);
  await activate(page);
  const bar = page.locator("[data-bottom-bar]");
  // Until all of it is laid out, the end is further away than it seems.
  await expect(page.locator("html")).not.toHaveAttribute("data-drawing");
  for (const end of [false, true]) {
    await page.evaluate((toEnd) => window.scrollTo(0, toEnd ? document.body.scrollHeight : 2000), end);
    await expect(bar).toBeVisible();
    const button = page.getByRole("link", { name: toTop });
    await expect(button).toBeInViewport();
    await expect
      .poll(async () => {
        const [above, below] = [await button.boundingBox(), await bar.boundingBox()];
        return above && below ? above.y + above.height <= below.y : false;
      })
      .toBe(true);
  }
  const lastLine = page.getByRole("contentinfo").getByText(/Prijzen incl\. btw/);
  const [text, cover] = [await lastLine.boundingBox(), await bar.boundingBox()];
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
});

test("a long name fills no more than one line of the breadcrumb", async ({ page, catalogue }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(catalogue.product.canonical_path);
  const name = page.getByRole("navigation", { name: /je bent hier/i }).locator('[aria-current="page"]');
  await name.evaluate((element) => (element.textContent = "Een zeer lange naam uit een feed ".repeat(5)));
  expect((await name.boundingBox())?.height).toBeLessThan(32);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
