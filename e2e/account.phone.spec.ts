import type { Page, Response } from "@playwright/test";
import { accountLink, grantsOf, imitateNewUser, join, makeAccount, signIn, stored, toast } from "./account-visitor";
import { activate } from "./activate";
import { violations } from "./axe";
import { expect, test } from "./fixtures";

const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === "login_success").length);
test("who does not sign in fetches nothing of the sign-in library", async ({ page, catalogue }) => {
  const scripts = new Set<string>();
  page.on("response", (response: Response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.add(response.url());
  });
  for (const path of ["/", catalogue.product.canonical_path, catalogue.paths.search({ q: "lamp" })]) {
    await page.goto(path);
    await activate(page);
    await page.waitForLoadState("networkidle");
  }
  await accountLink(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Asked for again: the browser forgets the bodies of a page that it has left.
  const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes("silent_redirect_uri"))).toEqual([]);
});

test("signing up leads back to where it began; a reload changes nothing", async ({ page, catalogue }) => {
  const start = catalogue.paths.search({ q: "lamp" });
  await page.goto(start);
  const grants = grantsOf(page);
  await makeAccount(page);
  expect(new URL(page.url()).search).toBe("?q=lamp");
  expect(grants).toEqual(["authorization_code"]);
  expect(await events(page)).toBe(1);
  expect(JSON.parse((await stored(page, "tokenClaims")) ?? "")).toMatchObject({ given_name: "Noor" });
  expect([await stored(page, "loginInitURL"), await stored(page, "login_attempt_pending")]).toEqual([null, null]);
  expect(JSON.parse((await stored(page, "reduxProfile")) ?? "")).toMatchObject({ given_name: "Noor" });

  const prompt = page.getByRole("complementary", { name: "Account afronden" });
  await expect(prompt).toHaveCount(0);
  await page.reload();
  await activate(page);
  await expect(accountLink(page)).toHaveText(/Account/);
  expect(await events(page)).toBe(0);
  await accountLink(page).click();
  await expect(page).toHaveURL((url) => url.pathname === catalogue.paths.to("profile", {}));
});

test("who is known to the provider only is asked to complete the account", async ({ page, catalogue }) => {
  await page.goto("/");
  await imitateNewUser(page);
  await makeAccount(page);
  await expect(
    page.getByRole("complementary", { name: "Account afronden" }).getByRole("link", { name: "Aanvullen" }),
  ).toHaveAttribute("href", catalogue.paths.to("register", {}));
});

