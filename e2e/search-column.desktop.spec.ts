import { activate } from "./activate";
import { expect, test } from "./fixtures";

test("a filter chosen far down its column leaves the column and the page where they are", async ({
  page,
  catalogue,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(catalogue.paths.search());
  const column = page.getByRole("complementary", { name: "Filters" });
  await activate(page);
  const last = column.getByRole("group").locator("a:not([data-selected])").filter({ visible: true }).last();
  await last.scrollIntoViewIfNeeded();
  const place = await column.evaluate((element) => element.scrollTop);
  expect(place).toBeGreaterThan(300);
  const before = (await last.boundingBox())?.y ?? 0;
  const name = (await last.evaluate((link) => link.firstChild?.textContent ?? "")).trim();
  await last.click();
  const chosen = column.locator("a[data-selected]").filter({ hasText: name }).last();
  await expect(page.getByRole("link", { name: `Verwijder filter ${name}` })).toBeVisible();
  // Other filters may lose values, so the column may become shorter, but the choice stays in sight near the pointer.
  await expect(chosen).toBeInViewport();
  const after = (await chosen.boundingBox())?.y ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(250);
  expect(await column.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200);
});
