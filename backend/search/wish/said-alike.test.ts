import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["airfryers", "Airfryers"],
  ["pannen", "Koekenpannen"],
  ["kasten", "Boekenkasten"],
  ["tvs", "Televisies"],
  ["autostoelen", "Autostoelen"],
  ["stoelen", "Eetkamerstoelen"],
  ["hondenvoer", "Hondenvoer"],
  ["knuffels", "Knuffels"],
  ["mokken", "Handgedraaide mokken"],
  ["vaatwassers", "Vaatwassers"],
];
const of = productsOf(names);
const context = contextOf(names);

const products = [
  of("airfryers", "Airfryer A", { Kijkvenster: "Ja", Inhoud: "5 liter", Pasjesvakken: "2" }),
  of("airfryers", "Airfryer B", { Kijkvenster: "Nee", Inhoud: "4 liter", Pasjesvakken: "0" }),
  of("pannen", "Koekenpan A", { Diameter: "24 cm" }),
  of("pannen", "Koekenpan B", { Diameter: "30 cm" }),
  of("kasten", "Boekenkast A", { Breedte: "60 cm", Hoogte: "200 cm" }),
  of("kasten", "Boekenkast B", { Breedte: "90 cm", Hoogte: "120 cm" }),
  of("tvs", "Televisie A", { Schermgrootte: "43 inch" }),
  of("tvs", "Televisie B", { Schermgrootte: "65 inch" }),
  ...["40 tot 105 cm", "100 tot 150 cm", "40 tot 87 cm"].map((groep) =>
    of("autostoelen", `Autostoel ${groep}`, {}, { features: { groep: [groep] } }),
  ),
  of("stoelen", "Eetkamerstoel A", { Parfum: "Ja" }, { features: { armleuningen: ["Ja"] } }),
  of("stoelen", "Eetkamerstoel B", { Parfum: "Nee" }, { features: { armleuningen: ["Nee"] } }),
  of("hondenvoer", "Hondenvoer A", { Formaat: "Groot" }),
  ...["A", "B", "C"].flatMap((one) => [
    of("hondenvoer", `Brokken ${one}`, { Formaat: "Klein" }),
    of("knuffels", `Grote knuffel ${one}`, {}),
  ]),
  of("knuffels", "Knuffel panda", {}),
  of("knuffels", "Knuffel konijn", {}),
  ...["A", "B", "C"].map((one) => of("mokken", `Mok ${one}`, { Inhoud: "350 ml" }, { features: { glans: ["Mat"] } })),
  of("vaatwassers", "Vaatwasser A", {}),
];

const shop = withWishesIn(
  {
    ...context,
    categories: context.categories.map((one) => ({ ...one, ...(one.key === "mokken" && { marketplaceOnly: true }) })),
    synonyms: "hondenvoer, hondenbrokken",
    gradables: "groot, grote => schermgrootte | diameter hoog\nsmal, smalle => breedte laag\nhoog, hoge => hoogte hoog",
    needs: "pasjes => pasjesvakken >=1",
    values: "[parfum]\nzonder geur, geurloos => nee",
  },
  products,
);
const filters = async (q: string) => (await shop.whole(q)).filters;
const demanded = async (q: string) => ((await shop.whole(q)).demands ?? []).map(({ said }) => said);

describe("what a shop calls otherwise at the end of a compound", () => {
  it.each(["kijkraam", "kijkraampje", "kijkruit"])("airfryer met een %s", async (word) => {
    expect(await filters(`airfryer met een ${word}`)).toEqual({ Kijkvenster: ["Ja"] });
    expect(await filters(`airfryer zonder ${word}`)).toEqual({ Kijkvenster: ["Nee"] });
  });

  it("is nothing else that begins alike", async () => {
    expect(await filters("airfryer met een kijkdoos")).toEqual({});
    expect(await filters("airfryer met een raam")).toEqual({});
  });

  it("is told by its end alone where that is not to be there", async () => {
    expect(await filters("eetkamerstoel zonder leuningen")).toEqual({ armleuningen: ["Nee"] });
  });

  it("the operator's words may say that something is not so", async () => {
    expect(await filters("eetkamerstoel geurloos")).toEqual({ Parfum: ["Nee"] });
    expect(await filters("eetkamerstoel zonder geurtje")).toEqual({ Parfum: ["Nee"] });
  });
});

