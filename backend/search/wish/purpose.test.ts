import { expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, threeOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["boren", "Accuboormachines"],
  ["maaiers", "Grasmaaiers"],
  ["stofzuigers", "Stofzuigers"],
  ["onderdelen", "Onderdelen"],
  ["laptops", "Laptops"],
  ["tassen", "Rugzakken"],
  ["stoelen", "Bureaustoelen"],
  ["eetstoelen", "Eetkamerstoelen"],
  ["bureaus", "Bureaus"],
  ["laarzen", "Laarzen"],
  ["manden", "Hondenmanden"],
  ["jassen", "Jassen"],
  ["knuffels", "Knuffels"],
];
const of = productsOf(names);
const three = threeOf(names);

const products = [
  ...three("boren", "Accuboormachine 12V met 1 accu", { features: { voeding: ["Accu"] } }),
  ...three("maaiers", "Grasmaaier - 34 cm - accu", { features: { aandrijving: ["Accu"] } }),
  ...three("stofzuigers", "Stofzuiger"),
  ...three("onderdelen", "Stofzuigerslang"),
  ...three("onderdelen", "Filter"),
  ...three("laptops", "Laptop"),
  ...three("tassen", "Rugzak", { features: { laptopvak: ["Laptopvak 14 inch"] } }),
  of("tassen", "Rugzak D", {}, { features: { laptopvak: ["Geen laptopvak"] } }),
  ...three("stoelen", "Bureaustoel"),
  ...three("eetstoelen", "Eetkamerstoel"),
  ...three("bureaus", "Bureau"),
  ...three("laarzen", "Leren laars", { description: "Mooi met een wollen sjaal.", features: { materiaal: ["Leer"] } }),
  ...three("manden", "Hondenmand"),
  ...three("knuffels", "Knuffel hond"),
  ...three("jassen", "Jas", { gender: "kids" }),
];

const { whole: read, found: foundIds } = withWishesIn(contextOf(names), products);

/** The categories of what a sentence finds, in view of a category or of nothing. */
const found = async (q: string, category?: string) => [
  ...new Set((await foundIds(q, category === undefined ? {} : { category })).map((id) => id.split("-")[0] ?? "")),
];

it.each([
  "accu voor boormachine",
  "ik zoek een accu voor mijn accuboormachine",
  "lader voor laptop",
  "zak voor de stofzuiger",
])("of %s nothing is shown where only what it is for is sold", async (q) => {
  expect(await found(q)).toEqual([]);
  expect((await read(q)).kinds).toEqual([]);
});

it("is named as it was asked for, with what it is for", async () => {
  expect(await read("een accu voor mijn boormachine")).toMatchObject({
    q: "accu voor boormachine",
    noun: "accu voor boormachine",
  });
});

it("a thing that is sold is what is sought, whatever it is for, which is left over where nothing says so", async () => {
  expect(await found("filter voor stofzuiger")).toEqual(["onderdelen"]);
  expect(await read("filter voor stofzuiger")).toMatchObject({
    q: "filter",
    noun: "filter",
    leftovers: ["stofzuiger"],
  });
});

it("two nouns that the shop has as one are that one", async () => {
  expect(await read("slang voor mijn stofzuiger")).toMatchObject({ q: "stofzuigerslang" });
  expect((await read("een stoel voor bij mijn bureau")).kinds.map(({ key }) => key)).toContain("stoelen");
  expect((await read("stoel voor bureau")).kinds.map(({ key }) => key)).toEqual(["stoelen"]);
});

it.each([
  ["bureau voor laptop", ["bureaus"]],
  ["mand voor hond", ["manden"]],
  ["jas voor kind", ["jassen"]],
  ["ik heb 500 euro voor een laptop", ["laptops"]],
  ["iets leuks voor mijn laptop", ["laptops"]],
  ["een stofzuiger met filter voor laptop", ["stofzuigers"]],
])("%s stays of the kind that is named", async (q, keys) => {
  expect((await read(q)).kinds.map(({ key }) => key)).toEqual(keys);
});

it("an animal is nothing that a thing is for, though the shop has toys of it", async () => {
  expect((await read("riem voor hond")).noun).not.toBe("riem voor hond");
});

it("another thing for what is in view is a subject of its own", async () => {
  expect(await read("ik zoek een accu voor mijn boormachine", { category: "boren" })).toMatchObject({
    isElsewhere: true,
  });
  expect(await found("ik zoek een accu voor mijn boormachine", "boren")).toEqual([]);
});

it.each(["sjaal", "een wollen sjaal", "sjaal van leer", "rode sjaal van wol"])(
  "of %s nothing is shown where nothing is a scarf, however many share its material or mention it",
  async (q) => {
    expect(await read(q)).toMatchObject({ noun: "sjaal" });
    expect(await found(q)).toEqual([]);
  },
);

it("a noun that nothing is, asked for after something else, is a subject of its own", async () => {
  expect(await read("en een sjaal", { category: "laptops" })).toMatchObject({ noun: "sjaal", isElsewhere: true });
  expect((await read("met sjaal", { category: "laptops" })).isElsewhere).toBeUndefined();
  expect((await read("liever een sjaal", { category: "laarzen" })).isElsewhere).toBeUndefined();
});

it("a longer word that ends in one of the shop is not unknown", async () => {
  expect((await read("klapstofzuiger")).noun).not.toBe("klapstofzuiger");
});

it.each([
  "rugzak voor laptop",
  "rugzak met plek voor mijn laptop",
  "rugzak waar een laptop in past",
  "rugzak met laptopcompartiment",
])("%s leaves out those that have no place for it", async (q) => {
  expect(await read(q)).toMatchObject({ q: "", filters: { laptopvak: ["!Geen laptopvak"] }, leftovers: [] });
});

it("what the end of a compound names is not read as what its beginning is about", async () => {
  expect((await read("rugzak met laptopfilter")).filters).toEqual({});
});
