import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCategoryMatcher } from "../backend/feeds/category-matcher";
import { createShopTree } from "../backend/feeds/placing/shop-tree";
import { taxonomyWords } from "../backend/feeds/placing/taxonomy-words";
import { readTaxonomy } from "../backend/feeds/taxonomy/read-taxonomy";
import { categoryRows } from "../demo/catalogue/categories";

/** Labelled paths of Dutch feeds, placed in the tree of the demo shop. */

const NOWHERE = "-";

const taxonomy = readTaxonomy();
const words = taxonomyWords(taxonomy);
const rows = categoryRows().map(({ adultContent = false, marketplaceOnly = false, parentId = null, ...row }) => ({
  ...row,
  parentId,
  marketplaceOnly,
  adult: adultContent,
}));
const tree = createShopTree(rows, words);
const placeOf = createCategoryMatcher({ taxonomy, words, tree, mapped: new Map() });

const labelled = readFileSync(join(import.meta.dirname, "..", "bench", "categories", "paths.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line, index) => {
    const [main = "", path = ""] = line.split(" | ");
    return { main, path, isUnseen: index % 3 === 2 };
  });

function figures(part: typeof labelled) {
  const placed = part.map(({ main, path }) => {
    const { categoryId } = placeOf({ googleCategory: "", productType: path, title: "", adult: false });
    const got = categoryId === null ? NOWHERE : (tree.byId.get(categoryId)?.path[0]?.row.key ?? "");
    return got === main ? "right" : got === NOWHERE ? "unplaced" : "wrong";
  });
  const share = (which: string) => placed.filter((one) => one === which).length / placed.length;
  return { right: share("right"), unplaced: share("unplaced"), wrong: share("wrong") };
}

test.each([
  ["seen", false],
  ["unseen", true],
])("at least nine in ten paths that were %s reach the right main category", (name, isUnseen) => {
  const found = figures(labelled.filter((one) => one.isUnseen === isUnseen));
  if (process.env.ETALAGE_FIGURES) console.log(name, found);
  expect(found.right).toBeGreaterThanOrEqual(0.9);
  expect(found.wrong).toBeLessThanOrEqual(0.07);
});

test("the shop's own names lead to their own category", () => {
  const paths = [...tree.byId.values()].filter(({ adult, forFeeds }) => !adult && forFeeds);
  const astray = paths.filter(({ path, row }) => {
    const productType = path.map((one) => one.row.name).join(" > ");
    return placeOf({ googleCategory: "", productType, title: "", adult: false }).categoryId !== row.id;
  });
  expect(astray.map(({ row }) => row.key)).toEqual([]);
});
