import { fillSignUp, newAddress } from "./account-visitor";
import { activate } from "./activate";
import { violations } from "./axe";
import { expect, test } from "./fixtures";

/** One red dot. */
const PHOTO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

test("a visitor writes a review, signs in on the way without losing it, changes it and deletes it", async ({
  page,
  catalogue,
  errors,
}) => {
  await page.goto(catalogue.product.canonical_path);
  await page
    .getByRole("region", { name: "Beoordelingen" })
    .getByRole("link", { name: /^Schrijf een beoordeling/ })
    .click();
  const own = page.getByRole("region", { name: "Jouw beoordeling" });
  await activate(page);
  await own.getByRole("button", { name: "Beoordeling plaatsen" }).click();
  await expect(own.getByRole("link", { name: /oordeel/ })).toBeVisible();
  await own.getByRole("radio", { name: "3 sterren" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(own.getByRole("radio", { name: "4 sterren" })).toBeChecked();
  await own.getByLabel("Titel").fill("Fijn ding");
  await own.getByLabel("Je ervaring").fill("a".repeat(10_000));
  await own.getByRole("button", { name: "Beoordeling plaatsen" }).click();
  await expect(own.getByText(/Dit mag hoogstens 5\.000 tekens lang zijn; het zijn er 10\.000/).first()).toBeVisible();
  await own.getByLabel("Je ervaring").fill("Doet wat het moet doen.\n<b>Echt</b>");
  await own.getByLabel("Pluspunten").fill("stil\nsnel");
  expect(await violations(page)).toEqual([]);
  await own.getByRole("button", { name: "Beoordeling plaatsen" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/Log in om je beoordeling te plaatsen/)).toBeVisible();
  await dialog.getByRole("button", { name: "Account aanmaken" }).click();
  await fillSignUp(page, newAddress());
  await page.waitForURL((url) => url.pathname.startsWith("/beoordelingen/"));

  await expect(own.getByLabel("Titel")).toHaveValue("Fijn ding");
  await expect(own.getByRole("radio", { name: "4 sterren" })).toBeChecked();
  await own.getByRole("button", { name: "Beoordeling plaatsen" }).click();
  await expect(dialog.getByText(/Je beoordeling staat op de site/)).toBeVisible();
  await dialog.getByRole("button", { name: "Sluiten" }).last().click();
  await expect(own.getByRole("heading", { name: "Fijn ding" })).toBeVisible();
  await expect(own.getByText("<b>Echt</b>")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Alle beoordelingen" }).getByText("Fijn ding")).toBeVisible();

  await activate(page);
  await own.getByRole("button", { name: "Wijzigen" }).click();
  await own.getByLabel("Je ervaring").fill("Koop het liever op www.elders.nl");
  const photos = own.getByLabel("Foto's");
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
  await photos.setInputFiles([file("tekening.jpg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))]);
  await own.getByRole("button", { name: "Wijziging opslaan" }).click();
  await expect(own.getByText(/“tekening\.jpg” kunnen we niet lezen als foto/).first()).toBeVisible();
  await expect(own.getByLabel("Je ervaring")).toHaveValue("Koop het liever op www.elders.nl");
  await photos.setInputFiles(["een.png", "twee.png"].map((name) => file(name, PHOTO)));
  await own.getByRole("button", { name: "Wijziging opslaan" }).click();
  await expect(dialog.getByText(/We kijken ernaar voordat anderen haar zien/)).toBeVisible();
  await dialog.getByRole("button", { name: "Sluiten" }).last().click();
  await expect(own.getByText(/nog niet: er staat een link in, er zijn foto's bij/)).toBeVisible();
  await own.getByRole("link", { name: /, foto 1$/ }).click();
  await expect(dialog.getByRole("img", { name: /foto 1 van 2/ })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("img", { name: /foto 2 van 2/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await own.getByRole("button", { name: "Verwijderen" }).click();
  await own.getByRole("button", { name: "Ja, verwijderen" }).click();
  await expect(own.getByRole("button", { name: "Beoordeling plaatsen" })).toBeVisible();
  expect(errors).toEqual([]);
});
