import { describe, expect, it } from "vitest";
import { createCategoryMatcher } from "./category-matcher";
import { type CategoryRow, createShopTree } from "./placing/shop-tree";
import { taxonomyWords } from "./placing/taxonomy-words";
import { readTaxonomy } from "./taxonomy/read-taxonomy";

function category(key: string, name: string, changes: Partial<CategoryRow> = {}): CategoryRow {
  const parts = key.split(".");
  const parentId = parts.length > 1 ? parts.slice(0, -1).join(".") : null;
  const row = { id: key, key, name, parentId, level: parts.length, position: 1, adult: false, marketplaceOnly: false };
  return { ...row, ...changes };
}

const SHOP = [
  category("wonen", "Wonen & slapen"),
  category("wonen.lampen", "Lampen"),
  category("speelgoed", "Speelgoed"),
  category("speelgoed.puzzels", "Puzzels"),
  category("speelgoed.poppen", "Poppen"),
  category("muziek", "Muziekinstrumenten"),
  category("muziek.gitaren", "Gitaren"),
  category("elektronica", "Elektronica"),
  category("elektronica.telefoons", "Telefoons"),
  category("mode", "Mode"),
  category("auto", "Auto & motor"),
  category("auto.accessoires", "Auto-accessoires"),
  category("ambacht", "Handgemaakt", { marketplaceOnly: true }),
  category("ambacht.sieraden", "Sieraden"),
  category("volwassen", "Erotiek", { adult: true }),
  category("volwassen.speelgoed", "Speeltjes en speelgoed"),
];
const taxonomy = readTaxonomy();
const words = taxonomyWords(taxonomy);
const placeOf = createCategoryMatcher({
  taxonomy,
  words,
  tree: createShopTree(SHOP, words),
  mapped: new Map([["frobs > fnords", "muziek"]]),
});
const item = { googleCategory: "", productType: "", title: "", adult: false };
const keyOf = (said: Partial<typeof item>) => placeOf({ ...item, ...said }).categoryId;

describe("the category of an item", () => {
  it.each([
    [{ productType: "Toys and Games", title: "500 Piece Jigsaw Puzzle" }, "speelgoed.puzzels"],
    [{ productType: "Toys and Games", title: "Sonic set" }, "speelgoed"],
    [{ productType: "Musical Instruments", title: "Fender Electric Guitar" }, "muziek.gitaren"],
    [{ googleCategory: "Electronics > Communications > Telephony > Mobile Phones" }, "elektronica.telefoons"],
    [{ googleCategory: "Elektronica > Communicatie > Telefonie > Mobiele telefoons" }, "elektronica.telefoons"],
    [{ googleCategory: "267" }, "elektronica.telefoons"],
    [{ productType: "Speelgoed > Puzzels" }, "speelgoed.puzzels"],
    [{ productType: "Home > Speelgoed | Puzzels" }, "speelgoed.puzzels"],
    [{ productType: "speelgoed/puzzel" }, "speelgoed.puzzels"],
    [{ title: "Houten legpuzzel met dieren" }, "speelgoed.puzzels"],
    [{ productType: "Wonen > Hanglampen" }, "wonen.lampen"],
    [{ productType: "Dames > Accessoires" }, "mode"],
    [{ productType: "Auto > Accessoires" }, "auto.accessoires"],
  ])("%j is %s", (said, key) => {
    expect(keyOf(said)).toBe(key);
  });

  it.each([
    [{ productType: "Accessoires" }],
    [{ productType: "Overig > Diversen", title: "Xyzzy" }],
    [{ title: "Xyzzy" }],
    [{ productType: "Eten & drinken > Kaas" }],
    [{ googleCategory: "999999999" }],
  ])("%j is none: no place is better than a wrong one", (said) => {
    expect(keyOf(said)).toBeNull();
  });

  it("is never one for adults when neither the item nor its path says so", () => {
    expect(keyOf({ title: "Speeltjes" }) ?? "").not.toMatch(/^volwassen/);
    expect(keyOf({ productType: "Speelgoed" })).toBe("speelgoed");
    expect(keyOf({ productType: "Erotiek > Speeltjes", adult: true })).toMatch(/^volwassen/);
    expect(keyOf({ googleCategory: "773" })).toMatch(/^volwassen/);
  });

  it("is none that only the marketplace's own sellers use", () => {
    expect(keyOf({ productType: "Sieraden > Ringen" })).toBe("mode");
  });

  it("is what the operator decided for the path", () => {
    expect(placeOf({ ...item, productType: " Frobs >  FNORDS" })).toEqual({
      categoryId: "muziek",
      confidence: 1,
      path: "Frobs > FNORDS",
    });
  });
});
