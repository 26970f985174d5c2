import { accountLink, changeTokens, expired, grantsOf, join, makeAccount, stored, toast } from "./account-visitor";
import { activate } from "./activate";
import { expect, test } from "./fixtures";

test("a token that has expired is renewed without a word", async ({ page }) => {
  await page.goto("/");
  await join(page);
  await changeTokens(page, expired);
  const grants = grantsOf(page);
  await page.reload();
  await activate(page);
  await expect.poll(() => grants).toEqual(["refresh_token"]);
  await expect(accountLink(page)).toHaveText(/Account/);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("without a refresh token that is good, a hidden frame renews the session", async ({ page }) => {
  await page.goto("/");
  await join(page);
  await changeTokens(page, { ...expired, refresh_token: "zoek" });
  const grants = grantsOf(page);
  await page.reload();
  await activate(page);
  await expect.poll(() => grants).toEqual(["refresh_token", "authorization_code"]);
  await expect.poll(() => page.frames().length).toBe(1);
  await expect(accountLink(page)).toHaveText(/Account/);
});

test("a session that has ended at the provider ends here, and says so", async ({ page }) => {
  await page.goto("/");
  await join(page);
  await changeTokens(page, { ...expired, refresh_token: "zoek" });
  await page.context().clearCookies();
  await page.reload();
  await activate(page);
  await expect(toast(page, /sessie is verlopen/)).toBeVisible();
  await expect(accountLink(page)).toHaveAccessibleName("Inloggen");
  expect([await stored(page, "reduxProfile"), await stored(page, "tokenClaims")]).toEqual([null, null]);
});

test("an answer 401 ends the session where it stands", async ({ page, catalogue }) => {
  await page.goto("/");
  await join(page);
  // Calls of the page that is left may still be under way: only those of the next page are refused.
  const path = catalogue.product.canonical_path;
  await page.route("**/api/users/**", (route) =>
    new URL(route.request().frame().url()).pathname === path
      ? route.fulfill({ status: 401, json: { error: { code: "unauthorized" } } })
      : route.fallback(),
  );
  await page.goto(path);
  await activate(page);
  await expect(toast(page, /sessie is verlopen/).getByRole("button", { name: "Inloggen" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(catalogue.product.canonical_path);
  expect(await stored(page, "tokenClaims")).toBeNull();
});

test("when the provider is down nothing is lost", async ({ page, catalogue }) => {
  await page.route("**/identity/**", (route) => route.abort());
  await page.goto(catalogue.paths.search({ q: "lamp" }));
  await activate(page);
  await accountLink(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Inloggen" }).click();
  const message = toast(page, /lukt nu even niet/);
  await expect(message).toBeVisible();
  expect(new URL(page.url()).search).toBe("?q=lamp");
  expect(await stored(page, "login_attempt_pending")).toBeNull();
  await page.unroute("**/identity/**");
  await message.getByRole("button", { name: "Probeer het opnieuw" }).click();
  await page.waitForURL(/\/identity\/interaction\//);
});

test("a provider that goes down on the way back can be asked again", async ({ page }) => {
  await page.goto("/");
  const email = await makeAccount(page);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.reload();
  await page.route("**/identity/token", (route) => route.abort());
  await activate(page);
  await accountLink(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Inloggen" }).click();
  await page.waitForURL(/\/identity\/interaction\//);
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill("een lang geheim 42");
  await page.locator("[name=password]").press("Enter");
  await expect(page.getByRole("alert").getByText(/niet bereiken/)).toBeVisible();
  await page.unroute("**/identity/token");
  await page.getByRole("main").getByRole("button", { name: "Probeer het opnieuw" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(accountLink(page)).toHaveText(/Account/);
});
