import type { Page } from "@playwright/test";
import { accountLink, fillSignUp, imitateNewUser, makeAccount, newAddress, stored } from "./account-visitor";
import { activate } from "./activate";
import { type Catalogue, expect, test } from "./fixtures";

type Paths = Catalogue["paths"];
const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).click();
const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });

/** From the choice on the registration page through the provider's form, which is the only one for who they are. */
async function begin(page: Page, paths: Paths, type: "prive" | "zakelijk"): Promise<void> {
  await page.goto(paths.to("register", {}, { type }));
  await press(page, "Account aanmaken");
  await page.waitForURL(/\/identity\/interaction\//);
  await expect(page.getByLabel(type === "prive" ? "Particulier" : "Zakelijk")).toBeChecked();
  await fillSignUp(page, newAddress());
  await page.waitForURL((url) => url.search === `?type=${type}`);
}
/** Somebody whose provider did not ask what the shop wants to know, on the shop's own form. */
async function beginUnknown(page: Page, paths: Paths): Promise<void> {
  await page.goto("/");
  await imitateNewUser(page);
  await begin(page, paths, "prive");
  await expect(main(page).getByLabel("Voornaam")).toHaveValue("Noor");
}
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label).first().fill(value);
}

test("one form makes a private account, which takes along what was kept", async ({
  page,
  catalogue: { paths, product },
}) => {
  await page.goto(product.canonical_path);
  const heart = (word: string) => main(page).getByRole("button", { name: `${word} ${product.name}`, exact: true });
  await heart("Bewaar").or(heart("Bewaren")).first().click();
  await expect.poll(() => stored(page, "wishlistItems")).toContain(product.id);
  await expect.poll(() => stored(page, "rVP")).toContain(product.id);
  await begin(page, paths, "prive");
  await expect(main(page).getByText("Welkom Noor, je account is klaar")).toBeVisible();
  await expect(main(page).getByText(/had bewaard en bekeken, staat nu in je account/)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /1 product bewaard/ })).toBeVisible();
  expect([await stored(page, "wishlistItems"), await stored(page, "rVP")]).toEqual([null, null]);
  expect(JSON.parse((await stored(page, "reduxProfile")) ?? "")).toMatchObject({
    wishlistItems: [{ productId: product.id }],
    recentlyViewedProducts: [product.id],
  });
  await page.goto(paths.to("profile", {}));
  await expect(main(page).getByText("Dag Noor")).toBeVisible();
});

