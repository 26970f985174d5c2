import { expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["jassen", "Jassen"],
  ["slaapzakken", "Slaapzakken"],
  ["gewichten", "Halters & gewichten"],
  ["blokken", "Blokken"],
];
const of = productsOf(names);
const weight = (value: string) => ({ Gewicht: value });

const { whole: read } = withWishesIn(contextOf(names), [
  of("jassen", "Gabor jas", {}, { brand: "Gabor", color: ["zwart"], size: ["M"] }),
  of("jassen", "Nomad jas", {}, { brand: "Nomad", color: ["wit"], size: ["L"] }),
  of("jassen", "Dr. Martens jas", {}, { brand: "Dr. Martens", color: ["rood"], size: ["XL"] }),
  of("jassen", "Airforce jas", {}, { brand: "Airforce", color: ["rood"], size: ["XL"] }),
  of("jassen", "Nomad Air Force jas", {}, { brand: "Nomad", color: ["rood"], size: ["XL"] }),
  of("slaapzakken", "Slaapzak A", weight("1 kg"), { features: { Geurfilter: ["Ja"] } }),
  of("slaapzakken", "Slaapzak B", weight("2 kg")),
  of("gewichten", "Halter A", weight("5 kg")),
  of("gewichten", "Halter B", weight("10 kg")),
  of("blokken", "Blokken A", {}, { features: { Leeftijd: ["4 tot 6 jaar"] } }),
  of("blokken", "Blokken B", {}, { features: { Leeftijd: ["7 tot 9 jaar"] } }),
]);
const filters = async (q: string) => (await read(q)).filters;

it.each([
  "jas, Gabor niet",
  "jas, Gabor mag het niet zijn",
  "jas, Gabor moet het niet zijn",
  "jas, Gabor absoluut niet",
  "jas, Gabor toch liever niet",
  "jas, Gabor vind ik niks",
  "jas, Gabor is geen optie",
  "jas, Gabor valt af",
  "jas, Gabor sla ik over",
  "jas, niet die van Gabor",
  "jas, niks van Gabor",
  "jas, nooit meer Gabor",
  "jas, geen producten van Gabor",
  "jas, alles op Gabor na",
  "jas met uitzondering van Gabor",
])("a brand is not wanted, however that is said: %s", async (q) => {
  expect(await filters(q)).toEqual({ brand: ["!Gabor"] });
});

it.each(["jas, noch Gabor noch Dr. Martens", "jas niet van Gabor en ook niet van Dr. Martens"])(
  "two brands are not wanted, also one that is shortened: %s",
  async (q) => {
    expect(await filters(q)).toEqual({ brand: ["!Gabor", "!Dr. Martens"] });
  },
);

it.each([
  "jas, liever Nomad dan Gabor",
  "jas, Nomad in plaats van Gabor",
  "jas, Nomad ipv Gabor",
  "jas, laat Gabor maar zitten, doe Nomad",
  "jas, vergeet Gabor, ik wil Nomad",
])("one brand is wanted and not the other: %s", async (q) => {
  const { brand = [] } = await filters(q);
  expect([...brand].sort()).toEqual(["!Gabor", "Nomad"]);
});

it("a brand that is asked to be shown is wanted, and a denial that goes on is about what follows", async () => {
  expect(await filters("jas, laat Gabor zien")).toEqual({ brand: ["Gabor"] });
  expect(await filters("jas van Gabor niet wit")).toEqual({ brand: ["Gabor"], color: ["!wit"] });
});

it("colours and sizes are denied as brands are", async () => {
  expect(await filters("jas in een andere kleur dan rood")).toEqual({ color: ["!rood"] });
  expect(await filters("jas, zwart vind ik lelijk")).toEqual({ color: ["!zwart"] });
  expect(await filters("jas niet maat XL maar L")).toEqual({ size: ["!XL", "L"] });
});

it("two words that products are named with are no brand of one word", async () => {
  expect(await filters("jas van airforce")).toEqual({ brand: ["Airforce"] });
  expect((await read("jas air force")).filters).toEqual({});
  expect(await read("jas air force")).toMatchObject({ q: "air force" });
});

it("the name of what is measured is no category beside its number", async () => {
  const wish = await read("slaapzak gewicht hoogstens 1,5 kg");
  expect(wish.kinds.map(({ key }) => key)).toEqual(["slaapzakken"]);
  expect(wish.filters).toEqual({ Gewicht: ["<=1.5 kg"] });
  for (const q of ["slaapzak gewicht 1 kg", "slaapzak 1 kg gewicht"]) {
    const { kinds, filters: asked } = await read(q);
    expect(
      kinds.map(({ key }) => key),
      q,
    ).toEqual(["slaapzakken"]);
    expect(asked, q).toEqual({ Gewicht: ["1..1 kg"] });
  }
  expect((await read("gewichten van 5 kg")).kinds.map(({ key }) => key)).toEqual(["gewichten"]);
});

it("with something is also what the end of a property's name says", async () => {
  expect(await filters("slaapzak met filter")).toEqual({ Geurfilter: ["Ja"] });
});

it("an age is within the ages that something is for", async () => {
  expect(await filters("blokken voor een kind van 5")).toEqual({ Leeftijd: ["4 tot 6 jaar"] });
});
