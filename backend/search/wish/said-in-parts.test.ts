import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["stofzuigers", "Stofzuigers"],
  ["steel", "Steelstofzuigers"],
  ["fietsen", "Fietsen"],
  ["stadsfietsen", "Stadsfietsen"],
  ["eetstoelen", "Eetkamerstoelen"],
  ["tuinstoelen", "Tuinstoelen"],
  ["banden", "Autobanden"],
  ["maaiers", "Grasmaaiers"],
  ["hokken", "Konijnenhokken"],
  ["gitaren", "Gitaren"],
  ["schoenen", "Schoenen"],
  ["speelgoed", "Buitenspeelgoed"],
  ["katten", "Katten"],
  ["banken", "Banken"],
  ["diversen", "Diversen"],
];
const of = productsOf(names);
const { whole: read } = withWishesIn(
  { ...contextOf(names), values: "[formaat]\n3/4 maat, driekwart maat, driekwart => 3/4" },
  [
    of("stofzuigers", "Stofzuiger A", {}),
    of("steel", "Steelstofzuiger A", {}),
    of("fietsen", "Fiets A", {}),
    of("stadsfietsen", "Stadsfiets A", {}),
    ...["Ja", "Nee"].map((one) => of("eetstoelen", `Stoel ${one}`, {}, { features: { armleuningen: [one] } })),
    of("tuinstoelen", "Tuinstoel A", {}, { features: { materiaal: ["Staal"] } }),
    of("banden", "Band A", {}, { features: { seizoen: ["Vierseizoenenband"] } }),
    of("banden", "Band B", {}, { features: { seizoen: ["Winterband"] } }),
    ...[300, 800].map((size) => of("maaiers", `Maaier ${size}`, { Oppervlakte: `${size} m²` })),
    of("hokken", "Konijnenhok A", {}),
    ...["3/4", "4/4"].map((one) => of("gitaren", `Gitaar ${one}`, {}, { features: { formaat: [one] } })),
    of("schoenen", "Wandelschoen A", {}),
    of("speelgoed", "Springtouw", {}, { brand: "BERG" }),
    of("katten", "Kattenbak A", {}),
    ...[2, 3].map((seats) => of("banken", `${seats}-zits bank`, { Zitplaatsen: `${seats}-zits` })),
    of("diversen", "Hama Muurbeugel", {}),
    of("diversen", "Patona voor ILCE-6400 Camera-accu", {}),
  ],
);
const kindsOf = async (q: string) => (await read(q)).kinds.map(({ key }) => key);

describe("a thing and where it is or what it is on", () => {
  it.each([
    ["een stofzuiger op een steel", ["steel"]],
    ["fiets voor in de stad", ["stadsfietsen"]],
    ["stoel voor in de tuin", ["tuinstoelen"]],
    ["stofzuiger voor in de stad", ["stofzuigers"]],
  ])("are one word of the shop, where it has that: %s", async (q, kinds) => {
    expect(await kindsOf(q)).toEqual(kinds);
  });

  it("are found in the word that products are named with", async () => {
    expect((await read("beugel om de tv aan de muur te hangen")).q).toContain("muurbeugel");
  });
});

it("a digit is a word in what the shop calls it", async () => {
  for (const q of ["4 seizoenenbanden", "4-seizoenenbanden gezocht"])
    expect((await read(q)).filters).toEqual({ seizoen: ["Vierseizoenenband"] });
});

it("the code of a model is one word, with a hyphen or without", async () => {
  expect((await read("accu voor de ILCE-6400")).q).toContain("ILCE-6400");
});

it("of several kinds those are meant of which the shop tells what is refused", async () => {
  expect(await kindsOf("stoelen zonder armleuningen")).toEqual(["eetstoelen"]);
  expect(await kindsOf("stoelen zonder staal")).toEqual(["eetstoelen", "tuinstoelen"]);
});

it("a plural of a Dutch word is no form of a brand", async () => {
  expect((await read("schoenen voor in de bergen")).filters).toEqual({});
  expect((await read("iets van berg voor buiten")).filters).toEqual({ brand: ["BERG"] });
});

describe("what somebody has in numbers", () => {
  it.each([
    "Onze tuin is vijfhonderd vierkante meter. Welke grasmaaier kan dat aan?",
    "Ons gazon is 500 m2. Welke grasmaaier hebben we nodig?",
  ])("bounds what is asked for it: %s", async (q) => {
    expect((await read(q)).filters).toEqual({ Oppervlakte: [expect.stringMatching(/^500\b/)] });
  });

  it("tells of animals that live there, and asks for none", async () => {
    for (const q of ["wij hebben twee katten, een driezitsbank graag", "driezitsbank met twee katten in huis"])
      expect([await kindsOf(q), (await read(q)).filters]).toEqual([["banken"], { Zitplaatsen: ["3..3 zits"] }]);
  });
});

it("who says so is left out, and what they say is wished", async () => {
  for (const q of [
    "gitaar voor mijn kleinzoon, een driekwart maat zei de juf",
    "de juf zei een gitaar in driekwart maat",
  ])
    expect((await read(q)).filters).toEqual({ formaat: ["3/4"] });
});

it("what is to come is not demanded of it", async () => {
  const { demands, kinds } = await read("we hebben een konijn en nu moet er een hok komen");
  expect([kinds.map(({ key }) => key), demands]).toEqual([["hokken"], undefined]);
});
