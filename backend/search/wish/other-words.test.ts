import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parseOtherWords, phraseKey, wordProblems } from "./data-lines";
import { type CategoryName, contextOf, productsOf, threeOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["schoenen", "Schoenen"],
  ["stoelen", "Eetkamerstoelen"],
  ["tafels", "Salontafels"],
  ["lampen", "Hanglampen"],
  ["toetsenborden", "Toetsenborden"],
  ["hoesjes", "Telefoonhoesjes"],
  ["telefoons", "Smartphones"],
  ["koffers", "Dakkoffers"],
  ["koffie", "Koffiezetapparaten"],
  ["spellen", "Gezelschapsspellen"],
  ["tassen", "Rugzakken"],
  ["gitaren", "Gitaren"],
  ["bbq", "Barbecues"],
  ["jassen", "Kinderjassen"],
  ["opladers", "Opladers"],
  ["slaapzakken", "Slaapzakken"],
  ["babyslaapzakken", "Babyslaapzakken"],
  ["manden", "Hondenmanden"],
  ["katten", "Kattenmanden"],
];
const of = productsOf(names);
const three = threeOf(names);

const values = `
[materiaal, bekleding]!
velours, fluweel
hout, houten => eikenhout, mangohout
bamboe
[sluiting]!
klittenband, velcro
[verbinding]
draadloos, zonder kabel, geen kabel
[stijl]
vintage => retro
[kleur]
wijn => rood
[]
hoes, foedraal
`;

const products = [
  of("schoenen", "Schoen A", {}, { features: { sluiting: ["Klittenband"] } }),
  of("schoenen", "Schoen B", {}, { features: { sluiting: ["Veters"] }, color: ["rood"] }),
  of("stoelen", "Eetkamerstoel A", {}, { features: { bekleding: ["Velours"] } }),
  of("stoelen", "Eetkamerstoel B", {}, { features: { bekleding: ["Leer"] }, description: "Vulling bamboe" }),
  of("tafels", "Salontafel A", {}, { features: { materiaal: ["Eikenhout"] } }),
  of("tafels", "Salontafel B", {}, { features: { materiaal: ["Mangohout"] } }),
  of("tafels", "Salontafel C", {}, { features: { materiaal: ["Glas"] } }),
  of("lampen", "Hanglamp A", {}, { description: "Mooi boven een salontafel." }),
  of("lampen", "Hanglamp B", {}, { description: "Met een kap van velours." }),
  of("lampen", "Hanglamp vintage C", {}),
  of("lampen", "Hanglamp vintage D", {}),
  of("lampen", "Hanglamp E", {}, { features: { stijl: ["Retro"] } }),
  ...three("slaapzakken", "Slaapzak"),
  ...three("babyslaapzakken", "Babyslaapzak"),
  of("telefoons", "Smartphone", { Gewicht: "180 gram" }),
  of("toetsenborden", "Toetsenbord A", {}, { features: { verbinding: ["Draadloos"] } }),
  of("toetsenborden", "Toetsenbord B", {}, { features: { verbinding: ["Bedraad"] } }),
  ...["A56", "S25"].map((one) =>
    of(
      "hoesjes",
      `Hoesje voor Galaxy ${one}`,
      {},
      { features: { "geschikt-voor": [`Galaxy ${one}`], "type-hoesje": ["Bookcase"] }, brand: "Otterbox" },
    ),
  ),
  ...three("telefoons", "Samsung Galaxy S25", { brand: "Samsung" }),
  ...three("koffers", "Dakkoffer"),
  ...three("koffers", "Kisten"),
  of("koffers", "Dakkoffer D", {}, { features: { voering: ["Geen"] } }),
  ...three("manden", "Hondenmand"),
  ...three("katten", "Kattenmand"),
  ...three("koffie", "Filterkoffie - thermoskan", { features: { kan: ["Thermoskan"] } }),
  of("spellen", "Spel A", {}, { features: { spelers: ["2-4 spelers"], spelmaat: ["5"] } }),
  of("spellen", "Spel B", {}, { features: { spelers: ["3-8 spelers"] } }),
  of("tassen", "Rugzak A", {}, { features: { laptopvak: ["Laptopvak 14 inch"] } }),
  of("tassen", "Rugzak B", {}, { features: { laptopvak: ["Laptopvak 15,6 inch"] } }),
  of("gitaren", "Gitaar A", { Hoes: "Ja" }),
  of("gitaren", "Gitaar B", { Hoes: "Nee" }),
  ...["40 cm", "47 cm", "57 cm"].map((cm) =>
    of(
      "bbq",
      `Gasbarbecue - rooster ${cm}`,
      { Rooster: cm },
      { features: { brandstof: ["Gas"], inhoud: ["Met 2 roosters"] } },
    ),
  ),
  of("bbq", "Broodplank", {}),
  of("jassen", "Jas A", {}, { size: ["116"] }),
  of("jassen", "Jas B", {}, { size: ["122"] }),
  of("jassen", "Jas C", {}, { size: ["128"], features: { seizoen: ["Winterjas"] } }),
  ...three("opladers", "Oplader 65 W"),
];
const { whole: read, found: foundIds } = withWishesIn(
  { ...contextOf(names), values, synonyms: "telefoon, smartphone" },
  products,
);
const filters = async (q: string) => (await read(q)).filters;
const found = async (q: string) => (await foundIds(q)).sort();

