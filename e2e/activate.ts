import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/**
 * Waits until React listens. The keyboard is a touch that changes nothing; one that came before the page did is
 * repeated, as a visitor's next one would be.
 */
export async function activate(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => "__etalageActive" in window, undefined, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}
