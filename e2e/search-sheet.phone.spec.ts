import type { Page } from "@playwright/test";
import { activate } from "./activate";
import { expect, test } from "./fixtures";

const button = (page: Page) => page.getByRole("link", { name: /^Filters/ });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Filters" });
const firstBrand = (page: Page) =>
  sheet(page)
    .getByRole("group")
    .filter({ has: page.getByText("Merk", { exact: true }) })
    .getByRole("link")
    .first();

test("the button tells the number of results and of filters; the sheet applies, counts and closes", async ({
  page,
  catalogue,
  errors,
}) => {
  await page.goto(catalogue.paths.search());
  await expect(button(page)).toHaveText(/^Filters\s*[\d.]+ resultaten$/);
  await button(page).click();
  await expect(firstBrand(page)).toContainText(/\d+ product/);
  const count = / ([\d.]+) product/.exec((await firstBrand(page).textContent()) ?? "")?.[1];
  await firstBrand(page).click();
  await expect(page).toHaveURL(/\?brand=[^#]+#filters$/);
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByRole("navigation", { name: "Gekozen filters" })).toBeVisible();
  await sheet(page)
    .getByRole("button", { name: new RegExp(`^Toon ${count} resulta`) })
    .click();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.hash === "" && url.searchParams.has("brand"));
  await expect(button(page)).toHaveText(new RegExp(`^Filters \\(1\\)\\s*${count} resulta`));
  expect(errors).toEqual([]);
});

test("Escape closes the sheet and brings the focus back to its button; what was chosen stays", async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.paths.search());
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  // Closing goes back in the history, which takes a moment longer than hiding.
  await expect(page).toHaveURL((url) => url.hash === "");

  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeVisible();
  await firstBrand(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/brand=/);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(button(page)).toContainText("(1)");
  await expect(button(page)).toBeFocused();
});

test("the sheet opens when its button is pressed while it is still being closed", async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.search());
  await button(page).click();
  await expect(firstBrand(page)).toBeVisible();
  // Both before the page is drawn again, as on a slow phone.
  await page.evaluate(() => {
    document.querySelector("dialog[open]")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    document.getElementById("filter-button")?.click();
  });
  await expect(page).toHaveURL(/#filters$/);
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.hash === "");
});

test("the sheet stays closed when it is closed as soon as the address has a choice", async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.search());
  await button(page).click();
  await expect(firstBrand(page)).toBeVisible();
  // The address changes before the page is drawn with it.
  await page.evaluate(() => {
    const counted = Object.assign(window, { opened: 0 });
    const dialog = document.querySelector("dialog[open]");
    const push = history.pushState;
    history.pushState = function (...entry) {
      push.apply(this, entry);
      history.pushState = push;
      queueMicrotask(() => dialog?.dispatchEvent(new Event("cancel", { cancelable: true })));
      const seen = new MutationObserver(() => (counted.opened += Number(dialog?.hasAttribute("open"))));
      if (dialog) seen.observe(dialog, { attributeFilter: ["open"] });
    };
  });
  await firstBrand(page).click();
  await expect(page).toHaveURL((url) => url.searchParams.has("brand") && url.hash === "");
  await expect(sheet(page)).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { opened: number }).opened)).toBe(0);
});

test("the focus cannot leave the open sheet", async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.search());
  await button(page).click();
  await expect(firstBrand(page)).toBeVisible();
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press("Shift+Tab");
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest("dialog");
    });
    expect(outside).toBe(false);
  }
});

test("Back closes the sheet, and its address opens it", async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.search());
  await button(page).click();
  await expect(sheet(page)).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await page.goto("/");
  await page.goto(address);
  await page.keyboard.press("Tab"); // the page comes to life with the first touch
  await expect(sheet(page)).toBeVisible();
  await expect(firstBrand(page)).toBeVisible();
});

test("the filters are asked for when the sheet opens, not before", async ({ page, catalogue }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/facets")) asked.push(request.url());
  });
  await page.goto(catalogue.paths.search());
  await page.getByRole("heading", { level: 1 }).click();
  await activate(page);
  expect(asked).toEqual([]);
  await button(page).click();
  await expect(firstBrand(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL((url) => url.hash === "");
  await button(page).click();
  await expect(firstBrand(page)).toBeVisible();
  expect(asked).toHaveLength(1);
});

for (const [width, height] of [
  [390, 844],
  [620, 900],
  [720, 450],
] as const) {
  test(`at ${width} by ${height} the first result is in view`, async ({ page, catalogue }) => {
    await page.setViewportSize({ width, height });
    for (const path of [catalogue.paths.listing(catalogue.slugs[0]), catalogue.paths.search({ q: "wasmachine" })]) {
      await page.goto(path);
      const top = (await page.getByRole("main").getByRole("article").first().boundingBox())?.y ?? height;
      expect(height - top, path).toBeGreaterThan(80);
    }
  });
}

test("closing the sheet while a choice is on its way does not take it back", async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.search());
  await button(page).click();
  await expect(firstBrand(page)).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/_data=.*brand=|brand=.*_data=/, async (route) => {
    await held;
    await route.continue().catch(() => undefined); // given up for the next address
  });
  await firstBrand(page).click();
  await page.getByRole("button", { name: /^Toon [\d.]+ resulta/ }).click();
  await expect(sheet(page)).toBeHidden();
  answer();
  await expect(button(page)).toContainText("Filters (1)");
  await expect(page).toHaveURL((url) => url.hash === "" && url.searchParams.has("brand"));
});
