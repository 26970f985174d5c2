import { expect, test } from "vitest";
import type { Category } from "#contract/categories";
import { visibleTree } from "./category-tree";

const fields = (name: string, adult_content = false) => ({
  slug: name.toLowerCase(),
  name,
  key: name.toLowerCase(),
  id: name,
  img: "",
  img_blue: "",
  adult_content,
  product_count: 1,
});
const sub = (name: string, leaves: string[], adult = false) => ({
  ...fields(name, adult),
  subsubcategory: { buckets: leaves.map((leaf) => fields(leaf)) },
});
const tree: Category[] = [
  { ...fields("Wonen"), subcategory: { buckets: [sub("Zitten", ["Stoelen", "Banken"]), sub("Élan", [])] } },
  { ...fields("Auto"), subcategory: { buckets: [sub("Erotisch", ["X"], true)] } },
  { ...fields("Volwassen", true), subcategory: { buckets: [] } },
];
const names = (adult: boolean) =>
  visibleTree(tree, adult).map((main) => [
    main.name,
    main.children.map((child) => [child.name, child.children.map((leaf) => leaf.name)]),
  ]);

test("the tree is whole, three levels deep and in alphabetical order", () => {
  expect(names(true)).toEqual([
    ["Auto", [["Erotisch", ["X"]]]],
    ["Volwassen", []],
    [
      "Wonen",
      [
        ["Élan", []],
        ["Zitten", ["Banken", "Stoelen"]],
      ],
    ],
  ]);
});
test("adult categories are left out at every level for who did not choose to see them", () => {
  expect(names(false)).toEqual([
    ["Auto", []],
    [
      "Wonen",
      [
        ["Élan", []],
        ["Zitten", ["Banken", "Stoelen"]],
      ],
    ],
  ]);
});
