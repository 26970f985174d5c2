import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInShop } from "../product/shop-fixture";
import { CategoryTiles } from "./category-tile";

test.each([
  ["Speelgoedvoertuigen", true],
  ["Accessoires voor speelvoertuigen", false],
])("%s: whether a word is so long that the tiles of a phone are wider: %s", (name, expected) => {
  renderInShop(() => <CategoryTiles categories={[{ key: "speelgoed.x", name, img: "" }]} />);
  expect(screen.getByRole("list").hasAttribute("data-long")).toBe(expected);
});
