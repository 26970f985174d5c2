import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["tafels", "Tafels"],
  ["laarzen", "Laarzen"],
  ["laptops", "Laptops"],
  ["boeken", "Boeken"],
  ["lampen", "Lampen"],
  ["speakers", "Speakers"],
  ["maaiers", "Grasmaaiers"],
  ["stiften", "Stiften"],
  ["koelkasten", "Koelkasten"],
  ["jeans", "Jeans"],
  ["truien", "Truien"],
];
const of = productsOf(names);
const data = (name: string) => readFileSync(resolve(import.meta.dirname, `${name}.nl.txt`), "utf8");
const yesOrNo = (at: number) => (at === 0 ? "Ja" : "Nee");

const { whole } = withWishesIn(
  {
    ...contextOf(names),
    synonyms: "wol => merinowol",
    measures: data("measures"),
    values: data("values"),
    gradables: "hoog, hoge => hoogte hoog\nsmal, smalle => breedte laag",
  },
  [
    ...[120, 160, 210].map((cm) => of("tafels", `Tafel T${cm}`, { Breedte: `${cm} cm`, Gewicht: `${cm / 10} kg` })),
    of("tafels", "Tafel Stand", { Breedte: "140 cm", Hoogte: "75 cm", Binnenladen: "3" }),
    of("tafels", "Tafel D", { Breedte: "140 cm" }, { brand: "Dell" }),
    ...["Leer", "Suède"].map((stof, at) =>
      of(
        "laarzen",
        `Laars ${stof}`,
        { Hakhoogte: `${at * 4 + 3} cm`, Schachthoogte: "20 cm" },
        { features: { materiaal: [stof], zoolmateriaal: [at === 0 ? "Rubber" : "Leer"], voering: ["Fleece"] } },
      ),
    ),
    of("laarzen", "Laars dons", { Schachthoogte: "18 cm" }, { features: { voering: ["Gewatteerd"] } }),
    of("laarzen", "Laars warm", { Schachthoogte: "18 cm" }, { features: { voering: ["Leer"] } }),
    ...["256 GB", "512 GB", "1 TB"].map((opslag) => of("laptops", `Laptop ${opslag}`, { Opslag: opslag })),
    ...[180, 452].map((pages, at) =>
      of("boeken", `Boek ${pages}`, { "Aantal pagina's": String(pages), Jaar: String(2024 + at) }),
    ),
    ...["zwart", "goud"].map((color) => of("lampen", `Lamp ${color}`, {}, { color: [color] })),
    ...[0, 1].map((at) =>
      of(
        "speakers",
        `Speaker ${at}`,
        { Kanalen: at === 0 ? "3.1" : "2.1" },
        { features: { stereokoppeling: [yesOrNo(at)], koolborstelloos: [yesOrNo(at)] } },
      ),
    ),
    ...[300, 500].map((m2) => of("maaiers", `Maaier ${m2}`, { Oppervlakte: `${m2} m²`, Waterverbruik: "9 liter" })),
    ...[3, 6].map((age) => of("stiften", `Stiften ${age}`, { Leeftijd: `Vanaf ${age} jaar` })),
    ...["W33/L34", "33"].map((size) => of("jeans", `Jeans ${size}`, {}, { size: [size] })),
    ...["Merinowol", "Wolmix", "Katoen"].map((stof) =>
      of("truien", `Trui ${stof}`, {}, { features: { materiaal: [stof] } }),
    ),
    ...["B", "C", "D"].map((letter) =>
      of("koelkasten", `Koelkast ${letter}`, { Energieklasse: letter }, { features: { Energieklasse: [letter] } }),
    ),
  ],
);
const filtersOf = async (q: string) => (await whole(q)).filters;