test("a business that signs up on another page is led to its company's details, and asked for nothing twice", async ({
  page,
  catalogue: { paths },
}) => {
  await page.goto("/");
  await activate(page);
  await accountLink(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Account aanmaken" }).click();
  await page.getByLabel("Zakelijk").check();
  await fillSignUp(page, newAddress());
  await page.waitForURL((url) => url.pathname === paths.to("register", {}) && url.search === "?type=zakelijk");
  await expect(main(page).getByLabel("Bedrijfsnaam")).toBeVisible();
  await expect(main(page).getByLabel("Voornaam")).toHaveCount(0);
  await expect(main(page).getByLabel(/Ik ga akkoord/)).toHaveCount(0);
});

test("who comes from another provider completes what it did not ask, and needs the terms", async ({
  page,
  catalogue: { paths },
}) => {
  await beginUnknown(page, paths);
  await press(page, "Account aanmaken");
  await expect(main(page).getByRole("link", { name: /akkoord gaat/ })).toBeVisible();
  await main(page)
    .getByLabel(/Ik ga akkoord/)
    .check();
  await press(page, "Account aanmaken");
  await expect(main(page).getByText("Welkom Noor, je account is klaar")).toBeVisible();
});

test("a business mends its numbers, and sees where its application stands", async ({ page, catalogue: { paths } }) => {
  await begin(page, paths, "zakelijk");
  await fill(page, {
    Bedrijfsnaam: "Fietsen BV",
    "KvK-nummer": "1234567",
    "Btw-id": "NL123456789B90",
    IBAN: "NL91ABNA0417164301",
    Website: "fietsen.example",
    Postcode: "1234 ss",
    Huisnummer: "14a",
    Straat: "Dam",
    Plaats: "Amsterdam",
    Telefoonnummer: "06 12345678",
    "Naam op de rekening": "Fietsen BV",
    Vertegenwoordiger: "Noor de Wit",
  });
  await press(page, "Aanvraag versturen");
  await expect(main(page).getByText("6 dingen kloppen nog niet")).toBeVisible();
  await page.reload();
  await expect(main(page).getByLabel("Btw-id")).toHaveValue("NL123456789B90");
  const right = { "KvK-nummer": "12 34 56 78", "Btw-id": "nl002455799b11", IBAN: "NL91 ABNA 0417 1643 00" };
  await fill(page, { ...right, Postcode: "1012js", Huisnummer: "14" });
  await main(page)
    .getByLabel(/^Wij verkopen alleen/)
    .check();
  await press(page, "Aanvraag versturen");
  await expect(main(page).getByRole("listitem").filter({ hasText: "Aangevraagd" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await page.goto(paths.to("profile", {}));
  await expect(main(page).getByRole("region", { name: "Zakelijk account" })).toContainText("Fietsen BV");
});

test("what the service finds wrong with a business stands at its field", async ({ page, catalogue: { paths } }) => {
  await begin(page, paths, "zakelijk");
  await fill(page, { Bedrijfsnaam: "Fietsen BV", "KvK-nummer": "12345678", "Btw-id": "NL004495445B01" });
  await fill(page, { IBAN: "NL91ABNA0417164300", Website: "fietsen.example", Postcode: "1012JS", Huisnummer: "1" });
  await fill(page, { Straat: "Dam", Plaats: "Amsterdam", Telefoonnummer: "0612345678" });
  await fill(page, { "Naam op de rekening": "Fietsen BV", Vertegenwoordiger: "Noor de Wit" });
  await main(page)
    .getByLabel(/^Wij verkopen alleen/)
    .check();
  await page.route("**/businessSignUp", async (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({ postData: JSON.stringify({ ...body, kvk: "1" }) });
  });
  await press(page, "Aanvraag versturen");
  await expect(main(page).getByLabel("KvK-nummer")).toHaveAttribute("aria-invalid", "true");
  await expect(main(page).getByLabel("KvK-nummer")).toHaveValue("12345678");
});

test("the keyboard alone signs up and saves an address", async ({ page, catalogue: { paths } }) => {
  await beginUnknown(page, paths);
  await main(page).getByLabel("Voornaam").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("region", { name: "2 dingen kloppen nog niet" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(main(page).getByLabel("Voornaam")).toBeFocused();
  await page.keyboard.type("Noor");
  const terms = main(page).getByLabel(/Ik ga akkoord/);
  for (let stops = 0; stops < 20 && !(await terms.evaluate((box) => box === document.activeElement)); stops++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("Welkom Noor, je account is klaar")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.goto(paths.to("profileAddresses", {}));
  await main(page).getByRole("button", { name: "Adres toevoegen" }).press("Enter");
  for (const text of ["", "", "1012js", "1", "", "Dam", "Amsterdam"]) {
    await page.keyboard.press("Tab");
    if (text) await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: "Dam 1 Standaardadres" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the account says what it needs, and the kinds of accounts are links", async ({
    page,
    catalogue: { paths },
  }) => {
    await page.goto(paths.to("profileAddresses", {}));
    await expect(main(page).locator("noscript p").first()).toHaveText("Hiervoor is JavaScript nodig");
    await page.goto(paths.to("register", {}));
    await main(page)
      .getByRole("link", { name: /^Zakelijk/ })
      .click();
    await expect(page).toHaveURL(/\?type=zakelijk$/);
    await expect(main(page).locator("noscript p").first()).toHaveText("Hiervoor is JavaScript nodig");
    await expect(main(page).getByText("We kijken je aanvraag na en laten het je weten")).toBeVisible();
  });
});

test("who makes an account elsewhere is led to finish it", async ({ page, catalogue: { paths } }) => {
  await page.goto("/");
  await imitateNewUser(page);
  await makeAccount(page);
  await page.goto(paths.to("profile", {}));
  await main(page).getByRole("link", { name: "Account afronden" }).click();
  await activate(page);
  await expect(headingOf(page)).toHaveText("Account aanmaken");
  expect(await stored(page, "reduxProfile")).toBeNull();
});
