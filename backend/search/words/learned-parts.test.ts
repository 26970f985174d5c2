import { expect, test } from "vitest";
import { Compounds } from "../analysis/compounds";
import { normalise } from "../analysis/normalise";
import { learnedParts } from "./learned-parts";
import { Vocabulary } from "./vocabulary";

function shopOf(names: readonly string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const name of names) vocabulary.add(name.split(" "));
  vocabulary.settle(true);
  return vocabulary;
}
const three = (name: string) => [name, name, name];

test("compounds are made of words that the shop's products are named with", () => {
  const plain = new Compounds();
  const learned = new Compounds([], learnedParts(shopOf([...three("waxine set"), ...three("houders")])));
  expect(plain.split("waxinehouder")).toEqual([]);
  expect(learned.split("waxinehouder")).toEqual(["waxine", "houder"].map(normalise));
});

test("rare words, short words and numbers are no parts", () => {
  const parts = learnedParts(shopOf([...three("aal 4000"), "quux"]));
  expect([...parts]).toEqual([]);
});
