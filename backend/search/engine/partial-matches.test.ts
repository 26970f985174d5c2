import { expect, test } from "vitest";
import type { Group } from "./engine";
import { shortened } from "./partial-matches";

const weighed = (...weights: number[]) => weights.map((weight, i) => ({ group: [[`w${i}`]], weight }));
const words = (ways: readonly Group[][]) => ways.map((groups) => groups.flat(2).join(" "));

test("the least telling word is left out first", () => {
  expect(words(shortened(weighed(3, 1, 2)))).toEqual(["w0 w2", "w0 w1", "w1 w2"]);
});

test("what is left is a good part of the query", () => {
  expect(words(shortened(weighed(9, 1)))).toEqual(["w0"]);
  expect(shortened(weighed(5))).toEqual([]);
});

test("longer queries may miss two words, and are tried in a bounded number of ways", () => {
  expect(words(shortened(weighed(1, 1, 1, 1)))).toContain("w2 w3");
  expect(shortened(weighed(...Array.from({ length: 12 }, () => 1))).length).toBeLessThanOrEqual(16);
});
