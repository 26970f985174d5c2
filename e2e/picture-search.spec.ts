import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { type Catalogue, expect, test } from "./fixtures";
import { photograph } from "./photograph";

const PAGE = "/zoeken/afbeelding/";
/**
 * Answers for the part that takes minutes, learning what products look like: this product is what was found. The rest,
 * the service with the pictures and the page's own loader, is real.
 */
async function findsIt(page: Page, { product }: Catalogue): Promise<void> {
  const listed = await page.request.post("/api/search/products", { data: { ids: [product.id] } });
  const { products } = await listed.json();
  const words = ["lamp", "rood"];
  await page.route(/[?&]_data=pictureSearch\b/, async (route) => {
    const loaded = await (await route.fetch()).json();
    const found = { products, words, categories: [], facets: {}, hidden: false };
    if (loaded.view) Object.assign(loaded.view, { found, problem: null });
    await route.fulfill({ json: loaded });
  });
  await page.route("**/api/img2", (route) =>
    route.fulfill({ json: { results: [[product.id, 0.9, ""]], words, categories: [] } }),
  );
}

test("a photograph, a selection by keyboard, results and a product (SR-24, SR-25, IM-13)", async ({
  page,
  request,
  catalogue,
  errors,
}) => {
  await findsIt(page, catalogue);
  await page.goto(PAGE);
  await expect(page.getByText("Of sleep een foto hierheen")).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Kies een foto").setInputFiles(await photograph(request, catalogue));
  await page.waitForURL(/\?foto=/);
  await expect(page.getByRole("heading", { name: "Het lijkt te gaan om: lamp, rood" })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Bijsnijden" }).focus();
  await page.keyboard.press("Enter");
  const frame = page.getByRole("group", { name: /^Kader/ });
  await expect(frame).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Bijsnijden" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(frame).toBeFocused();
  const before = await frame.boundingBox();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => Math.round(((await frame.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBe(9);
  await page.keyboard.press("Meta+ArrowLeft");
  await expect.poll(async () => (await frame.boundingBox())?.x ?? 0).toBeLessThan(before?.x ?? 0);
  expect(await violations(page)).toEqual([]);
  const searched = page.waitForRequest((one) => one.url().endsWith("/api/img2"));
  await page.getByRole("button", { name: "Zoek in het kader" }).click();
  expect((await searched).postDataJSON().top_left[0]).toBe(0);
  await expect(page.getByRole("button", { name: "Bijsnijden" })).toBeFocused();
  await expect(page).toHaveURL(/\?foto=[\w-]+$/);

  await page.getByRole("button", { name: "Gebruik de hele foto" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Resultaten" })).toBeFocused();

  await page.getByRole("link", { name: catalogue.product.name }).first().click();
  await expect(page).toHaveURL(catalogue.product.canonical_path);
  await page.goto(PAGE);
  await page.getByRole("link", { name: "Zoek opnieuw met foto 1" }).click();
  await page.getByRole("button", { name: "Verwijder mijn foto" }).press("Enter");
  await expect(page.getByText("Je foto is verwijderd.")).toBeVisible();
  await expect(page.getByLabel("Kies een foto")).toBeFocused();
  expect(errors).toEqual([]);
});
