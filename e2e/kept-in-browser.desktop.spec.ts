import type { Page } from "@playwright/test";
import { cookieNames, keyPrefixes, sessionKeys, storageKeys } from "../app/browser/storage-keys";
import { IDENTITY_MOUNT } from "../contract/identity";
import { accountLink, join } from "./account-visitor";
import { activate } from "./activate";
import { type Catalogue, expect, test } from "./fixtures";

// What is kept does not depend on the width of the screen.
test.skip(({ isMobile }) => isMobile);

const tables = {
  local: [...Object.values(storageKeys), keyPrefixes.signInLibrary],
  session: [...Object.values(sessionKeys), keyPrefixes.formDraft],
};
/** Keys that no table names; a name with a dot at its end is the beginning of one. */
const outside = (keys: Iterable<string>, table: readonly string[]) =>
  [...keys].filter((key) => !table.some((known) => key === known || (known.endsWith(".") && key.startsWith(known))));

/** Every key that is ever written to one of the storages, also one that is gone again a moment later. */
async function writtenKeys(page: Page) {
  const written = { local: new Set<string>(), session: new Set<string>() };
  await page.exposeFunction("__written", (kind: keyof typeof written, key: string) => void written[kind].add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      const kind = this === sessionStorage ? "session" : "local";
      (window as unknown as { __written: (kind: string, key: string) => void }).__written(kind, key);
      setItem.call(this, key, value);
    };
  });
  return written;
}
async function cookiesOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies
    .filter(({ path }) => !path.startsWith(IDENTITY_MOUNT))
    .map(({ name }) => name)
    .sort();
}

/** Searches, chooses, looks, saves, compares, and answers the question about adult content. */
async function shopAround(page: Page, { paths, product, tree }: Catalogue): Promise<void> {
  await page.goto(paths.search({ q: "lamp" }));
  await activate(page);
  const card = page.getByRole("main").getByRole("article").first();
  for (const name of [/^Bewaar /, /^Vergelijk /]) {
    const button = card.getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
  }
  // After the card was used: another order puts another one in its place.
  await page.getByRole("navigation", { name: "Sorteren op" }).getByRole("link", { name: "Nieuwste" }).click();
  await expect(page.getByRole("link", { name: "Nieuwste" })).toHaveAttribute("aria-current", "true");
  await page.goto(`${product.canonical_path}?gclid=abc`);
  await activate(page);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.recentlyViewed)).toBeTruthy();
  const adult = tree.find(({ adult_content }) => adult_content);
  await page.goto(paths.category(adult?.slug ?? "") ?? "");
  await activate(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Ik ben 18 jaar of ouder/ })
    .first()
    .click();
  await expect.poll(() => cookiesOf(page)).toContain(cookieNames.adultAllowed);
}

const always = [cookieNames.adultAllowed, cookieNames.cartSession, cookieNames.features];
const measured = [cookieNames.searchQuery, cookieNames.searchId, cookieNames.filtersApplied];

for (const reading of ["Marketplace", "-Marketplace"]) {
  for (const banner of ["ConsentBanner", "-ConsentBanner"]) {
    test(`a journey with ${reading} and ${banner} keeps what the tables name, and nothing else`, async ({
      page,
      catalogue,
      baseURL,
    }) => {
      const written = await writtenKeys(page);
      await page.goto(`/?features=${reading},${banner},ProductsComparison`);
      await shopAround(page, catalogue);
      const asks = banner === "ConsentBanner";
      // Where nothing can be bought and consent is asked, no cart is named before there is one.
      const kept = always.filter((name) => !(asks && reading === "-Marketplace" && name === cookieNames.cartSession));
      await expect.poll(() => cookiesOf(page)).toEqual((asks ? kept : [...kept, ...measured]).sort());
      if (asks) {
        await page
          .context()
          .addCookies([{ name: cookieNames.consent, value: "necessary|analytics|v1", url: baseURL ?? "" }]);
        await page.goto(catalogue.paths.search({ q: "stoel" }));
        await activate(page);
        await expect.poll(() => cookiesOf(page)).toEqual([...kept, ...measured, cookieNames.consent].sort());
      }
      expect(outside(written.local, tables.local)).toEqual([]);
      expect(outside(written.session, tables.session)).toEqual([]);
      expect([...written.local]).toEqual(
        expect.arrayContaining([storageKeys.wishlist, storageKeys.comparison, storageKeys.searchHistory]),
      );
    });
  }
}

test("signing up, a form half filled in and logging out keep only what the tables name; loggedOut is read once", async ({
  page,
  catalogue,
}) => {
  const written = await writtenKeys(page);
  await page.goto("/");
  await join(page);
  await page.goto(catalogue.paths.to("profilePersonalInfo", {}));
  await page.getByLabel("Voornaam").fill("Nora");
  await expect.poll(() => [...written.session].some((key) => key.startsWith(keyPrefixes.formDraft))).toBe(true);
  await page.goto(catalogue.paths.to("profile", {}));
  await page.getByRole("main").getByRole("button", { name: "Uitloggen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Uitloggen" }).click();
  await expect(page.locator("[data-toast]").first()).toBeVisible();
  await expect(accountLink(page)).toHaveAccessibleName("Inloggen");
  expect([...written.session]).toContain(sessionKeys.loggedOut);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(outside(written.local, tables.local)).toEqual([]);
  expect(outside(written.session, tables.session)).toEqual([]);
  expect(outside(await cookiesOf(page), Object.values(cookieNames))).toEqual([]);
  const providers = (await page.context().cookies()).filter(({ path }) => path.startsWith(IDENTITY_MOUNT));
  expect(providers.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
});
