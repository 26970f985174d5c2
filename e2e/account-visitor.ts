import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

const PASSWORD = "een lang geheim 42";
let made = 0;

/** Waits until React listens; the keyboard is a touch that changes nothing. */
export async function activate(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => (window as { __etalageActive?: boolean }).__etalageActive === true);
}
export const accountLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^(Inloggen|Account)$/ });
export const toast = (page: Page, text: RegExp) => page.locator("[data-toast]").filter({ hasText: text });
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** From the present page through the provider's form, and back to the page. Answers the address. */
export async function makeAccount(page: Page): Promise<string> {
  made += 1;
  const email = `noor-${Date.now()}-${process.pid}-${made}@voorbeeld.example`;
  const before = new URL(page.url());
  await activate(page);
  await accountLink(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Account maken" }).click();
  await page.waitForURL(/\/identity\/interaction\//);
  await page.locator("[name=given_name]").fill("Noor");
  await page.locator("[name=family_name]").fill("de Wit");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("[name=password]").press("Enter");
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

/** The shop gets to know who has made an account, as its form would tell it. */
export async function register(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("oidc.user:")) ?? "";
    const { access_token } = JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token?: string };
    const answer = await fetch("/api/users/signUp", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${access_token}` },
      body: JSON.stringify({
        given_name: "Noor",
        family_name: "de Wit",
        dateOfBirth: null,
        newsletter: [],
        terms: true,
      }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
}

/** An account that the shop knows, signed in on the present page, which is loaded anew. */
export async function join(page: Page): Promise<string> {
  const email = await makeAccount(page);
  await register(page);
  await page.reload();
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
