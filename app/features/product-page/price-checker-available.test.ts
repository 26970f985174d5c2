import { describe, expect, test } from "vitest";
import { isBarcode } from "./barcode";
import { priceCheckerAvailable } from "./price-checker-available";

const nothing = { brand: null, offers: [] };

describe("the price checker", () => {
  test.each([
    ["the first offer has an EAN", { ...nothing, offers: [{ EAN: "8712345678906" }] }],
    ["there is a GTIN", { ...nothing, GTIN: "8712345678906" }],
    ["there is an ISBN", { ...nothing, ISBN: "9789012345678" }],
    ["brand and SKU are known", { brand: "Bosch", offers: [{ SKU: "A1" }] }],
    ["campaign and family code are known", { ...nothing, campaignID: "c", family_code: "f" }],
  ])("is available when %s", (_, product) => {
    expect(priceCheckerAvailable(product)).toBe(true);
  });

  test.each([
    ["nothing is known", nothing],
    ["only the second offer has an EAN", { ...nothing, offers: [{}, { EAN: "8712345678906" }] }],
    ["there is a brand without SKU", { brand: "Bosch", offers: [{}] }],
    ["there is a SKU without brand", { ...nothing, offers: [{ SKU: "A1" }] }],
    ["only the second offer has a SKU", { brand: "Bosch", offers: [{}, { SKU: "A1" }] }],
    ["there is a campaign without family code", { ...nothing, campaignID: "c" }],
    ["there is a family code without campaign", { ...nothing, family_code: "f" }],
    ["everything is empty", { brand: "", GTIN: "", ISBN: "", campaignID: "", family_code: "", offers: [{ EAN: "" }] }],
  ])("is not when %s", (_, product) => {
    expect(priceCheckerAvailable(product)).toBe(false);
  });
});

test("a barcode has exactly 13 digits", () => {
  expect(isBarcode("8712345678906")).toBe(true);
  for (const wrong of ["", "871234567890", "87123456789061", "871234567890a", " 8712345678906", "٨٧١٢٣٤٥٦٧٨٩٠٦"]) {
    expect(isBarcode(wrong), wrong).toBe(false);
  }
});
