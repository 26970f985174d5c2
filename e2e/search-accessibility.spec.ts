import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { type Catalogue, expect, ONCE, test } from "./fixtures";

// The projects are the two widths: 390 and 1440.

interface State {
  path: (catalogue: Catalogue) => string;
  act?: (page: Page) => Promise<void>;
  phoneOnly?: true;
  flag?: string;
}
const openSheet = async (page: Page) => {
  await page.getByRole("link", { name: /^Filters/ }).click();
  await expect(page.getByRole("dialog").getByText("Merk", { exact: true }).first()).toBeVisible();
};
async function type(page: Page, text: string): Promise<void> {
  await page.getByRole("banner").locator('input[name="q"]').click();
  await expect(page.getByRole("banner").getByRole("combobox")).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
}

const states: Record<string, State> = {
  results: { path: ({ paths }) => paths.search({ q: "wasmachine" }) },
  "filtered results": {
    path: ({ paths }) => paths.search({ brand: "Philips", priceFrom: 10, sortBy: "priceDesc", page: 1 }),
  },
  "results in columns": { path: ({ paths }) => paths.search({ view: "columns", page: 2 }) },
  "a listing": { path: ({ paths, slugs }) => paths.listing(slugs) },
  "a special list": { path: () => "/n/aanbiedingen/aanbiedingen/" },
  "no results": { path: ({ paths }) => paths.search({ q: "zzzzqqqxx" }) },
  "no results with filters": { path: ({ paths }) => paths.search({ q: "lamp", brand: "Bestaatniet" }) },
  "another spelling": { path: ({ paths }) => paths.search({ q: "wasmachne" }) },
  "fewer words": { path: ({ paths }) => paths.search({ q: "wasmachine qqqqq" }) },
  "the extended page": {
    path: ({ paths, slugs }) => paths.to("searchCategory", { category: slugs[0] }),
    flag: "SearchResultsPageExtended",
  },
  "the open sheet": { path: ({ paths }) => paths.search(), act: openSheet, phoneOnly: true },
  "the open sheet with filters": {
    path: ({ paths }) => paths.search({ brand: "Philips" }),
    act: openSheet,
    phoneOnly: true,
  },
  "all values of a filter": { path: ({ paths }) => paths.search({ sel: "brand" }) },
  "suggestions open": { path: () => "/", act: (page) => type(page, "wasm") },
};

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  for (const [name, { path, act, phoneOnly, flag }] of Object.entries(states)) {
    test(`${name}: nothing to complain about`, phoneOnly ? ONCE : {}, async ({ page, catalogue, errors }) => {
      if (flag) await page.goto(`/?features=${flag}`);
      await page.goto(path(catalogue), { waitUntil: "load" });
      await act?.(page);
      expect(await violations(page)).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
    });
  }
});