describe("a bound belongs to its own number", () => {
  it.each([
    ["laptop 1 tb max 900 euro", { Opslag: ["1..1 TB"], price: [null, 90_000] }],
    ["tafel zwaarder dan 15 kg maximaal 120 cm breed", { Gewicht: [">15 kg"], Breedte: ["<=120 cm"] }],
    ["tafel 160 cm breedte of meer", { Breedte: [">=160 cm"] }],
    ["tafel met een gewicht onder de kilo", { Gewicht: ["<1 kilo"] }],
    ["laptop onder de 200 zakelijke", { price: [null, 20_000] }],
    ["tafel tot 200 Dell", { brand: ["Dell"], price: [null, 20_000] }],
  ])("%s", async (q, filters) => {
    expect(await filtersOf(q)).toMatchObject(JSON.parse(JSON.stringify(filters).replace("kilo", "kg")) as object);
  });
});

describe("metres and centimetres", () => {
  it.each([
    ["tafel van 2 meter 10 breed", { Breedte: ["2.1..2.1 meter"] }],
    ["tafel 1,20 breed", { Breedte: ["1.2..1.2 meter"] }],
    ["tafel van hoogstens 1,60", { Breedte: ["<=1.6 meter"] }],
  ])("%s", async (q, filters) => {
    expect(await filtersOf(q)).toEqual(filters);
  });
});

describe("either of two numbers", () => {
  it.each([
    ["tafel van 120 of 160 cm", { Breedte: ["120..120 cm", "160..160 cm"] }],
    ["laptop 512 gb of 1 tb", { Opslag: ["512..512 GB", "1..1 TB"] }],
    ["koelkast energieklasse B of C", { Energieklasse: ["B", "C"] }],
    ["boek uit 2024 of 2025", { Jaar: ["2024..2024", "2025..2025"] }],
  ])("%s", async (q, filters) => {
    expect(await filtersOf(q)).toEqual(filters);
  });
});

describe("numbers that are said in short", () => {
  it.each([
    ["tafel smaller dan 150 en hoger dan 70 cm", { Breedte: ["<150 cm"], Hoogte: [">70 cm"] }],
    ["tafel van driekwart meter hoog", { Hoogte: ["0.75..0.75 meter"] }],
    ["tafel met meer dan 2 laden", { Binnenladen: [">2"] }],
  ])("%s", async (q, filters) => {
    expect(await filtersOf(q)).toEqual(filters);
  });
});

describe("what is counted by another noun", () => {
  it("a budget that is moved is a bound", async () => {
    expect(await filtersOf("laptop, budget kan naar 450")).toEqual({ price: [null, 45_000] });
  });

  it("pages by any word for them", async () => {
    expect(await filtersOf("boek van minstens 400 bladzijden")).toEqual({ "Aantal pagina's": [">=400"] });
  });

  it("a noun that nothing measures is kept with its number, to be looked for product by product", async () => {
    const { leftovers, checks } = await whole("tafel met minstens 3 laatjes");
    expect(leftovers).toEqual(["met minstens 3 laatjes"]);
    expect(checks).toEqual([{ said: "met minstens 3 laatjes", number: { from: 3, to: null, unit: "laatjes" } }]);
  });
});

describe("a part of the thing", () => {
  it("a height of heels is named by the end of the word in front", async () => {
    expect(await filtersOf("laars met hak max 4 cm")).toMatchObject({ Hakhoogte: ["<=4 cm"] });
    expect(await filtersOf("laars met blokhak hoger dan 5 cm")).toMatchObject({ Hakhoogte: [">5 cm"] });
  });

  it("a material behind which a part stands is that of the part", async () => {
    expect(await filtersOf("laars met leren zool")).toEqual({ zoolmateriaal: ["Leer"] });
    expect(await filtersOf("leren laars")).toEqual({ materiaal: ["Leer"] });
  });

  it("a colour of a part is not that of the thing, which has one of its own", async () => {
    const wish = await whole("zwarte lamp met gouden binnenkant");
    expect([wish.filters, wish.leftovers]).toEqual([{ color: ["zwart"] }, ["gouden binnenkant"]]);
    expect(await filtersOf("lamp in goud")).toEqual({ color: ["goud"] });
  });
});

