import type { Locator, Page } from "@playwright/test";
import { activate } from "./activate";
import { sold, thanks } from "./buyer";
import { expect, test } from "./fixtures";

const MOST_PRESSES = 7;

/** What a browser knows of somebody who has bought elsewhere before, by the names of the fields. */
const known: Record<string, string> = {
  email: "noor@voorbeeld.example",
  name: "Noor de Wit",
  "postal-code": "3511 AB",
  "address-line1": "Dorpsstraat 14",
  "address-level2": "Utrecht",
};

/** Counts what a thumb does, from the page of a product on. */
function thumb(page: Page) {
  let presses = 0;
  async function press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await target.tap();
    presses += 1;
  }
  return {
    press,
    count: () => presses,
    /** Two presses: into the field, and on what the browser proposes, which fills the fields of the same section. */
    async autofill(field: Locator): Promise<void> {
      await press(field);
      presses += 1;
      const section = (await field.getAttribute("autocomplete"))?.split(" ").slice(0, -1) ?? [];
      await page.evaluate(
        (values) => {
          for (const [names, value] of values) {
            const input = document.querySelector<HTMLInputElement>(`input[autocomplete="${names}"]`);
            if (!input) continue;
            input.value = value;
            for (const event of ["input", "change"]) input.dispatchEvent(new Event(event, { bubbles: true }));
          }
        },
        Object.entries(known).map(([name, value]) => [[...section, name].join(" "), value] as const),
      );
    },
  };
}

async function buy(page: Page, { press, autofill }: ReturnType<typeof thumb>, toCheckout: Locator): Promise<void> {
  await press(
    page
      .getByRole("main")
      .getByRole("button", { name: /^In winkelwagen/ })
      .first(),
  );
  await press(toCheckout);
  await autofill(page.getByLabel("E-mailadres", { exact: true }));
  await press(page.getByRole("button", { name: "Verder naar bezorging en betaling" }));
  await press(page.getByRole("button", { name: "Bestellen en betalen" }));
  await press(page.getByRole("button", { name: /^Betaal €/ }));
  await page.waitForURL("**/bestelling/**");
}

async function openProduct(page: Page): Promise<void> {
  const [path = ""] = await sold(page, 1);
  await page.goto(path);
}

test("from a product to paid takes a returning guest in a fresh browser seven presses", async ({ page }) => {
  await openProduct(page);
  // Whoever looks at a product has scrolled.
  await activate(page);
  const guest = thumb(page);
  await buy(page, guest, page.getByRole("status").getByRole("button", { name: "Afrekenen" }));
  await expect(thanks(page)).toBeVisible();
  expect(guest.count()).toBeLessThanOrEqual(MOST_PRESSES);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it takes no more presses", async ({ page }) => {
    await openProduct(page);
    const guest = thumb(page);
    await buy(page, guest, page.getByRole("link", { name: "Verder naar bestellen" }));
    await expect(async () => {
      await page.reload();
      await expect(thanks(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(guest.count()).toBeLessThanOrEqual(MOST_PRESSES);
  });
});
