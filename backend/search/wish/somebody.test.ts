import { expect, it } from "vitest";
import { unitKey, unitOf } from "../analysis/units";
import { withUnit } from "./named-numbers";
import { numberSpans } from "./number-spans";
import { readAge } from "./read-fixed";
import { readPerson } from "./read-person";
import { Reading } from "./reading";
import { withSampleWishes } from "./sample-wishes-fixture";
import { readSentence } from "./sentence";
import { joinSeparable } from "./separable";

const { whole } = withSampleWishes();

it.each([
  ["laptop, ik ben 1,85", "1,85"],
  ["laptop voor iemand van 1 meter 60", "1 meter 60"],
  ["laptop voor een man van 190 cm lang", "190 cm lang"],
])("how tall somebody is measures nothing of what they seek: %s", async (q, height) => {
  const { filters, leftovers } = await whole(q);
  expect(filters.Gewicht ?? filters.Schermgrootte).toBeUndefined();
  expect(leftovers).toEqual([height]);
});

it.each(["laptop voor mijn vrouw", "laptop voor een man"])(
  "whom it is for is not searched by, where products are for nobody in particular: %s",
  async (q) => {
    const { q: words, leftovers } = await whole(q);
    expect(words).toBe("");
    expect(leftovers).toHaveLength(1);
  },
);

it.each<[string, [number | null, number | null]]>([
  ["laptop onder een tientje", [null, 1_000]],
  ["laptop boven een tientje", [1_000, null]],
  ["laptop minder dan een tientje", [null, 1_000]],
])("a bound of one coin is a bound: %s", async (q, price) => {
  expect((await whole(q)).filters.price).toEqual(price);
});

it("what was found wanting is not wanted, and what is not so big is not the biggest", async () => {
  expect((await whole("wasmachine, Bosch vond ik niks")).filters).toEqual({ brand: ["!Bosch"] });
  expect((await whole("laptop, niet zo'n zware")).preferences).toEqual((await whole("laptop, niet zwaar")).preferences);
});

it("a bound may stand behind what is measured", async () => {
  const asked = await whole("laptop 16 gb geheugen minimaal");
  expect(asked.filters).toEqual((await whole("laptop minimaal 16 gb geheugen")).filters);
  expect((await whole("laptop 16 gb geheugen max 900")).filters.price).toEqual([null, 90_000]);
});

it.each([
  ["sneakers voor een man", "herensneakers"],
  ["sneakers voor mijn vriendin", "damessneakers"],
])("what is in view is for others: who is named next seeks the same for themselves: %s", async (q, slug) => {
  const { kinds } = await whole(q, { category: "schoenen.damessneakers" });
  expect(kinds.map(({ key }) => key)).toEqual([`schoenen.${slug}`]);
});

it("the youngest of a family has an age", () => {
  const reading = new Reading(readSentence("spel voor vier, jongste is 10", () => false));
  expect(readAge(reading)).toMatchObject({ years: 10 });
});

it.each<[string, number | undefined]>([
  ["pop voor een meisje van 1,5", 1.5],
  ["pop voor een jongetje van anderhalf", 1.5],
  ["babypop, ze is net 1", 1],
  ["boek, hij is 10 inmiddels", 10],
  ["pop voor een meisje dat net 1 is geworden", 1],
  ["stiften voor kids vanaf 6", 6],
  ["boek voor mijn neefje Daan van 10", 10],
  ["cadeau voor Lotte, ze wordt 4, een pop", 4],
  ["bureau, hij is 80 breed", undefined],
  ["laptop, ze zijn 15 inch", undefined],
])("an age is said of children in many ways: %s", (q, years) => {
  const reading = new Reading(readSentence(q, () => false));
  expect(readPerson(reading)).toEqual({
    age: years === undefined ? undefined : expect.objectContaining({ years }),
    height: [],
  });
});

it("a number without a unit is in the one that the shops write", () => {
  const length = { feature: "Lengte", unit: unitKey(unitOf("m").base), min: 0, max: 1e6, products: 9 };
  const span = { from: 0, to: 1, low: 210, high: 210, isMoney: false, isBounded: false };
  const written = (values: string[]) => withUnit(span, length, { samples: { valuesOf: () => values } as never }).unit;
  expect([written(["190 cm", "200 cm", "300 mm"]), written(["150 mm", "90 mm", "190 cm"])]).toEqual(["cm", "mm"]);
});

it("a diameter is a side as well", () => {
  const { tokens } = readSentence("hooguit 80 doorsnee", () => false);
  expect(
    numberSpans(
      tokens,
      () => undefined,
      () => false,
      new Map(),
    ),
  ).toMatchObject([{ high: 80, unit: "cm" }]);
});

it("a verb that another parts from its beginning is one word, unless it says where somebody stays", () => {
  const joined = (text: string) => joinSeparable(readSentence(text, () => false).tokens).map((token) => token.text);
  expect(joined("tafel die uit kan schuiven")).toContain("uitschuiven");
  expect(joined("kruk om op te staan, op kunt zitten")).not.toContain("opzitten");
});
