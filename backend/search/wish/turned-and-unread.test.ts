import { expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["tafels", "Eettafels"],
  ["laptops", "Laptops"],
  ["jassen", "Herenjassen"],
  ["truien", "Truien"],
  ["tassen", "Tassen"],
];
const of = productsOf(names);
const memory = (value: string) => ({ Werkgeheugen: value });

const { whole: read } = withWishesIn(contextOf(names), [
  of("tafels", "Eettafel A", { Onderstel: "Hout" }, { features: { Houtsoort: ["Eiken"] } }),
  of("tafels", "Eettafel B", { Onderstel: "Metaal" }, { features: { Houtsoort: ["Acacia"] } }),
  of("laptops", "Laptop A", memory("8 GB"), { brand: "Acer" }),
  of("laptops", "Laptop B", memory("16 GB"), { brand: "Lenovo" }),
  of("jassen", "Jas A", {}, { gender: "male", size: ["M"] }),
  of("jassen", "Jas B", {}, { gender: "male", size: ["L"] }),
  of("truien", "Trui A", {}, { gender: "male", size: ["M"] }),
  of("truien", "Trui B", {}, { gender: "female", size: ["M"] }),
  of("tassen", "Tas", {}),
]);
const filters = async (q: string) => (await read(q)).filters;

it.each([
  ["laptop nit van acer", { brand: ["!Acer"] }],
  ["laptop, neit van acer", { brand: ["!Acer"] }],
  ["laptop geeen acer", { brand: ["!Acer"] }],
  ["laptop behalv acer", { brand: ["!Acer"] }],
  ["laptop hogstens 700 euro", { price: [null, 70_000] }],
  ["laptop maximal 700 euro", { price: [null, 70_000] }],
  ["laptop ondr de 700 euro", { price: [null, 70_000] }],
  ["laptop tusen 300 en 700 euro", { price: [30_000, 70_000] }],
])("a slip in a word that turns a demand round does not make it the opposite: %s", async (q, found) => {
  expect(await filters(q)).toEqual(found);
});

it("what a compound begins with is the value that products have", async () => {
  expect(await filters("eikenhouten eettafel tot 500 euro")).toEqual({ Houtsoort: ["Eiken"], price: [null, 50_000] });
  expect(await filters("eettafel van eikenhout")).toEqual({ Houtsoort: ["Eiken"] });
  expect(await filters("eettafel niet van eikenhout")).toEqual({ Houtsoort: ["!Eiken"] });
});

it("a compound whose end is no word of the shop stays unread", async () => {
  expect((await read("eettafel eikenprocessie")).filters).toEqual({});
  expect(await read("eettafel eikenprocessie")).toMatchObject({ leftovers: ["eikenprocessie"] });
});

it("what is made for men only is not found for women", async () => {
  expect(await filters("herenjas voor dames")).toEqual({ gender: ["female"] });
  expect(await filters("herenjas voor heren maat m")).toMatchObject({ gender: ["male"] });
  expect(await filters("trui voor dames")).toEqual({ gender: ["female"] });
  expect(await filters("tas voor dames")).toEqual({});
  expect(await filters("herenjas voor mijn moeder")).toEqual({});
});

it("a speed is no size of a memory", async () => {
  expect(await filters("laptop met minstens 12 gb")).toEqual({ Werkgeheugen: [">=12 GB"] });
  expect(await filters("laptop met minstens 12 gb/s")).toEqual({});
});

it("a word with hyphens that is not wanted is one word", async () => {
  expect(await read("laptop geen tp-link")).toMatchObject({ q: "", leftovers: ["geen tp-link"] });
});
