import type { Locator } from "@playwright/test";
import { activate } from "./activate";
import { orderButton, sold } from "./buyer";
import { expect, test } from "./fixtures";

/** Whether a finger in the middle of it would press it. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

test("a line far down is removed with one hand: undo is in sight, nothing covers it, and it puts the line back", async ({
  page,
  errors,
}) => {
  test.setTimeout(90_000);
  const main = page.getByRole("main");
  for (const path of await sold(page, 4)) {
    await page.goto(path);
    await activate(page);
    await orderButton(page).tap();
    await expect(page.getByText(/^In je winkelwagen:/)).toBeVisible();
  }
  await page.goto("/winkelwagen/");
  await activate(page);
  const removals = main.getByRole("button", { name: /^Verwijderen/ });
  await expect(removals).toHaveCount(4);
  const last = removals.last();
  const name = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  await last.tap();

  const undo = main.getByRole("button", { name: "Terugzetten" });
  await expect(removals).toHaveCount(3);
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isUncovered(undo)).toBe(true);
  const size = await undo.boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(44);

  await undo.tap();
  await expect(removals).toHaveCount(4);
  await expect(removals.last()).toHaveText(name, { useInnerText: true });
  await expect(removals.last()).toBeInViewport();
  expect(errors).toEqual([]);
});
