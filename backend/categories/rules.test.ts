import { expect, test } from "vitest";
import { buildTree, type CategoryRow } from "./rules";

function aRow(name: string, more: Partial<CategoryRow> = {}): CategoryRow {
  return {
    id: name,
    key: name,
    slug: name,
    parentId: null,
    position: 0,
    name,
    img: "",
    imgBlue: "",
    adultContent: false,
    marketplaceOnly: false,
    origin: "taxonomy",
    intro: "",
    content: { blocks: [] } as unknown as CategoryRow["content"],
    pageTitle: null,
    highlightFeatures: [],
    ...more,
  };
}
const count = (id: string, entries: number) => ({ categoryIds: [id], entries }) as never;
const names = (nodes: { name: string }[]) => nodes.map(({ name }) => name);

test("categories that feeds brought are in the order of how much they hold, then by name", () => {
  const rows = [
    aRow("koffers", { position: 1 }),
    aRow("speelgoed", { position: 9 }),
    aRow("dieren", { position: 5 }),
    aRow("auto", { position: 7 }),
    aRow("puzzels", { parentId: "speelgoed", position: 1 }),
    aRow("poppen", { parentId: "speelgoed", position: 2 }),
  ];
  const { mains } = buildTree(rows, [count("koffers", 2), count("puzzels", 1), count("poppen", 3)]);
  expect(names(mains)).toEqual(["speelgoed", "koffers", "auto", "dieren"]);
  expect(names(mains[0]?.children ?? [])).toEqual(["poppen", "puzzels"]);
});

test("the operator's own categories keep the operator's order, before those that feeds brought", () => {
  const rows = [
    aRow("vol", { position: 0 }),
    aRow("tweede", { position: 2, origin: "own" }),
    aRow("eerste", { position: 1, origin: "own" }),
  ];
  expect(names(buildTree(rows, [count("vol", 9), count("tweede", 5)]).mains)).toEqual(["eerste", "tweede", "vol"]);
});