describe("words that stand for something else", () => {
  it("one of the values that a vaguer word would allow is the one that is meant", async () => {
    expect(await filtersOf("laars gevoerd met fleece")).toEqual({ voering: ["Fleece"] });
  });

  it("an everyday word stands for all of its values, though a synonym names one", async () => {
    expect((await filtersOf("wollen trui")).materiaal?.toSorted()).toEqual(["Merinowol", "Wolmix"]);
    expect(await filtersOf("trui van merinowol")).toEqual({ materiaal: ["Merinowol"] });
  });

  it("a size with a length is read as a whole", async () => {
    expect(await filtersOf("jeans maat 33/34")).toEqual({ size: ["W33/L34"] });
    expect(await filtersOf("jeans maat 33")).toEqual({ size: ["33"] });
  });

  it("a verb says what a thing can do", async () => {
    expect(await filtersOf("speaker die ik aan elkaar kan koppelen")).toEqual({ stereokoppeling: ["Ja"] });
    expect(await filtersOf("speaker niet koppelen")).toEqual({});
  });

  it("another word for what a thing has is a yes to that", async () => {
    expect(await filtersOf("brushless speaker")).toEqual({ koolborstelloos: ["Ja"] });
  });

  it("a number with decimals is that of the one feature that has it", async () => {
    expect(await filtersOf("speaker 3.1")).toEqual({ Kanalen: ["3.1..3.1"] });
  });

  it("an area that something is for is the least that it takes", async () => {
    expect(await filtersOf("grasmaaier voor 400 m2")).toEqual({ Oppervlakte: [">=400 m2"] });
    for (const size of ["400 m²", "400m²"])
      expect(await filtersOf(`grasmaaier vanaf ${size}`), size).toEqual({
        Oppervlakte: [expect.stringMatching(/^>=400 m/)],
      });
  });

  it("what a thing uses is not used", async () => {
    expect(await filtersOf("grasmaaier die minder dan 9 liter water gebruikt")).not.toHaveProperty("condition");
    expect(await filtersOf("een gebruikte grasmaaier")).toHaveProperty("condition");
  });

  it("a word with the stem of a brand is no form of it", async () => {
    expect(await filtersOf("tafel in twee delen")).not.toHaveProperty("brand");
    expect(await filtersOf("tafel van Dell")).toEqual({ brand: ["Dell"] });
  });

  it("from an age on is for somebody of that age, and not for who is older", async () => {
    expect(await filtersOf("stiften vanaf 5 jaar")).toEqual({ Leeftijd: ["<=5 jaar"] });
    expect(await filtersOf("stiften ouder dan 5 jaar")).toEqual({ Leeftijd: [">5 jaar"] });
  });

  it("a verb that ends a clause is no thing that is sought", async () => {
    expect((await whole("kandelaar die minstens 40 uur brandt, tot 20 euro")).noun).not.toBe("brandt");
    expect((await whole("iets dat minstens 40 uur brandt, tot 20 euro")).noun).toBeUndefined();
  });

  it("the rest of a word with a hyphen says as little as its first part", async () => {
    expect((await whole("tafel sit-stand")).leftovers).toEqual(["sit", "stand"]);
    expect((await whole("tafel stand")).q).toContain("stand");
  });
});

it("what a thing is lined with is its lining", async () => {
  expect(await filtersOf("laars gevoerd met fleece")).toEqual({ voering: ["Fleece"] });
  expect(await filtersOf("laars gevoerd met leer")).toEqual({ voering: ["Leer"] });
});

it("a number without a kind, of which the shop measures several things, is left to what is found", async () => {
  const wish = await whole("iets van minstens 150 cm");
  expect([wish.filters, wish.checks]).toEqual([
    {},
    [{ said: "van minstens 150 cm", number: { from: 150, to: null, unit: "cm" } }],
  ]);
});
