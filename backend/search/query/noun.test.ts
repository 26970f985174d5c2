import { expect, test } from "vitest";
import { Compounds } from "../analysis/compounds";
import { normalise } from "../analysis/normalise";
import { hasDigit } from "../analysis/tokens";
import { type NounSense, nounOf, wordsOfHead } from "./noun";
import { type PlannedGroup, queryWords } from "./plan";

const properties = new Set(["rode", "heren", "samsung", "bosch", "kg", "inch", "maat", "draadloze"]);
const sense: NounSense = {
  compounds: new Compounds(["televisies", "telefoonhoesjes", "wasmachines"]),
  kinds: new Set(["televisies", "hoesjes", "telefoonhoesjes", "wasmachines"].map(normalise)),
  isProperty: (word) => hasDigit(word) || word.length < 3 || properties.has(word),
};

function noun(q: string): string | undefined {
  const planned: PlannedGroup[] = queryWords(q).map((word) => ({ typed: [word], group: [[normalise(word)]] }));
  const at = nounOf(planned, wordsOfHead(q), sense);
  return at === undefined ? undefined : planned[at]?.typed.join(" ");
}

test.each([
  ["rode jurk maat 38", "jurk"],
  ["luiers maat 4", "luiers"],
  ["zonnebrand factor50", "zonnebrand"],
  ["harry potter", "potter"],
  ["hoes voor telefoon", "hoes"],
  ["voor telefoon een hoes", "hoes"],
  ["televisie xyzzyq", "televisie"],
  ["televisie meubel", "meubel"],
  ["samsung televisie 55 inch", "televisie"],
  ["hoesje samsung xyzzyq s24", "hoesje"],
  ["bosch wasmachine 9 kg", "wasmachine"],
  ["draadloze wireless mouse", "mouse"],
])("the noun of %s is %s", (q, expected) => {
  expect(noun(q)).toBe(expected);
});

test("there is none among properties, nor beside a type number", () => {
  expect(noun("rode samsung")).toBeUndefined();
  expect(noun("bosch wgg 266 z7")).toBeUndefined();
});
