import { describe, expect, it } from "vitest";
import { type CategoryRow, createCategoryMatcher } from "./category-matcher";

function category(key: string, name: string, adult = false): CategoryRow {
  const parts = key.split(".");
  const parentId = parts.length > 1 ? parts.slice(0, -1).join(".") : null;
  return { id: key, key, name, parentId, level: parts.length, position: 1, adult };
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
  category("volwassen", "Erotiek", true),
  category("volwassen.speelgoed", "Speeltjes en speelgoed"),
];
const categoryOf = createCategoryMatcher(SHOP);
const item = { googleCategory: "", productType: "", title: "", adult: false };

describe("the category of an item", () => {
  it.each([
    [{ productType: "Toys and Games", title: "500 Piece Jigsaw Puzzle" }, "speelgoed.puzzels"],
    [{ productType: "Toys and Games", title: "Sonic set" }, "speelgoed"],
    [{ productType: "Musical Instruments", title: "Fender Electric Guitar" }, "muziek.gitaren"],
    [{ googleCategory: "Electronics > Communications > Mobile Phones" }, "elektronica.telefoons"],
    [{ googleCategory: "267" }, "elektronica.telefoons"],
    [{ productType: "Speelgoed > Puzzels" }, "speelgoed.puzzels"],
    [{ title: "Houten legpuzzel met dieren" }, "speelgoed.puzzels"],
    [{ productType: "Home > Lighting > Lamps" }, "wonen.lampen"],
  ])("%j is %s", (said, key) => {
    expect(categoryOf({ ...item, ...said })).toBe(key);
  });

  it("is never one for adults when the item is not", () => {
    expect(categoryOf({ ...item, title: "Speeltjes" })).not.toMatch(/^volwassen/);
    expect(categoryOf({ ...item, title: "Speeltjes", adult: true })).toMatch(/^volwassen/);
  });

  it("is the last resort when nothing fits", () => {
    expect(categoryOf({ ...item, title: "Xyzzy" })).toBe("wonen");
    expect(createCategoryMatcher([...SHOP, category("overig", "Overig")])({ ...item, title: "Xyzzy" })).toBe("overig");
  });

  it("stays out of adult categories as last resort", () => {
    const few = createCategoryMatcher([category("a", "Erotiek", true), category("b", "Tuin")]);
    expect(few({ ...item, title: "Xyzzy" })).toBe("b");
  });
});
