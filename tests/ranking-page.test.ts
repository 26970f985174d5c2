import { expect, test } from "vitest";
import { weights } from "../app/features/search/ranking/weights";
import { textWeights } from "../backend/search/engine/match-expression";

test("the page about the order names every field that the search weighs, heaviest first", () => {
  const heaviestFirst = Object.entries(textWeights).sort(([, one], [, other]) => other - one);
  expect(weights.map(({ field }) => field)).toEqual(heaviestFirst.map(([field]) => field));
});
