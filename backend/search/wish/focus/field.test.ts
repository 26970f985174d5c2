import { expect, it } from "vitest";
import { type Example, learn } from "./field";
import { wantedBy } from "./wanted-clauses";

const examples: Example[] = Array.from({ length: 12 }, (_, at) => ({
  clauses: [
    ["mijn", "KIND", "is", "stuk", "."],
    ["ik", "zoek", at % 2 === 0 ? "KIND" : "VALUE", "."],
  ],
  isWanted: [false, true],
}));

it("learns from examples what says that something is wanted", () => {
  const judge = wantedBy(learn(examples));
  const [told = 1, wanted = 0] = judge([
    ["mijn", "KIND", "is", "oud", "."],
    ["ik", "zoek", "een", "KIND", "."],
  ]);
  expect(told).toBeLessThan(0.2);
  expect(wanted).toBeGreaterThan(0.8);
});

it("learns the same from the same examples", () => {
  expect(learn(examples)).toEqual(learn(examples));
});
