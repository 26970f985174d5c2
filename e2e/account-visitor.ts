import type { Page } from "@playwright/test";
import { activate } from "./activate";
import { expect } from "./fixtures";

const PASSWORD = "een lang geheim 42";
let made = 0;

export const accountLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^(Inloggen|Account)$/ });
export const toast = (page: Page, text: RegExp) => page.locator("[data-toast]").filter({ hasText: text });
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Fills in the provider's sign-up form and sends it. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/identity\/interaction\//);
  await page.locator("[name=given_name]").fill("Noor");
  await page.locator("[name=family_name]").fill("de Wit");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("[name=terms]").check();
  await page.getByRole("button", { name: "Account aanmaken" }).click();
}
export const newAddress = () => {
  made += 1;
  return `noor-${Date.now()}-${process.pid}-${made}@voorbeeld.example`;
};

/** From the present page through the provider's form, and back to the page. Returns the address. */
export async function makeAccount(page: Page): Promise<string> {
  const email = newAddress();
  const before = new URL(page.url());
  await activate(page);
  await accountLink(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Account aanmaken" }).click();
  await fillSignUp(page, email);
  await page.waitForURL((url) => url.pathname === before.pathname && url.search === before.search);
  await expect(accountLink(page)).toHaveText(/Account/);
  return email;
}

/** Signs in with an account that exists, from the present page. */
export async function signIn(page: Page, email: string): Promise<void> {
  const { pathname } = new URL(page.url());
  await activate(page);
  await accountLink(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Inloggen" }).click();
  await page.waitForURL(/\/identity\/interaction\//);
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("[name=password]").press("Enter");
  await page.waitForURL((url) => url.pathname === pathname);
}

/**
 * Whoever signs in from now on is unknown to the shop until they complete its form, as with an identity provider that
 * asks for less (AC-24).
 */
export const imitateNewUser = (page: Page) => page.evaluate(() => localStorage.setItem("newUserImitation", "true"));

/** An account whose profile this browser has, signed in on the present page. */
export async function join(page: Page): Promise<string> {
  const email = await makeAccount(page);
  await activate(page);
  await expect.poll(() => stored(page, "reduxProfile")).toContain(email);
  return email;
}

/** Changes what the sign-in library keeps, as time or an accident would. */
export async function changeTokens(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.evaluate((next) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("oidc.user:")) ?? "";
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), ...next }));
  }, changes);
}
export const expired = { expires_at: 1_000_000_000 };

/** Grants that were asked of the token endpoint. */
export function grantsOf(page: Page): string[] {
  const grants: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/identity/token")) return;
    grants.push(new URLSearchParams(request.postData() ?? "").get("grant_type") ?? "");
  });
  return grants;
}
