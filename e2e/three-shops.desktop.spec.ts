import { activate } from "./activate";
import { fillDetails, orderButton, pay, sold, thanks } from "./buyer";
import { expect, test } from "./fixtures";
import { mailWith, orders } from "./operator";

/** Many pages, and a command after some of them. */
test.describe.configure({ timeout: 120_000 });

test("a guest of three shops pays once, and follows one of the orders from the mail on another device", async ({
  page,
  browser,
  mainUrl,
  errors,
}) => {
  const main = page.getByRole("main");
  const paths = await sold(page, 3);
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await activate(page);
    await orderButton(page).click();
    await expect(page.getByRole("status").getByText(/^In je winkelwagen:/)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /Winkelwagen/ })).toContainText(`${index + 1} art`);
  }
  await page.getByRole("button", { name: "Bekijk winkelwagen" }).click();
  await expect(main.getByRole("heading", { level: 2, name: /^Verkoop en levering door/ })).toHaveCount(3);
  await main.getByRole("link", { name: "Verder naar bestellen" }).click();
  await fillDetails(page);
  await main.getByRole("button", { name: "Bestellen en betalen" }).click();
  await pay(page, /Bank zegt ja/);
  await expect(thanks(page)).toBeVisible();
  const heads = main.getByRole("heading", { level: 2, name: /^Bestelling/ });
  const numbers = (await heads.allTextContents()).map((text) => text.split(" ")[1] ?? "");
  expect(numbers).toHaveLength(3);
  await expect(main.getByText("Betaald", { exact: true })).toHaveCount(3);

  const [, second = ""] = numbers;
  await expect.poll(() => mailWith(mainUrl, `Bestelling ${second}`)).toContain("Bevestiging van je bestelling");
  const mail = (await mailWith(mainUrl, `Bestelling ${second}`)) ?? "";
  for (const number of numbers) expect(mail).toContain(`Bestelling ${number}`);
  const link = mail.match(/https?:\/\/\S+\?sleutel=[\w-]+/)?.[0] ?? "";
  await orders(
    mainUrl,
    "ship",
    second,
    "--service",
    "PostNL",
    "--code",
    "3SABC",
    "--link",
    "https://volg.example/3SABC",
  );

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const { pathname, search } = new URL(link);
  await other.goto(new URL(pathname + search, mainUrl).href);
  await expect(thanks(other)).toBeVisible();
  const part = other.getByRole("region", { name: new RegExp(`^Bestelling ${second}`) });
  await expect(part.getByText("Onderweg", { exact: true })).toBeVisible();
  await expect(part.getByRole("link", { name: /3SABC/ })).toHaveAttribute("href", /^https:.*3SABC/);
  await expect(other.getByText("Betaald", { exact: true })).toHaveCount(2);
  await elsewhere.close();
  expect(await orders(mainUrl, "check")).toBeTruthy();
  expect(errors).toEqual([]);
});
