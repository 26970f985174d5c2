import { accountLink, join } from "./account-visitor";
import { activate } from "./activate";
import { violations } from "./axe";
import { expect, test } from "./fixtures";

test("a passkey is made from the account, signs in without a password, and can be removed", async ({
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

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/`);
  await activate(page);
  await accountLink(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Inloggen" }).click();
  await page.waitForURL(/\/identity\/interaction\//);
  // The browser may offer the passkey by itself before the button is pressed.
  await page
    .getByRole("button", { name: "Inloggen met een passkey" })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("reduxProfile"))).toContain(email);

  await page.goto(`${origin}/identity/account`);
  await page.getByRole("button", { name: "Verwijderen" }).click();
  await expect(page.getByRole("status")).toHaveText("De passkey is verwijderd.");
  await expect(page.getByRole("button", { name: "Verwijderen" })).toHaveCount(0);
});
