import type { Page } from "@playwright/test";
import { activate } from "./activate";
import { type Catalogue, expect, test } from "./fixtures";

const pages: [string, (catalogue: Catalogue) => string][] = [
  ["home", () => "/"],
  ["a list of a category", ({ paths, slugs }) => paths.listing(slugs)],
  ["search results", ({ paths, product }) => paths.search({ q: product.name.split(" ")[0] })],
  ["a search without results", ({ paths }) => paths.search({ q: "qqxzzw" })],
  ["a product", ({ product }) => product.canonical_path],
  ["the account of nobody", ({ paths }) => paths.to("profile", {})],
];
/** Had the two not agreed, React would throw the server's elements away and draw the page anew. */
const marked = (page: Page) => page.locator("main[data-drawn-by-server]");

for (const [name, path] of pages) {
  test(`${name}: the browser agrees with what the server drew, and goes on with it`, async ({
    page,
    catalogue,
    errors,
  }) => {
    // Pages that are alive at once are marked before their scripts run.
    await page.addInitScript(() => {
      document.addEventListener("readystatechange", () =>
        document.querySelector("main")?.setAttribute("data-drawn-by-server", ""),
      );
    });
    await page.goto(path(catalogue), { waitUntil: "load" });
    await activate(page);
    await expect(marked(page)).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}
