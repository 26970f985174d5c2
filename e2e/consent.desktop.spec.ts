import type { BrowserContext, Page } from "@playwright/test";
import { cookieNames, storageKeys } from "../app/browser/storage-keys";
import { activate } from "./activate";
import { violations } from "./axe";
import { type Catalogue, expect, test } from "./fixtures";

const MANAGER = "https://www.googletagmanager.com/**";
const needed: string[] = [cookieNames.features, cookieNames.consent, cookieNames.cartSession];
const banner = (page: Page) => page.getByRole("region", { name: "Mogen we meten?" });

async function cookies(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}
/** Requests to anywhere but the shop; the tag manager's script answers, and does nothing. */
async function foreignRequests(page: Page, baseURL = ""): Promise<string[]> {
  const found: string[] = [];
  await page.route(MANAGER, (route) => route.fulfill({ contentType: "text/javascript", body: "window.__manager = 1" }));
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith("data:")) found.push(request.url());
  });
  return found;
}
const layers = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => Object.values(entry).slice(0, 2).join(" ")));
async function searchFor(page: Page, { paths }: Catalogue, q: string): Promise<void> {
  await page.goto(paths.search({ q }));
  await activate(page);
}

test("nothing is measured or asked of others before the choice and after a refusal; all of it after a yes, until that is taken back (TR-05)", async ({
  page,
  context,
  catalogue,
  baseURL,
  errors,
}) => {
  const foreign = await foreignRequests(page, baseURL);
  await page.goto("/?features=ConsentBanner");
  await searchFor(page, catalogue, "lamp");
  await expect(banner(page)).toBeVisible();
  expect(await layers(page)).toEqual(["consent default"]);

  await banner(page).getByRole("button", { name: "Weigeren" }).click();
  await expect(banner(page)).toBeHidden();
  await searchFor(page, catalogue, "stoel");
  await expect(banner(page)).toBeHidden();
  expect(await layers(page)).toEqual(["consent default"]);
  expect((await cookies(context)).filter((name) => !needed.includes(name))).toEqual([]);
  expect((await context.cookies()).find(({ name }) => name === cookieNames.consent)?.value).toBe("necessary|v1");
  expect(foreign).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-instellingen" }).click();
  await page.getByRole("button", { name: "Alles accepteren" }).click();
  await expect(page.getByText("Je keuze is opgeslagen.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Marketing" })).toBeChecked();
  await searchFor(page, catalogue, "tafel");
  await expect.poll(() => layers(page)).toEqual(expect.arrayContaining(["consent default", "consent update"]));
  await expect.poll(async () => (await layers(page)).some((entry) => entry.startsWith("search_request"))).toBe(true);
  expect((await layers(page))[0]).toBe("consent default");
  expect(await cookies(context)).toEqual(expect.arrayContaining([cookieNames.searchQuery]));
  await page.waitForFunction(() => "__manager" in window);
  expect(new Set(foreign)).toEqual(new Set(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST123"]));

  foreign.length = 0;
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-instellingen" }).click();
  await page.getByRole("button", { name: "Alles weigeren" }).click();
  await expect(page.getByText("Je keuze is opgeslagen.")).toBeVisible();
  await searchFor(page, catalogue, "bank");
  expect(await layers(page)).toEqual(["consent default"]);
  expect((await cookies(context)).filter((name) => !needed.includes(name))).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.clickId)).toBeNull();
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test("without JavaScript the banner asks once, a refusal leads back to the page, and the settings work", async ({
  browser,
  baseURL,
  catalogue,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/?features=ConsentBanner");
  const place = catalogue.paths.search({ q: "lamp" });
  await page.goto(place);
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole("button", { name: "Weigeren" }).click();
  await expect(page).toHaveURL(new RegExp(`${place.replace(/[?.]/g, "\\$&")}$`));
  await expect(banner(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-instellingen" }).click();
  await page.getByRole("checkbox", { name: "Analyse" }).check();
  await page.getByRole("button", { name: "Keuze opslaan" }).click();
  await expect(page.getByText("Je keuze is opgeslagen.")).toBeVisible();
  const kept = (await context.cookies()).find(({ name }) => name === cookieNames.consent);
  expect(kept?.value).toMatch(/^necessary\|analytics\|v1\|[0-9a-f]{32}$/);
  await context.close();
});

test("a browser that objects is not asked, and its settings say so", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { "Sec-GPC": "1" }, ...(baseURL ? { baseURL } : {}) });
  await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const page = await context.newPage();
  await page.goto("/?features=ConsentBanner");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.goto("/cookies/instellingen/");
  await expect(page.getByText("Global Privacy Control")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Analyse" })).toBeDisabled();
  await context.close();
});

test("the banner moves nothing, covers no search box, brings no script, comes early and passes axe (LY-04)", async ({
  page,
}) => {
  await page.goto("/");
  await expect(banner(page), "without the flag").toHaveCount(0);
  await page.goto("/?features=ConsentBanner");
  for (const [width, height] of [
    [390, 700],
    [800, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const box = await banner(page).boundingBox();
    const search = await page.getByRole("searchbox").first().boundingBox();
    expect(box?.y ?? 0, `${width}`).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0));
    expect(box?.height ?? 999).toBeLessThan(height / 2);
    const [refuse, accept] = await banner(page).getByRole("button").all();
    const [one, other] = [await refuse?.boundingBox(), await accept?.boundingBox()];
    expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y]);
  }
  // Out of the flow of the page, so that nothing moves by it.
  await expect(page.locator("[data-consent-banner]")).toHaveCSS("position", "fixed");
  const scripts = await page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );
  expect(scripts).toBe(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("link", { name: "Zelf instellen" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.goto("/cookies/instellingen/");
  await expect(banner(page)).toBeHidden();
  expect(await violations(page)).toEqual([]);
});
