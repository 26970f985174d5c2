import { fillSignUp, newAddress, signIn } from "./account-visitor";
import { activate } from "./activate";
import { violations } from "./axe";
import { expect, test } from "./fixtures";

test("who wants to keep an article signs up, has it kept, and finds it on another device", async ({
  page,
  browser,
  catalogue: { paths },
  errors,
}) => {
  await page.goto("/blog/wasmachine-kiezen-101/");
  await activate(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /Artikel bewaren/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Account aanmaken" }).click();
  const email = newAddress();
  await fillSignUp(page, email);
  await page.waitForURL(/\/blog\/wasmachine-kiezen-101\//);
  const kept = page.getByRole("button", { name: /^Bewaard Welke wasmachine/ });
  await expect(kept).toHaveAttribute("aria-pressed", "true");

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(paths.to("profileBookmarks", {}));
  await signIn(second, email);
  const main = second.getByRole("main");
  await expect(main.getByRole("link", { name: "Welke wasmachine past bij jou?" })).toBeVisible();
  expect(await violations(second)).toEqual([]);
  await second.goto(paths.to("blogs", {}));
  await activate(second);
  expect(await violations(second)).toEqual([]);
  await second.getByRole("button", { name: /Bewaar het artikel Het energielabel/ }).click();
  await expect(second.getByRole("button", { name: /Bewaar het artikel Het energielabel/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(second.locator("[data-toast]").filter({ hasText: "Bewaard bij je artikelen" })).toBeVisible();
  await other.close();

  await page.goto(paths.to("profileBookmarks", {}));
  const own = page.getByRole("main");
  await expect(own.getByRole("link", { name: /Het energielabel lezen/ })).toBeVisible();
  await own.getByRole("button", { name: /Welke wasmachine.* verwijderen/ }).click();
  await expect(own.getByRole("link", { name: /Welke wasmachine/ })).toHaveCount(0);
  expect(errors).toEqual([]);
});
