import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, threeOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["gaming", "Gaming"],
  ["gaming.controllers", "Gamecontrollers"],
  ["gaming.consoles", "Spelcomputers"],
  ["muziek", "Muziek"],
  ["muziek.keyboards", "Keyboards"],
  ["computers", "Computers & telefoons"],
  ["computers.toetsenborden", "Toetsenborden & muizen"],
  ["computers.printers", "Printers"],
  ["computers.monitoren", "Monitoren"],
  ["speakers", "Speakers"],
  ["robots", "Robotstofzuigers"],
  ["maaiers", "Grasmaaiers"],
  ["helmen", "Fietshelmen"],
  ["telefoons", "Smartphones"],
  ["hoesjes", "Telefoonhoesjes"],
];
const of = productsOf(names);
const three = threeOf(names);

const values = `
[printtechniek]
inkt, cartridges => inkjet
[]
verlichting, lampjes, met lampjes
dweilfunctie, dweilen
`;

const { whole: read } = withWishesIn(
  {
    ...contextOf(names),
    categories: names.map(([key, name]) => ({
      key,
      name,
      slug: key,
      path: names.filter(([one]) => key === one || key.startsWith(`${one}.`)).map(([, one]) => one),
      adult: false,
    })),
    synonyms: "keyboard => toetsenbord\npc, computer\ncomputerscherm => monitor",
    values,
    measures: "geheugen => opslag",
  },
  [
    ...three("gaming.controllers", "Controller"),
    ...three("gaming.consoles", "PlayStation"),
    of("gaming.consoles", "Spelcomputer A", {}, { features: { bundel: ["Met extra controller"] } }),
    of("gaming.consoles", "Spelcomputer B", {}, { features: { bundel: ["Alleen de console"] } }),
    ...three("muziek.keyboards", "Yamaha keyboard"),
    of("computers.toetsenborden", "Toetsenbord A", { Verlichting: "Ja" }),
    of("computers.toetsenborden", "Toetsenbord B", { Verlichting: "Nee" }),
    of("computers.toetsenborden", "Toetsenbord C", { Verlichting: "Nee" }),
    of("computers.printers", "Printer A", {}, { features: { printtechniek: ["Inkjet"] } }),
    of("computers.printers", "Printer B kleuren", {}, { features: { printtechniek: ["Laser"] } }),
    ...three("computers.monitoren", "Monitor"),
    of("speakers", "Speaker A", { Accuduur: "24 uur", Stereokoppeling: "Ja" }),
    of("speakers", "Speaker B", { Accuduur: "8 uur", Stereokoppeling: "Nee" }),
    of("robots", "Robotstofzuiger A", {}, { features: { dweilfunctie: ["Met"] } }),
    of("robots", "Robotstofzuiger B", {}, { features: { dweilfunctie: ["Zonder"] } }),
    ...three("maaiers", "Grasmaaier"),
    of("helmen", "Helm A", {}, { features: { verlichting: ["Ja"] } }),
    of("helmen", "Helm B", {}, { features: { verlichting: ["Nee"] } }),
    of("telefoons", "Smartphone A", { Camera: "200 megapixel", Opslag: "512 GB" }),
    of("telefoons", "Smartphone B", { Camera: "48 megapixel", Opslag: "128 GB" }),
    ...three("hoesjes", "Hoesje"),
  ],
);
const filters = async (q: string) => (await read(q)).filters;
const kinds = async (q: string) => (await read(q)).kinds.map(({ key }) => key);

describe("a noun with two meanings", () => {
  it("is the kind that more of the sentence says something of", async () => {
    expect(await read("keyboard met lampjes")).toMatchObject({ q: "toetsenbord", filters: { verlichting: ["Ja"] } });
  });
  it("is the kind that stands in the shop beside what is not understood", async () => {
    expect((await read("keyboard voor bij de pc")).q).toContain("toetsenbord");
  });
  it("is what the shop calls so where nothing tells", async () => {
    expect(await kinds("keyboard voor beginners")).toEqual(["muziek.keyboards"]);
    expect(await kinds("keyboard")).toEqual(["muziek.keyboards"]);
  });
});

it("a yes is found where it is a facet of other kinds and a specification of these", async () => {
  expect(await filters("toetsenbord met verlichting")).toEqual({ verlichting: ["Ja"] });
});

it("what a thing does names its kind", async () => {
  expect(await read("robot die stofzuigt en dweilt")).toMatchObject({
    kinds: [{ key: "robots" }],
    filters: { dweilfunctie: ["Met"] },
  });
  expect(await kinds("machine die het gras maait")).toEqual(["maaiers"]);
  expect(await kinds("apparaat dat bromt")).toEqual([]);
});

it("the end of a compound is a value of the kind, unless its beginning makes it another", async () => {
  expect(await filters("kleurenlaser printer")).toEqual({ printtechniek: ["Laser"] });
  expect(await filters("kunstlaser printer")).toEqual({});
});

it("a denial goes over an adjective that says nothing here", async () => {
  expect(await filters("printer die geen dure cartridges nodig heeft")).toEqual({ printtechniek: ["!Inkjet"] });
});

it("an article within the words of a value says nothing", async () => {
  expect(await filters("spelcomputer met een extra controller")).toEqual({ bundel: ["Met extra controller"] });
});

describe("a day is a number of hours", () => {
  it.each(["speaker die minstens een dag meegaat", "speaker, accu gaat een dag mee"])("%s", async (q) => {
    expect(Object.keys(await filters(q))).toEqual(["Accuduur"]);
  });
  it("unless it says when it is used", async () => {
    expect(await filters("speaker voor een dag weg")).toEqual({});
  });
});

it("a bare bound is of what there is to be much of in the clause in front, and no price", async () => {
  expect(await filters("smartphone met veel megapixels, minstens 200")).toEqual({ Camera: [">=200 megapixels"] });
  expect(await filters("smartphone met veel opslag, minstens 512")).toEqual({ Opslag: [">=512 GB"] });
  expect(await filters("smartphone met veel geheugen, minstens 512")).toEqual({ Opslag: [">=512 GB"] });
  expect(await filters("smartphone met veel plezier, hoogstens 512")).toEqual({ price: [null, 51_200] });
});

it("another of the same is not demanded", async () => {
  const { filters: found, demands = [] } = await read("speaker om met een tweede te koppelen");
  expect([found, demands]).toEqual([{ Stereokoppeling: ["Ja"] }, []]);
});

it("what is for a thing that stands beside it in the shop is sought, and must say what it is for", async () => {
  const wish = await read("controller voor de playstation");
  expect(wish.noun).not.toBe("controller voor playstation");
  expect(wish.demands).toMatchObject([{ word: "playstation" }]);
  expect((await read("hoesje voor een kussen")).noun).toBe("hoesje voor kussen");
});

it("what a thing is for makes a compound by another word too", async () => {
  expect(await kinds("scherm voor mijn pc")).toEqual(["computers.monitoren"]);
});

it("a thing that a category is named after is not sold where all in it is named with its other noun", async () => {
  expect(await read("draadloze muis")).toMatchObject({ kinds: [], noun: "muis" });
});