test("going back to the shop from the sign-in page is no failure", async ({ page, catalogue }) => {
  const start = catalogue.paths.search({ q: "lamp" });
  await page.goto(start);
  await activate(page);
  await accountLink(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Inloggen" }).click();
  await page.getByRole("link", { name: "Terug naar de winkel" }).click();
  await page.waitForURL((url) => url.pathname + url.search === start);
  await activate(page);
  await expect(accountLink(page)).toHaveAccessibleName("Inloggen");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("the header says who is here before any script of the framework runs, and does not move", async ({ page }) => {
  await page.goto("/");
  const box = () => accountLink(page).boundingBox();
  const out = await box();
  await page.evaluate(() => {
    localStorage.setItem("reduxProfile", "{}");
    localStorage.removeItem("deferredActivation");
  });
  await page.reload();
  await expect(accountLink(page)).toHaveAccessibleName("Account");
  expect(await box()).toEqual(out);
  expect(await page.evaluate(() => "__etalageActive" in window)).toBe(false);
});

test("what was saved before signing in is found in the account", async ({ page, catalogue }) => {
  await page.goto("/");
  const email = await join(page);
  await page.evaluate((id) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("oidc.")) localStorage.removeItem(key);
    localStorage.removeItem("tokenClaims");
    localStorage.removeItem("reduxProfile");
    localStorage.setItem("wishlistItems", JSON.stringify([{ productId: id, price: null, date: "2026-11-01" }]));
  }, catalogue.product.id);
  await page.context().clearCookies();
  await page.reload();
  await signIn(page, email);
  await expect(toast(page, /in je account/)).toBeVisible();
  expect(await stored(page, "wishlistItems")).toBeNull();
  expect(await stored(page, "reduxProfile")).toContain(catalogue.product.id);
});

test("signing out in one tab ends the session everywhere", async ({ page, context, catalogue }) => {
  await page.goto("/");
  await join(page);
  const other = await context.newPage();
  await other.goto(catalogue.product.canonical_path);
  await activate(other);
  await expect(accountLink(other)).toHaveText(/Account/);
  const hash = (await context.cookies()).find(({ name }) => name === "cartSessionHash")?.value;

  await page.goto(catalogue.paths.to("profile", {}));
  await activate(page);
  await page.getByRole("main").getByRole("button", { name: "Uitloggen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Uitloggen" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(accountLink(page)).toHaveAccessibleName("Inloggen");
  await expect(toast(page, /Je bent uitgelogd/)).toBeVisible();
  await expect(accountLink(other)).toHaveAccessibleName("Inloggen");
  await expect(toast(other, /ander tabblad/)).toBeVisible();
  for (const tab of [page, other]) {
    const personal = /oidc|Claims|Profile|Items|rVP|chatList|search|comparison|formDraft/i;
    const left = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(left.filter((key) => personal.test(key))).toEqual([]);
    await expect(tab.locator("html")).not.toHaveAttribute("data-account");
  }
  await activate(page);
  const cookies = await context.cookies();
  const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  expect([value("adultContentAllowed"), value("adultContentBlocked")]).toEqual(["false", "false"]);
  expect(value("cartSessionHash")).toMatch(/^[0-9a-f]{32}$/);
  expect(value("cartSessionHash")).not.toBe(hash);

  // The session at the provider is gone too: it asks for the password.
  await accountLink(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Inloggen" }).click();
  await expect(page.locator("[name=password]")).toBeVisible();
});

test("a password is changed from the personal details, and this device stays signed in", async ({
  page,
  catalogue: { paths },
}) => {
  await page.goto("/");
  await join(page);
  await page.goto(paths.to("profilePersonalInfo", {}));
  await activate(page);
  await page.getByRole("main").getByRole("link", { name: "Beheren" }).click();
  await page.getByRole("link", { name: "Wachtwoord wijzigen" }).click();
  await page.getByLabel("Huidig wachtwoord").fill("een lang geheim 42");
  await page.getByLabel("Nieuw wachtwoord").fill("een ander geheim 43");
  await page.getByRole("button", { name: "Wachtwoord opslaan" }).click();
  await expect(page.getByRole("status")).toHaveText(/Je wachtwoord is gewijzigd/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Terug naar persoonlijke gegevens" }).click();
  await expect(page.getByLabel("Voornaam")).toHaveValue("Noor");
});

test("an error on return leads back with a message", async ({ page, catalogue }) => {
  const start = catalogue.paths.search({ q: "lamp" });
  await page.goto("/");
  await page.evaluate((path) => localStorage.setItem("loginInitURL", path), start);
  await page.goto("/auth-redirect?error=access_denied");
  await page.waitForURL((url) => url.pathname + url.search === start);
  await expect(toast(page, /Inloggen is niet gelukt\. Probeer het opnieuw/)).toBeVisible();
  expect(await events(page)).toBe(0);
});

for (const evil of ["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example/"]) {
  test(`the return page never leads to ${evil}`, async ({ page }) => {
    await page.goto("/");
    await page.evaluate((path) => localStorage.setItem("loginInitURL", path), evil);
    await page.goto("/auth-redirect?error=access_denied");
    await page.waitForURL((url) => url.host.startsWith("127.0.0.1") && url.pathname === "/");
  });
}

test("a code that is missing, stale or forged is no way in, and there is a way on", async ({ page, errors: _ }) => {
  for (const query of ["", "?code=vals&state=vals", "?code="]) {
    await page.goto(`/auth-redirect${query}`);
    await expect(page.getByRole("heading", { level: 1, name: "Inloggen is niet gelukt" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Naar de homepage" })).toBeVisible();
    expect(await stored(page, "tokenClaims")).toBeNull();
  }
});

test("the return page is kept out of caches and search engines", async ({ request }) => {
  const answer = await request.get("/auth-redirect");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  const html = await answer.text();
  expect(html).toContain('content="noindex"');
  expect(html).toContain("Je wordt ingelogd");
});

test("with the consent banner nothing is told of signing in before a yes", async ({ page }) => {
  await page.goto("/?features=ConsentBanner");
  await makeAccount(page);
  expect(await events(page)).toBe(0);
});
