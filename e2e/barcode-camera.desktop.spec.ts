import { violations } from "./axe";
import { filmBarcode } from "./fake-camera";
import { expect, test } from "./fixtures";

/** The camera belongs to the browser, so this journey has one of its own. */
test("a barcode before the camera leads to its product", async ({ playwright, launchOptions, catalogue }, info) => {
  const code = catalogue.product.GTIN ?? catalogue.product.offers.find(({ EAN }) => EAN)?.EAN ?? "";
  expect(code).toMatch(/^\d{13}$/);
  const film = info.outputPath("barcode.y4m");
  await filmBarcode(code, film);
  const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
  const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ baseURL: info.project.use.baseURL, locale: "nl-NL", serviceWorkers: "block" });
    await page.goto("/zoeken/afbeelding/");
    await page.getByRole("button", { name: "Scan met de camera" }).click();
    await page.waitForURL(`**/zoeken/?q=${code}`);
    await expect(page.getByRole("link", { name: catalogue.product.name }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  } finally {
    await browser.close();
  }
});
