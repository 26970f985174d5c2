import { expect, it } from "vitest";
import { drawCategoryFile } from "../../images/category-icons";
import { createCategoryMatcher } from "../category-matcher";
import { readTaxonomy } from "../taxonomy/read-taxonomy";
import { createBuiltTree } from "./built-tree";
import { taxonomyWords } from "./taxonomy-words";

const taxonomy = readTaxonomy();
const words = taxonomyWords(taxonomy);
const tree = createBuiltTree(taxonomy);
const placeOf = createCategoryMatcher({ taxonomy, words, tree, mapped: new Map() });

function keysTo(productType: string, title = "", googleCategory = "") {
  const { categoryId } = placeOf({ productType, googleCategory, title, adult: false });
  return categoryId === null ? null : tree.rowsTo(categoryId).map(({ key }) => key);
}

it("has three levels, a key of its own for each category, and short names for the menu", () => {
  const rows = [...tree.byId.values()].map(({ row }) => row);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(Math.max(...rows.map(({ level }) => level))).toBe(3);
  expect(rows.filter(({ level }) => level === 1)).toHaveLength(21);
  expect(rows.find(({ id }) => id === "google-888")).toMatchObject({ key: "auto-en-motor", name: "Auto & motor" });
  expect(rows.every(({ key }) => /^[a-z0-9-]+(\.[a-z0-9-]+){0,2}$/.test(key))).toBe(true);
});

it("puts items in the third level above what they are", () => {
  expect(keysTo("", "", "267")).toEqual(keysTo("", "", "270"));
  expect(keysTo("", "", "267")).toEqual([
    "elektronica",
    "elektronica.communicatie",
    "elektronica.communicatie.telefonie",
  ]);
});

it("is reached by the shop's own path when the feed has no other, and narrowed by the title", () => {
  expect(keysTo("Toys and Games", "Dragon 500 Piece Puzzle")).toEqual([
    "speelgoed-en-spellen",
    "speelgoed-en-spellen.puzzels",
  ]);
  expect(keysTo("Dames > Jurken")?.[0]).toBe("kleding-en-accessoires");
  expect(keysTo("Accessoires > Overig", "Xyzzy")).toBeNull();
});

it("draws each category as what it holds, and one without a drawing as the nearest one above it", () => {
  const drawingOf = (id: string) => tree.rowsTo(`google-${id}`).at(-1)?.img;
  expect(drawingOf("223")).toBe("/api/images/category/223.svg");
  // Telephony, below communication.
  expect(drawingOf("270")).toBe("/api/images/category/262.svg");
  const rows = [...tree.byId.values()].map(({ row }) => row);
  const drawn = rows.filter(({ parentId }) => parentId === "google-222").map(({ id }) => drawingOf(id.slice(7)));
  expect(new Set(drawn).size).toBeGreaterThan(7);
  for (const { id } of rows) expect(drawCategoryFile(drawingOf(id.slice(7))?.split("/").at(-1) ?? "")).not.toBeNull();
});
