import type { Page } from "@playwright/test";
import { recordClick } from "../contract/clicks";
import { activate } from "./activate";
import { expect, test } from "./fixtures";

/** What the page has told its data layer, without what clears the last event. */
const told = (page: Page) => page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event));
const clicks = (page: Page) => {
  const sent: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(recordClick.path)) sent.push(request.postDataJSON());
  });
  return sent;
};

test("lists, choices, products and hearts are told in GA4's words", async ({ page, catalogue, errors }) => {
  await page.goto(catalogue.paths.search({ q: "lamp" }));
  await activate(page);
  await expect.poll(async () => (await told(page)).map(({ event }) => event)).toContain("view_item_list");
  const list = (await told(page)).find(({ event }) => event === "view_item_list")?.ecommerce;
  const card = page.getByRole("main").getByRole("article").first();
  expect(list).toMatchObject({ item_list_id: "search", items: expect.arrayContaining([expect.anything()]) });
  await card.getByRole("button", { name: /^Bewaar / }).click();
  await card.getByRole("button", { name: /^Bewaar / }).click();
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const later = ["add_to_wishlist", "select_item", "view_item"];
  const events = async () => (await told(page)).map(({ event }) => String(event)).filter((one) => later.includes(one));
  await expect.poll(events).toEqual(later);
  expect(errors).toEqual([]);
});

test("a click id is sent to the store action when its page loads, and again from the browser's memory (TR-04)", async ({
  page,
  catalogue,
}) => {
  const sent = clicks(page);
  await page.goto(`${catalogue.product.canonical_path}?clk=actie-1`);
  await activate(page);
  const visit = { kind: "visit", clickId: "actie-1", ticket: expect.stringMatching(/^\w+\.[\w-]+\.[\w-]+$/) };
  await expect.poll(() => sent).toEqual([{ ...visit, product: catalogue.product.id }]);
  await page.goto("/");
  await activate(page);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(visit);
});

test("a way out to a shop is counted for that shop, without a click id where marketing was not allowed", async ({
  page,
  catalogue,
}) => {
  const sent = clicks(page);
  const isShop = (url: URL) => url.hostname.endsWith(".example");
  await page.context().route(isShop, (route) => route.fulfill({ contentType: "text/html", body: "shop" }));
  await page.goto("/?features=ConsentBanner,-Marketplace");
  await page.goto(`${catalogue.product.canonical_path}?clk=actie-2`);
  await activate(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /page-tracking/.test(name)),
  );
  // The script has arrived, but may not listen yet: a press before that is not counted.
  await expect(async () => {
    await page.getByRole("main").locator('a[rel~="sponsored"]').first().click();
    await expect.poll(() => sent.map(({ kind }) => kind), { timeout: 3_000 }).toContain("out");
  }).toPass({ timeout: 30_000 });
  expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(["out"]));
  expect(sent[0]).not.toHaveProperty("clickId");
  expect(await page.evaluate(() => [localStorage.getItem("clickId"), (window.dataLayer ?? []).length])).toEqual([
    null,
    1,
  ]);
});
