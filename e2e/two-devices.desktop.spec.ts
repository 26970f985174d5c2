import type { Page } from "@playwright/test";
import { makeAccount, signIn } from "./account-visitor";
import { activate } from "./activate";
import { fillDetails, orderButton, pay, sold, thanks } from "./buyer";
import { expect, test } from "./fixtures";

/** Two browsers, each with many pages. */
test.describe.configure({ timeout: 150_000 });

async function add(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await activate(page);
  await orderButton(page).click();
  await expect(page.getByText(/^In je winkelwagen:/)).toBeVisible();
}
const inHeader = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Winkelwagen/ });
const numbers = (page: Page) => page.getByRole("main").getByRole("spinbutton");
const openCart = (page: Page) => page.goto("/winkelwagen/");

test("a shopper signed in on two devices has one cart on both, and what is paid on one is bought on the other", async ({
  page: laptop,
  browser,
  baseURL,
  catalogue,
  errors,
}) => {
  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: "nl-NL",
    serviceWorkers: "block",
  });
  const phone = await other.newPage();
  const [one = "", two = "", three = ""] = await sold(laptop, 3);
  await phone.goto("/?features=Marketplace,Cart");
  await add(laptop, one);
  await add(phone, two);

  const email = await makeAccount(laptop);
  await signIn(phone, email);
  await expect(inHeader(phone)).toContainText("2 artikelen");
  for (const device of [laptop, phone]) {
    await openCart(device);
    await expect(numbers(device)).toHaveCount(2);
  }
  await activate(phone);
  await phone
    .getByRole("main")
    .getByRole("button", { name: /^Eén meer van/ })
    .last()
    .tap();
  await expect(numbers(phone).last()).toHaveValue("2");
  await laptop.reload();
  await expect(numbers(laptop).last()).toHaveValue("2");
  await expect(inHeader(laptop)).toContainText("3 artikelen");
  await add(laptop, three);
  await openCart(phone);
  await expect(numbers(phone)).toHaveCount(3);

  await phone.getByRole("link", { name: "Verder naar bestellen" }).tap();
  await fillDetails(phone);
  await phone.getByRole("button", { name: "Bestellen en betalen" }).tap();
  await pay(phone, /Bank zegt ja/);
  await expect(thanks(phone)).toBeVisible();

  await openCart(laptop);
  await expect(laptop.getByText("Je winkelwagen is leeg")).toBeVisible();
  await laptop.goto(catalogue.paths.to("profileOrdersAndReturns", {}));
  const bought = laptop.getByRole("main").getByRole("article");
  await expect(bought).toHaveCount(3);
  await bought.first().getByRole("link", { name: "Bekijk bestelling" }).click();
  await expect(thanks(laptop)).toBeVisible();
  await other.close();
  expect(errors).toEqual([]);
});