it.each<[string, Record<string, unknown>]>([
  ["schoenen met velcro", { sluiting: ["Klittenband"] }],
  ["schoenen geen velcro", { sluiting: ["!Klittenband"] }],
  ["eetkamerstoelen in fluweel", { bekleding: ["Velours"] }],
  // Any of the values that meet it.
  ["houten salontafel", { materiaal: ["Eikenhout", "Mangohout"] }],
  ["toetsenbord zonder kabel", { verbinding: ["Draadloos"] }],
  ["wijn schoenen", { color: ["rood"] }],
  ["gitaar met foedraal", { Hoes: ["Ja"] }],
])("another word for a value is that value, where the kind has it: %s", async (q, expected) => {
  const wish = await read(q);
  expect(wish.filters).toEqual(expected);
  expect(wish.leftovers).toEqual([]);
});

it("a word whose value the kind does not have, though it tells of what it is, finds nothing", async () => {
  expect(await filters("salontafel van bamboe")).toEqual({ materiaal: ["Bamboe"] });
  expect(await found("salontafel van bamboe")).toEqual([]);
  // Lamps do not tell what they are of.
  expect((await read("hanglamp van bamboe")).filters).toEqual({});
  expect(await read("hanglamp van bamboe")).toMatchObject({ leftovers: ["bamboe"] });
  // All of them are of something else.
  expect((await read("salontafel geen bamboe")).filters).toEqual({});
  expect(await read("salontafel geen bamboe")).toMatchObject({ leftovers: [] });
  // One of them is filled with it.
  expect(await read("eetkamerstoelen geen bamboe")).toMatchObject({
    leftovers: ["geen bamboe"],
    checks: [{ values: ["bamboe"], isDenied: true }],
  });
  // A part of it may be.
  expect(await read("salontafel met bamboe onderstel")).toMatchObject({
    filters: {},
    leftovers: ["bamboe", "onderstel"],
  });
});

it("a word that more of these are named with than have such a value is searched for", async () => {
  expect((await read("hanglamp vintage")).filters).toEqual({});
  expect(await read("hanglamp vintage")).toMatchObject({ q: "vintage" });
});

it("takes no slip for good Dutch, nor an animal for one", async () => {
  expect((await read("mand voor een kitten")).kinds).toMatchObject([{ key: "katten" }]);
  expect((await read("hondenmand voor een labrador")).leftovers).toEqual([]);
});

it("what is too dear is not wanted", async () => {
  expect((await read("telefoon maar die van Samsung is me te duur")).filters).toEqual({ brand: ["!Samsung"] });
});

it("a phrase that begins with a denial stays one where the kind knows nothing of it", async () => {
  expect((await read("hanglamp geen kabel")).leftovers).toEqual(["geen kabel"]);
});

it("a model that these things are not made for finds nothing, and its brand is none of theirs", async () => {
  expect(await filters("hoesje galaxy a55")).toEqual({ "geschikt-voor": ["galaxy a55"] });
  expect(await filters("hoesje samsung galaxy s25")).toEqual({ "geschikt-voor": ["Galaxy S25"] });
});

it.each([
  ["samsung galaxy s23 tot 300 euro", "galaxy s23"],
  ["nespresso apparaat tot 100 euro", "nespresso apparaat"],
  ["thermoskan tot 20 euro", "losse thermoskan"],
  ["koffer op wielen", "koffer op wielen"],
])("says that it is not sold, and shows nothing that only shares a word: %s", async (q, noun) => {
  expect(await read(q)).toMatchObject({ q: noun, noun, kinds: [], isElsewhere: true });
  expect(await found(q)).toEqual([]);
});

it("sells what is asked for by its own name all the same", async () => {
  expect((await read("dakkoffer op wielen")).kinds).toHaveLength(1);
  expect((await read("koffer tot 300 euro")).kinds).toHaveLength(1);
  expect((await read("koffiezetapparaat met thermoskan")).filters).toEqual({ kan: ["Thermoskan"] });
  expect(await found("samsung galaxy s25")).toHaveLength(3);
});

it("a case for what is not sold is none for a telephone", async () => {
  expect(await read("hoes voor tuinmeubels")).toMatchObject({ noun: "hoes voor tuinmeubels", kinds: [] });
  expect((await read("hoesje voor mijn smartphone")).kinds).toHaveLength(1);
});

