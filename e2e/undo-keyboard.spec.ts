import type { Locator, Page } from "@playwright/test";
import { activate } from "./activate";
import { expect, test } from "./fixtures";

// Who uses a keyboard only has no touch screen.
test.skip(({ isMobile }) => isMobile);

/** Presses a button with the keyboard, undoes that one Tab further on, and expects the focus on what came back. */
async function undo(page: Page, button: Locator, back: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press("Enter");
  const action = page.getByRole("button", { name: "Ongedaan maken" });
  await expect(action).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(action).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(back).toBeFocused();
}
async function keep(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(([name, text]) => localStorage.setItem(name ?? "", text ?? ""), [key, JSON.stringify(value)]);
}

test("what is taken off a list comes back with one Tab and Enter, and the focus with it", async ({
  page,
  catalogue,
  errors,
}) => {
  const { paths, product } = catalogue;
  const main = page.getByRole("main");
  await page.goto("/?features=ProductsComparison");
  await keep(page, "wishlistItems", [product.id]);
  await keep(page, "rVP", [product.id]);
  await keep(page, "comparisonList", [{ id: product.id, name: product.name, price: 100, image: "" }]);

  await page.goto(paths.to("wishlist", {}));
  await activate(page);
  const saved = main.getByRole("button", { name: /Verwijderen/ });
  await undo(page, saved, saved);

  await page.goto(paths.to("profileRecentProducts", {}));
  await activate(page);
  const clear = main.getByRole("button", { name: "Lijst wissen" });
  await undo(page, clear, clear);

  await page.goto(paths.search());
  await activate(page);
  const bar = page.locator("[data-comparison-bar]").getByRole("button", { name: "Wissen" });
  await undo(page, bar, bar);
  expect(errors).toEqual([]);
});
