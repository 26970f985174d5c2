import type { Page } from "@playwright/test";
import { OFFLINE_CACHE, OFFLINE_PATH, PICTURES_CACHE } from "../app/browser/offline-names";
import { storageKeys } from "../app/browser/storage-keys";
import { REMOVAL } from "../server/service-worker";
import { join, stored, toast } from "./account-visitor";
import { activate } from "./activate";
import { violations } from "./axe";
import { expect, test } from "./fixtures";
import { startFront } from "./worker-front";

test.use({ serviceWorkers: "allow" });

const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
/** The paths of everything that is kept for use without a network. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
test("what was seen can be read without a network, with its time (PW-01, PW-02); the server replaces and removes the worker", async ({
  page,
  context,
  mainUrl,
  catalogue: { product, paths },
}) => {
  const front = await startFront(mainUrl);
  const visit = (path: string) => page.goto(front.url + path);
  await visit(product.canonical_path);
  await activate(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Bewaar/ })
    .first()
    .click();
  await expect.poll(() => stored(page, storageKeys.lastSeen)).toContain('"wishlist":["');
  await expect.poll(() => cacheNames(page)).toContain(PICTURES_CACHE);
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/^\/api\/images\//));

  await context.setOffline(true);
  await visit(product.canonical_path);
  expect(new URL(page.url()).pathname).toBe(OFFLINE_PATH);
  await expect(heading(page, "Je bent offline")).toBeVisible();
  await expect(heading(page, "Wat we nog weten van dit product")).toBeVisible();
  await expect(heading(page, "Je verlanglijstje")).toBeVisible();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: product.name }) })
    .first();
  await expect(row).toContainText(/€\s*[\d.]+,\d\d.*Deze prijs zagen we op \d+ \w+ \d{4} om \d\d:\d\d/s);
  await expect
    .poll(() => row.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  const personal = (await keptPaths(page)).filter(
    (path) => !/^\/(assets|fonts|drawings|api\/images)\/|^\/offline\/$|\.svg$/.test(path),
  );
  expect(personal).toEqual([]);

  await context.setOffline(false);
  // The worker may hear of the network after the page does; then the page says so, and is tried once more.
  await expect(async () => {
    await page
      .getByRole("main")
      .getByRole("link", { name: /^(Probeer het opnieuw|Ga naar je pagina)$/ })
      .click({ timeout: 2_000 });
    await expect(page).toHaveURL((url) => url.pathname === product.canonical_path, { timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await activate(page);
  // Whether the browser knows yet that there is no network or its router follows the link and finds no script.
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Alle webwinkels" }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("van") === paths.to("webshops", {}));
  await context.setOffline(false);

  const before = (await cacheNames(page)).find((name) => name.startsWith(OFFLINE_CACHE));
  front.changeWorker((text) => text.replace(/^self\.__version="/, "$&next-"));
  await visit("/");
  const pages = async () => (await cacheNames(page)).filter((name) => name.startsWith(OFFLINE_CACHE));
  await expect.poll(pages).toEqual([before?.replace(OFFLINE_CACHE, `${OFFLINE_CACHE}next-`)]);
  front.changeWorker(() => REMOVAL);
  await visit("/?weg");
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await front.close();
});

test("a wishlist changed without a network is sent once when it is back (signed in)", async ({
  page,
  context,
  catalogue: { product },
}) => {
  await page.goto(product.canonical_path);
  await join(page);
  const changes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/addToWishlist")) changes.push(String(request.failure()?.errorText ?? "sent"));
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Bewaar/ })
    .first();
  await heart.click();
  await expect(toast(page, /komt op je verlanglijstje zodra je weer online bent/)).toBeVisible();
  expect(await stored(page, storageKeys.unsentWishlist)).toContain('"saved":true');
  expect(changes).toEqual([]);
  await context.setOffline(false);
  await expect(toast(page, /Bewaard/)).toBeVisible();
  expect(await stored(page, storageKeys.unsentWishlist)).toBeNull();
  expect(changes).toEqual(["sent"]);
});
