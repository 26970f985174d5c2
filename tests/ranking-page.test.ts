import { expect, test } from "vitest";
import { weights } from "../app/features/search/ranking/weights";
import { worth } from "../backend/search/engine/word-places";

test("the page about the order names every place that the search tells apart, heaviest first", () => {
  const heaviestFirst = Object.entries(worth).sort(([, one], [, other]) => other - one);
  expect(weights.map(({ place }) => place)).toEqual(heaviestFirst.map(([place]) => place));
});
