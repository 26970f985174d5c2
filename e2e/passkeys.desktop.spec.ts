import type { Page } from "@playwright/test";
import { accountLink, join, stored } from "./account-visitor";
import { activate } from "./activate";
import { violations } from "./axe";
import { expect, test } from "./fixtures";

/** Forgets who the visitor is and asks to sign in from the home page. */
async function startAnew(page: Page, origin: string): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/`);
  await activate(page);
  await accountLink(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Inloggen" }).click();
}
async function isSignedIn(page: Page, email: string): Promise<void> {
  await expect(accountLink(page)).toHaveText(/Account/);
  await expect.poll(() => stored(page, "reduxProfile")).toContain(email);
}

test("a passkey is made from the account, signs in by the browser's offer and by the button, and can be removed", async ({
  page,
  baseURL,
  catalogue: { paths },
}) => {
  // A passkey belongs to a name, so the shop is opened by its own, not by its number.
  const origin = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send("WebAuthn.enable");
  await authenticator.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${origin}/`);
  const email = await join(page);

  await page.goto(origin + paths.to("profilePersonalInfo", {}));
  await activate(page);
  await page.getByRole("link", { name: "Beheren" }).click();
  await page.getByRole("link", { name: "Passkey toevoegen" }).click();
  await page.getByLabel("Huidig wachtwoord").fill("een lang geheim 42");
  await page.getByRole("button", { name: "Verder" }).click();
  await page.getByRole("button", { name: "Passkey maken" }).click();
  await expect(page.getByRole("status")).toHaveText(/Je passkey is toegevoegd/);
  expect(await violations(page)).toEqual([]);

  // The browser offers it by itself. The virtual authenticator accepts at once, often before the page has loaded.
  const granted = page.waitForResponse((response) => response.url().endsWith("/identity/token") && response.ok());
  await startAnew(page, origin);
  await granted;
  await isSignedIn(page, email);

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await startAnew(page, origin);
  await page.getByRole("button", { name: "Inloggen met een passkey" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await isSignedIn(page, email);

  await page.goto(`${origin}/identity/account`);
  await page.getByRole("button", { name: "Verwijderen" }).click();
  await expect(page.getByRole("status")).toHaveText("De passkey is verwijderd.");
  await expect(page.getByRole("button", { name: "Verwijderen" })).toHaveCount(0);
});
