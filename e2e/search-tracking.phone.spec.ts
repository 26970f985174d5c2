import type { Page } from "@playwright/test";
import { activate } from "./activate";
import { expect, test } from "./fixtures";

const MONTH_DAYS = 31;
const names = ["search_filters_applied", "search_id", "search_query"];

/** What the page has told its data layer about searches. */
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === "search_request"));
async function cookies(page: Page) {
  return (await page.context().cookies()).filter(({ name }) => names.includes(name));
}

test("a search is told once, with its filters, and not again for the hash of its filters", async ({
  page,
  catalogue,
  isMobile,
  errors,
}) => {
  await page.goto(catalogue.paths.search({ q: "wasmachine", priceFrom: 100 }));
  await activate(page);
  await expect.poll(() => told(page)).toHaveLength(1);
  const [first] = await told(page);
  expect(first).toMatchObject({ query: "wasmachine", filters_applied: "price" });
  expect(Number(first?.result_total)).toBeGreaterThan(0);
  expect(first?.result_count).toBe(await page.getByRole("main").getByRole("article").count());
  expect(first?.search_id).toMatch(/^[0-9a-f-]{36}$/);
  if (isMobile) {
    await page.getByRole("link", { name: /^Filters/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  } else {
    await page.evaluate(() => location.assign("#filters"));
  }
  expect(await told(page)).toHaveLength(1);

  await page.getByRole("navigation", { name: "Sorteren op" }).getByRole("link", { name: "Nieuwste" }).click();
  await expect.poll(() => told(page)).toHaveLength(2);
  expect(new Set((await told(page)).map(({ search_id }) => search_id)).size).toBe(2);
  expect(errors).toEqual([]);
});

test("the three cookies last a month and follow the last search", async ({ page, catalogue }) => {
  await page.goto(catalogue.paths.search({ q: "lamp", brand: "Philips" }));
  await activate(page);
  await expect.poll(async () => (await cookies(page)).map(({ name }) => name).sort()).toEqual(names);
  const kept = Object.fromEntries((await cookies(page)).map((cookie) => [cookie.name, cookie]));
  expect(kept.search_query?.value).toBe("lamp");
  expect(kept.search_filters_applied?.value).toBe("brand");
  for (const { expires, path, sameSite } of Object.values(kept)) {
    const days = (expires - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThanOrEqual(MONTH_DAYS);
    expect([path, sameSite]).toEqual(["/", "Lax"]);
  }
});

test("with the consent banner nothing is told or kept before a yes to analytics", async ({
  page,
  catalogue,
  baseURL,
}) => {
  await page.goto("/?features=ConsentBanner");
  await page.goto(catalogue.paths.search({ q: "lamp" }));
  await activate(page);
  await page.getByRole("navigation", { name: "Sorteren op" }).getByRole("link", { name: "Nieuwste" }).click();
  await expect(page).toHaveURL(/sortBy=new/);
  await expect(page.getByRole("link", { name: "Nieuwste" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("region", { name: "Resultaten" })).not.toHaveAttribute("aria-busy");
  // What is measured of a page follows its drawing.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  expect(await told(page)).toEqual([]);
  expect(await cookies(page)).toEqual([]);
  await page.context().addCookies([{ name: "consent", value: "necessary|analytics|v1", url: baseURL ?? "" }]);
  await page.getByRole("navigation", { name: "Sorteren op" }).getByRole("link", { name: "Relevantie" }).click();
  await expect.poll(() => told(page)).toHaveLength(1);
  expect(await cookies(page)).toHaveLength(3);
});
