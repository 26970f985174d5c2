import type { Page } from "@playwright/test";
import { join } from "./account-visitor";
import { type Catalogue, expect, test } from "./fixtures";

type Paths = Catalogue["paths"];
const main = (page: Page) => page.getByRole("main");
const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });
/** Pages of the account that need one, with their headings. */
const closed = (paths: Paths) =>
  [
    [paths.to("profileOrdersAndReturns", {}), "Bestellingen en retouren"],
    [paths.to("profilePersonalInfo", {}), "Persoonlijke gegevens"],
    [paths.to("profileAddresses", {}), "Adressen"],
    [paths.to("profilePersonalization", {}), "Voorkeuren"],
    [paths.to("profileNewsletter", {}), "Nieuwsbrief"],
    [paths.to("profileNotificationCenter", {}), "Meldingen"],
    [paths.to("profileBookmarks", {}), "Bewaarde artikelen"],
  ] as const;

test("who is signed out is asked to sign in on every page of the account, and bookmarks are a flag", async ({
  page,
  catalogue: { paths },
  errors,
}) => {
  const headers = { cookie: `features=${encodeURIComponent('{"enabled":[],"disabled":["Bookmarks"]}')}` };
  expect((await page.request.get(paths.to("profileBookmarks", {}), { headers })).status()).toBe(404);
  await page.goto("/?features=Bookmarks");
  for (const [path, title] of closed(paths)) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(headingOf(page)).toHaveText(title);
    await expect(main(page).getByRole("button", { name: "Inloggen" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
  await page.goto(paths.to("profile", {}));
  expect(await main(page).locator("li > a").count()).toBeGreaterThanOrEqual(9);
  expect(errors).toEqual([]);
});

test("every page of the account opens for who is signed in, and none of them jumps", async ({
  page,
  catalogue: { paths },
}) => {
  await page.goto("/?features=Bookmarks");
  await join(page);
  for (const [path, title] of [[paths.to("profile", {}), "Mijn account"] as const, ...closed(paths)]) {
    await page.goto(path);
    await expect(headingOf(page)).toHaveText(title);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(main(page).getByRole("button", { name: "Inloggen" })).toHaveCount(0);
    expect(await shiftOf(page), path).toBeLessThan(0.05);
  }
});
/** Cumulative layout shift since the page began. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
