import { expect, test } from "vitest";
import { usedWithout } from "./features";

test("a shop that says nothing uses all that the search knows", () => {
  expect(Object.values(usedWithout(""))).toEqual([true, true, true, true, true]);
});

test("the bench switches off what it names, and nothing else", () => {
  const uses = usedWithout("stemming,synonyms");
  expect(Object.entries(uses).filter(([, used]) => !used)).toEqual([
    ["stemming", false],
    ["synonyms", false],
  ]);
});