it("a compound is none of what only has a part of that name", async () => {
  expect(await read("broodrooster tot 50 euro")).toMatchObject({ q: "broodrooster", kinds: [] });
  expect(await found("broodrooster tot 50 euro")).toEqual([]);
});

it("a number is that of a text, or lies in its range", async () => {
  expect(await filters("gezelschapsspel voor 8 spelers")).toEqual({ spelers: ["3-8 spelers"] });
  expect(await filters("gezelschapsspel voor 4 spelers")).toEqual({ spelers: ["2-4 spelers", "3-8 spelers"] });
  expect(await filters("rugzak voor 15 inch")).toEqual({ laptopvak: ["Laptopvak 15,6 inch"] });
});

it("sizes that are joined are as good as each other", async () => {
  expect(await filters("kinderjas 122 of 128")).toEqual({ size: ["122", "128"] });
  expect(await filters("kinderjas maat 125 of 128")).toEqual({ size: ["128"] });
});

it("where a thing is to go is no word that it must be described with", async () => {
  expect(await read("hanglamp voor boven de salontafel")).toMatchObject({ q: "", leftovers: ["salontafel"] });
});

it("what it is to have is no kind of its own in view of another", async () => {
  const wish = await read("met hoes", { category: "gitaren" });
  expect(wish).toMatchObject({ kinds: [], filters: { Hoes: ["Ja"] } });
});

it("a name behind a noun is what it is for, where nothing is both", async () => {
  expect((await read("oplader galaxy")).kinds).toMatchObject([{ key: "opladers" }]);
});

it("a letter and a word that the shop does not have are one word", async () => {
  expect(await read("e-bike tot 1500 euro")).toMatchObject({ noun: "ebike", filters: { price: [null, 150_000] } });
});

it.each([
  // A value that ends in the kind, or is a type of it.
  ["gasbarbecue tot 300 euro", { kinds: [{ key: "bbq" }], filters: { brandstof: ["Gas"] } }],
  ["bookcase tot 30 euro", { kinds: [{ key: "hoesjes" }], filters: { "type-hoesje": ["Bookcase"] } }],
  // Two words of one category.
  ["slaapzakje voor een kleine baby", { kinds: [{ key: "babyslaapzakken" }] }],
  ["winterjas tot 100 euro", { kinds: [{ key: "jassen" }], filters: { seizoen: ["Winterjas"] } }],
  ["dakkoffer met voering", { filters: { voering: ["!Geen"] } }],
  ["barbecue met twee roosters", { filters: { inhoud: ["Met 2 roosters"] } }],
  ["gezelschapsspel maat 5", { filters: { spelmaat: ["5"] } }],
])("reads what a value, a number or a part says of the kind: %s", async (q, expected) => {
  expect(await read(q)).toMatchObject(expected);
});

it("a number behind the name of a feature has its unit, and is no price", async () => {
  const { filters: own } = await read("barbecue rooster minstens 50");
  expect(own).toEqual({ Rooster: [">=50 cm"] });
});

it("another compound with the same end is another thing", async () => {
  expect(await read("tafellamp tot 50 euro")).toMatchObject({ noun: "tafellamp", kinds: [] });
  expect((await read("hanglamp tot 50 euro")).kinds).toHaveLength(1);
});

it("leaves out how a letter ends, and reads a person's closing words for nothing", async () => {
  expect(await read("Goedendag, hanglamp tot 50 euro. Met vriendelijke groet, Riet")).toMatchObject({
    q: "",
    leftovers: [],
  });
});

it("reads 5G for no weight, and denials in English", async () => {
  expect((await read("telefoon not samsung")).filters).toEqual({ brand: ["!Samsung"] });
  expect((await read("smartphone met 5G")).filters).toEqual({});
});

it("reads headings, groups and one-way lines, and names what says nothing", () => {
  const { entries } = parseOtherWords("[sluiting]!\nvelcro, klittenband\n[uitvoering]\npocket => paperback");
  expect(entries.get(phraseKey("velcro"))).toEqual([
    { features: ["sluiting"], values: ["velcro", "klittenband"], isPlain: true },
  ]);
  expect(entries.get("pocket")).toEqual([{ features: ["uitvoering"], values: ["paperback"], isPlain: false }]);
  expect(entries.has("paperback")).toBe(false);
  expect(wordProblems({ values: "[x]\na => b => c\n=> d\ne" })).toEqual([
    "values, regel 2: a => b => c",
    "values, regel 3: => d",
  ]);
});

it("the words that are shipped all say something", () => {
  const text = readFileSync(path.join(import.meta.dirname, "values.nl.txt"), "utf8");
  expect(wordProblems({ values: text })).toEqual([]);
  expect(parseOtherWords(text).entries.size).toBeGreaterThan(800);
});

it("what is searched for and is plainly a value is checked as well, where it is one of the kind", async () => {
  expect(await read("hanglamp van velours")).toMatchObject({
    q: "velours",
    checks: [{ said: "velours", features: ["materiaal", "bekleding"], isSearched: true }],
  });
});
