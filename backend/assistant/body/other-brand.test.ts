import { expect, it } from "vitest";
import { filterPart } from "../parts.fixture";
import { shopOf, soughtBy } from "./named-shop.fixture";
import { withoutModelsOfOthers } from "./other-brand";
import { neededPart } from "./untold";

const shop = shopOf([
  "Tablet iPad Air 64 GB [Apple]",
  "Tablet Tab P12 128 GB [Lenovo]",
  "Vaatwasser Serie 6 [Bosch]",
  "Vaatwasser Wit [Beko]",
  "Telefoon Pixel [Google]",
]);
const ofBrand = (brand: string) => ({ ...filterPart("brand", brand), turn: 3 });

it.each([
  ["tablet ipad", "Lenovo", "tablet"],
  ["vaatwasser serie 6", "Beko", "vaatwasser"],
])("models of another brand go with it: %s, and then %s", async (q, brand, left) => {
  const state = { ...soughtBy(q), parts: [ofBrand(brand)] };
  expect((await withoutModelsOfOthers(shop, `liever ${brand}`, state, state)).q).toBe(left);
});

it("what is no model of one brand is wished of the other too", async () => {
  const state = { ...soughtBy("tablet GB waterdicht"), parts: [ofBrand("Lenovo")] };
  expect(await withoutModelsOfOthers(shop, "liever Lenovo", state, state)).toBe(state);
});

it("words of one message with a brand are wished of that brand", async () => {
  const merged = { ...soughtBy("tablet ipad"), parts: [ofBrand("Lenovo")] };
  expect(await withoutModelsOfOthers(shop, "Lenovo tablet ipad", soughtBy(""), merged)).toBe(merged);
});

it("another brand stands in place of one that is not sold here", async () => {
  const unsold = { ...neededPart("nokia", 2), turn: 2 };
  const state = { ...soughtBy("telefoon"), parts: [unsold, ofBrand("Google")] };
  expect((await withoutModelsOfOthers(shop, "jammer, Google dan", state, state)).parts).toEqual([ofBrand("Google")]);
});

it("nor does a model that had to be said stay with another brand", async () => {
  const model = { ...neededPart("serie 6", 2), turn: 2 };
  const state = { ...soughtBy("vaatwasser serie 6"), parts: [model, ofBrand("Beko")] };
  expect((await withoutModelsOfOthers(shop, "liever Beko", state, state)).parts).toEqual([ofBrand("Beko")]);
});