describe("a number without a unit is of what its adjective compares", () => {
  it.each<[string, object]>([
    ["koekenpan 28 of groter", { diameter: [">=28 cm"] }],
    ["boekenkast smaller dan 80", { Breedte: ["<80 cm"] }],
    ["boekenkast 80 of smaller", { Breedte: ["<=80 cm"] }],
    ["televisie 55 of groter", { Schermgrootte: [">=55 inch"] }],
  ])("%s", async (q, expected) => {
    const found = await filters(q);
    expect(Object.fromEntries(Object.entries(found).map(([key, value]) => [key.toLowerCase(), value]))).toEqual(
      Object.fromEntries(Object.entries(expected).map(([key, value]) => [key.toLowerCase(), value])),
    );
  });

  it("unless that may be the price", async () => {
    expect(await filters("televisie 500 of hoger")).toEqual({ price: [50_000, null] });
    expect(await filters("boekenkast 150 cm of hoger")).toEqual({ Hoogte: [">=150 cm"] });
  });
});

describe("what grows with a child is told by the range that it fits", () => {
  it.each<[string, string[]]>([
    ["autostoel tot 105 cm", ["40 tot 105 cm"]],
    ["autostoel tot 87 cm", ["40 tot 87 cm"]],
    ["autostoel tot 140 cm", ["100 tot 150 cm"]],
    ["autostoel voor 120 cm", ["100 tot 150 cm"]],
  ])("%s", async (q, groep) => {
    expect(await filters(q)).toEqual({ groep });
  });
});

describe("it is demanded", () => {
  it.each<[string, string[]]>([
    ["airfryer met 5 liter en een kompas", ["kompas"]],
    ["airfryer met kijkvenster, 5 liter en kompas", ["kompas"]],
    ["airfryer waar een kompas in past", ["kompas"]],
    ["airfryer waar je kompassen in kwijt kan", ["kompassen"]],
    ["knuffel olifant", ["olifant"]],
    ["knuffel in de vorm van een giraffe", ["giraffe"]],
    ["knuffel die op een neushoorn lijkt", ["neushoorn"]],
  ])("%s", async (q, demands) => {
    expect(await demanded(q)).toEqual(demands);
  });

  it.each([
    "airfryer van 5 liter en kompas",
    "airfryer waar mijn moeder in past",
    "airfryer waar ik een kompas zie",
    "knuffel voor mijn olifant",
  ])("but not in: %s", async (q) => {
    expect(await demanded(q)).toEqual([]);
  });

  it("what a need says in other words is read, and not demanded", async () => {
    expect(await filters("airfryer waar pasjes in kunnen")).toEqual({ Pasjesvakken: [">=1"] });
  });
});

it("an adjective before an animal is not what a thing is for", async () => {
  expect((await shop.whole("brokken voor een grote hond")).kinds.map(({ key }) => key)).toEqual(["hondenvoer"]);
  expect((await shop.whole("brokken voor grote honden")).kinds.map(({ key }) => key)).toEqual(["hondenvoer"]);
});

describe("of a category that only the marketplace shows", () => {
  it("the noun is still what is sought, with what its products tell", async () => {
    const wish = await shop.whole("mok van 350 ml voor in de vaatwasser, mat");
    expect([wish.kinds, wish.noun, wish.filters]).toEqual([[], "mok", { Inhoud: ["350..350 ml"], glans: ["Mat"] }]);
  });
});
