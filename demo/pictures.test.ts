import { expect, test } from "vitest";
import { drawLogoFile } from "../backend/images/drawings";
import { generateDemoShop } from "./catalogue/index";
import { drawProductFile } from "./drawings/draw-file";

const DEMO = "/api/images/demo/";
const LOGO = "/api/images/logo/";
const shop = generateDemoShop({ products: 1_500, today: "2026-11-21" });

/** The URLs among these that the image service does not know. */
const undrawn = (urls: Iterable<string>, folder: string, draw: (file: string) => string | null) =>
  [...new Set(urls)].filter((url) => !url.startsWith(folder) || draw(url.slice(folder.length)) === null);

test("every picture of a demo product is one that we draw", () => {
  const urls = [...shop.products].flatMap(({ product }) => (product.images ?? []).map((image) => image.url));
  expect(urls.length).toBeGreaterThan(3_000);
  expect(undrawn(urls, DEMO, drawProductFile)).toEqual([]);
});

test("every picture of a demo category and every logo of a demo shop is one that we draw", () => {
  const pictures = shop.categories.flatMap(({ img, imgBlue }) => [img, imgBlue]);
  expect(undrawn(pictures, DEMO, drawProductFile)).toEqual([]);
  expect(
    undrawn(
      shop.shops.map(({ logo }) => logo),
      LOGO,
      drawLogoFile,
    ),
  ).toEqual([]);
});
