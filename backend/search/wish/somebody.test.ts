import { expect, it } from "vitest";
import { withSampleWishes } from "./sample-wishes-fixture";

const { whole } = withSampleWishes();

it.each([
  ["laptop, ik ben 1,85", "1,85"],
  ["laptop voor iemand van 1 meter 60", "1 meter 60"],
  ["laptop voor een man van 190 cm lang", "190 cm lang"],
])("how tall somebody is measures nothing of what they seek: %s", async (q, height) => {
  const { filters, leftovers } = await whole(q);
  expect(filters.Gewicht ?? filters.Schermgrootte).toBeUndefined();
  expect(leftovers).toContain(height);
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
