import { expect, it } from "vitest";
import { type CategoryName, contextOf, threeOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["zitten", "Zitmeubelen"],
  ["schoenen", "Schoenen"],
  ["telefonie", "Mobiel"],
  ["geluid", "Geluid"],
  ["fietsen", "Fietsen"],
  ["fietsen.stad", "Stadsmodellen"],
  ["fietsen.hoofd", "Bescherming"],
  ["autobanden", "Autobanden"],
  ["horloges", "Horloges"],
  ["stoelen", "Hangstoelen"],
  ["boren", "Accuboormachines"],
  ["energie", "Energie"],
  ["mode", "Mode"],
  ["spellen", "Spellen"],
  ["laptops", "Laptops"],
];
const three = threeOf(names);

const products = [
  ...three("zitten", "3-zits bank"),
  ...three("schoenen", "Nette schoenen", { gender: "male" }),
  ...three("telefonie", "Smartphone"),
  ...three("geluid", "Koptelefoon"),
  ...three("fietsen.stad", "Fiets", { features: { verlichting: ["Nee"] } }),
  ...three("fietsen.hoofd", "Fietshelm", { features: { verlichting: ["Ja"] } }),
  ...three("autobanden", "Regenband"),
  ...three("horloges", "Horloge"),
  ...three("stoelen", "Hangstoel"),
  ...three("boren", "Accuboormachine"),
  ...three("energie", "Accu Makita", { brand: "Makita" }),
  ...three("energie", "Accu Bosch", { brand: "Bosch" }),
  ...three("mode", "Jurk"),
  ...three("spellen", "Kaartspel vanaf 8 jaar", { description: "Ook op de laptop." }),
  ...three("laptops", "Laptop"),
];

const synonyms = "telefoon => smartphone";

const { whole: read, found: foundIds } = withWishesIn({ ...contextOf(names), synonyms }, products);

/** The names, without their last letter, of what a sentence finds. */
const found = async (q: string) => [...new Set((await foundIds(q)).map((id) => id.replace(/^.*?-| .$/g, "")))];

it.each(["schilderij voor boven de bank", "een schilderij van mijn bank"])(
  "of %s nothing is shown, though what is said with it is sold",
  async (q) => {
    expect(await found(q)).toEqual([]);
    expect((await read(q)).noun).toBe("schilderij");
  },
);

it("a word that the shop has is not what stands in the way of another", async () => {
  expect(await found("nette schoenen voor heren")).toEqual(["Nette schoenen"]);
  expect(await found("iets voor op de bank")).toEqual(["3-zits bank"]);
});

it("headphones end in a telephone and are none", async () => {
  expect(await found("telefoon onder de 250 euro")).toEqual(["Smartphone"]);
  expect(await found("koptelefoon onder de 250 euro")).toEqual(["Koptelefoon"]);
});

it("what begins with the noun of a category is for such things, and is none of them", async () => {
  expect(await found("fiets met verlichting")).toEqual([]);
  expect(await found("een fiets onder de 500 euro")).toEqual(["Fiets"]);
});

it("what is made for another thing is not for the one that is said", async () => {
  expect(await found("bandje voor mijn horloge")).toEqual([]);
  expect(await found("een bandje")).toEqual(["Regenband"]);
  expect(await found("een stoel voor mijn horloge")).toEqual(["Hangstoel"]);
});

it("the brand of what a thing is for stays in what is sought", async () => {
  expect(await found("accu voor mijn makita accuboormachine")).toEqual(["Accu Makita"]);
  expect((await read("accu voor mijn miele accuboormachine")).leftovers).not.toContain("makita");
});

it("a dress for the summer is a dress", async () => {
  expect(await found("een zomerjurk")).toEqual(["Jurk"]);
  expect((await read("een zomerjurk")).leftovers).toContain("zomer");
});

it("the word of a bound is no noun behind a thing, though others are named with it", async () => {
  const kindsOf = async (q: string) => (await read(q)).kinds.map(({ key }) => key);
  expect(await kindsOf("laptop vanaf 16 gb")).toEqual(["laptops"]);
});
