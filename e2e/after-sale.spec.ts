import type { Page } from "@playwright/test";
import { join } from "./account-visitor";
import { activate } from "./activate";
import { violations } from "./axe";
import { cancelFirst, fillDetails, orderButton, pay, sold, thanks, withdraw } from "./buyer";
import { expect, ONCE, test } from "./fixtures";
import { mailWith, orders } from "./operator";

/** One red dot. */
const PHOTO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

/** Many pages, and a command after each step. */
test.describe.configure({ timeout: 90_000 });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a guest of three shops cancels at one, withdraws from another, reviews the third and sends part of it back",
    ONCE,
    async ({ page, mainUrl }) => {
      const check = () => expect(orders(mainUrl, "check"), "the books").resolves.toBeTruthy();
      const paths = await sold(page, 3);
      for (const path of [...paths, paths.at(-1) ?? ""]) {
        await page.goto(path);
        await orderButton(page).click();
      }
      await page.getByRole("link", { name: "Verder naar bestellen" }).click();
      await fillDetails(page);
      await page.getByRole("button", { name: "Bestellen en betalen" }).click();
      await pay(page, /Bank zegt ja/);
      await expect(async () => {
        await page.reload();
        await expect(thanks(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      const heads = page.getByRole("heading", { level: 2, name: /^Bestelling/ });
      const numbers = (await heads.allTextContents()).map((text) => text.split(" ")[1] ?? "");
      expect(numbers).toHaveLength(3);
      await check();

      await cancelFirst(page);
      await check();
      await withdraw(page, numbers[1] ?? "");
      await check();

      const [, , third = ""] = numbers;
      await orders(mainUrl, "ship", third, "--service", "PostNL", "--code", "3SABC");
      await orders(mainUrl, "deliver", third);
      // The links that are mailed work for whoever has them, also where the site only compares.
      await expect.poll(() => mailWith(mainUrl, `Je bestelling ${third} bij`)).toContain("sleutel=");
      const mail = (await mailWith(mainUrl, `Je bestelling ${third} bij`)) ?? "";
      const links = new Set(mail.match(/https?:\/\/\S+\?sleutel=[\w-]+/g));
      expect(links.size).toBe(2);
      for (const link of links) expect((await fetch(link)).status, link).toBe(200);
      await page.reload();
      await reviewFirst(page);
      await check();
      const part = page.getByRole("region", { name: `Retour van bestelling ${third}` });
      await part.getByText("Iets terugsturen").click();
      await part.getByRole("combobox").selectOption({ index: 1 });
      await part.getByLabel(/^Waarom/).fill("Te klein");
      await part.getByRole("button", { name: "Retour aanvragen" }).click();
      const number = (await part.getByText(/^Retour R/).textContent())?.split(" ")[1] ?? "";
      await orders(mainUrl, "approve", number);
      await page.reload();
      await part.getByRole("link", { name: /label/i }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
      await page.goBack();
      await orders(mainUrl, "receive", number);
      await page.reload();
      await expect(page.getByText("Terugbetaald", { exact: true }).first()).toBeVisible();
      await expect(page.getByRole("link", { name: /^Creditfactuur/ })).toHaveCount(3);
      await check();
    },
  );
});

/** Writes about the first product that was delivered, with a photo, and comes back to the order. */
async function reviewFirst(page: Page): Promise<void> {
  const order = page.url();
  await page
    .getByRole("link", { name: /^Schrijf een beoordeling over/ })
    .first()
    .click();
  const form = page.getByRole("form", { name: "Schrijf een beoordeling" });
  await form.getByLabel("Titel").fill("Precies goed");
  await form.getByRole("button", { name: "Beoordeling plaatsen" }).click();
  // Nothing that was typed is lost.
  await expect(page.getByRole("region", { name: "2 dingen kloppen nog niet" })).toContainText("Je ervaring");
  await expect(form.getByLabel("Titel")).toHaveValue("Precies goed");
  await form.getByRole("radio", { name: "5 sterren" }).check({ force: true });
  await form.getByLabel("Je ervaring").fill("Snel bezorgd en het past.");
  await form.getByLabel("Foto's").setInputFiles([{ name: "foto.png", mimeType: "image/png", buffer: PHOTO }]);
  await form.getByRole("button", { name: "Beoordeling plaatsen" }).click();
  await expect(page.getByText("Je beoordeling staat op de site")).toBeVisible();
  const own = page.getByRole("region", { name: "Jouw beoordeling" });
  await expect(own.getByText("Geverifieerde aankoop")).toBeVisible();
  await expect(own.getByRole("img", { name: /, foto 1$/ })).toBeAttached();
  await page.goto(order);
}

test("a user reviews what was delivered with a photo, which others see at once", async ({
  page,
  mainUrl,
  errors,
  isMobile,
}) => {
  test.skip(isMobile, "The same at any width.");
  const [path = ""] = await sold(page, 1);
  await join(page);
  await page.goto(path);
  await activate(page);
  await orderButton(page).click();
  await page.getByRole("button", { name: "Bekijk winkelwagen" }).click();
  await page.getByRole("link", { name: "Verder naar bestellen" }).click();
  await fillDetails(page);
  await page.getByRole("button", { name: "Bestellen en betalen" }).click();
  await pay(page, /Bank zegt ja/);
  await expect(thanks(page)).toBeVisible();
  const head = await page.getByRole("heading", { level: 2, name: /^Bestelling/ }).textContent();
  const number = head?.split(" ")[1] ?? "";
  const order = page.url();
  await orders(mainUrl, "ship", number);
  await orders(mainUrl, "deliver", number);

  await page.goto(path);
  await page.getByRole("link", { name: /^Schrijf een beoordeling/ }).click();
  const own = page.getByRole("region", { name: "Jouw beoordeling" });
  await activate(page);
  await own.getByRole("radio", { name: "5 sterren" }).check({ force: true });
  await own.getByLabel("Titel").fill("Precies goed");
  await own.getByLabel("Je ervaring").fill("Snel bezorgd en het past.");
  await own.getByLabel("Foto's").setInputFiles([{ name: "foto.png", mimeType: "image/png", buffer: PHOTO }]);
  await own.getByRole("button", { name: "Beoordeling plaatsen" }).click();
  await expect(page.getByRole("dialog").getByText(/Je beoordeling staat op de site/)).toBeVisible();
  await page.reload();
  const review = page
    .getByRole("region", { name: "Alle beoordelingen" })
    .getByRole("listitem")
    .filter({ hasText: "Precies goed" });
  await expect(review.getByText("Geverifieerde aankoop")).toBeVisible();
  const photo = review.getByRole("img", { name: /, foto 1$/ });
  await photo.scrollIntoViewIfNeeded();
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
  expect(await orders(mainUrl, "check")).toBeTruthy();

  await page.goto(order);
  await page.getByRole("link", { name: /^Schrijf een beoordeling over/ }).click();
  await expect(page.getByRole("region", { name: "Jouw beoordeling" })).toContainText("Precies goed");
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});
