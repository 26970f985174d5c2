import type { Locator, Page } from "@playwright/test";
import { activate } from "./activate";
import { expect, test } from "./fixtures";

/** Opens a page and brings it to life, as the first key does. */
async function openAlive(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await activate(page);
}

/** Walks on with Tab until this has the focus, as somebody does who sees where it is. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let stop = 0; stop < most; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${most} stops of the keyboard and not yet there`);
}

test("the whole way by keyboard: / to search, a suggestion, a filter, a product", async ({ page, errors }) => {
  await openAlive(page);
  await page.keyboard.press("/");
  const box = page.getByRole("banner").locator('input[name="q"]');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");
  await page.keyboard.type("wasm");
  const lines = page.getByRole("listbox").getByRole("option");
  await expect(lines.first()).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(lines.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box).toHaveValue("wasm");
  await page.keyboard.press("ArrowDown");
  await expect(lines.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=wasmachine$/);

  const filters = page.getByRole("complementary", { name: "Filters" });
  const brand = filters
    .getByRole("group")
    .filter({ has: page.getByText("Merk", { exact: true }) })
    .getByRole("link")
    .first();
  const name = ((await brand.textContent()) ?? "").split(" ")[0] ?? "";
  await tabTo(page, brand);
  await expect(brand).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/brand=/);
  await expect(page.getByRole("link", { name: `Verwijder filter ${name}` })).toBeVisible();

  const product = page.getByRole("main").getByRole("article").getByRole("link").first();
  await tabTo(page, product, 120);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/brand=/);
  expect(errors).toEqual([]);
});

test("the focus stays on the value that was chosen, wherever it moves in its list", async ({ page, catalogue }) => {
  await openAlive(page, catalogue.paths.search());
  const brands = page
    .getByRole("complementary", { name: "Filters" })
    .getByRole("group")
    .filter({ has: page.getByText("Merk", { exact: true }) })
    .first();
  for (const place of [3, 2]) {
    const value = brands.getByRole("link").nth(place);
    const name = await value.evaluate((link) => link.firstChild?.textContent);
    await value.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: `Verwijder filter ${name?.trim()}` })).toBeVisible();
    await expect(page.locator(":focus")).toContainText(name?.trim() ?? "");
  }
});

test("a / that is typed stays a letter", async ({ page }) => {
  await openAlive(page);
  await page.keyboard.press("/");
  await page.keyboard.type("1/2 inch");
  await expect(page.getByRole("banner").locator('input[name="q"]')).toHaveValue("1/2 inch");
});

test("earlier searches come back in the box, newest first, and can be forgotten", async ({ page }) => {
  const box = page.getByRole("banner").locator('input[name="q"]');
  for (const term of ["fiets", "lamp"]) {
    await openAlive(page);
    await page.keyboard.press("/");
    await page.keyboard.type(term);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === term);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("searchHistory"))).toContain(term);
  }
  await openAlive(page);
  await page.keyboard.press("/");
  const lines = page.getByRole("listbox").getByRole("option");
  await expect(lines).toHaveText([/^lamp/, /^fiets/, "Wis recente zoekopdrachten"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("searchHistory") ?? "[]")).not.toContain("fiets");
});
