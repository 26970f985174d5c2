import { expect, it } from "vitest";
import { type CategoryName, contextOf, threeOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["mobiel", "Mobiel"],
  ["mode", "Mode"],
  ["fietsen", "Fietsen"],
  ["fietsen.stad", "Stadsfietsen"],
  ["fietsen.elektrisch", "Elektrische fietsen"],
  ["fietsen.helmen", "Fietshelmen"],
  ["kabels", "Kabels"],
  ["schoenen", "Schoenen"],
  ["verlichting", "Verlichting"],
  ["kindersneakers", "Kindersneakers"],
];
const three = threeOf(names);

const { whole: read, found: foundIds } = withWishesIn(
  { ...contextOf(names), synonyms: "jas, jack\nfiets => e-bike", gradables: "goedkoop, goedkope => prijs laag" },
  [
    ...three("mobiel", "Smartphone Apple iPhone 14"),
    ...three("mobiel", "Hybrid voor Apple iPhone 14 Hoesje"),
    ...three("mobiel", "UltraGlas voor Apple iPhone 14 Screenprotector"),
    ...three("mobiel", "Hardcase iPhone 14"),
    ...three("mobiel", "Softcase voor Galaxy S24 Hoesje"),
    ...three("mobiel", "Armor voor Galaxy S24 Hoesje"),
    ...three("mobiel", "Hoesje voor Pixel 8"),
    ...three("mode", "Winterjas", { size: ["M"] }),
    ...three("mode", "Jack Noor", { size: ["M"] }),
    ...three("mode", "T-shirt Jack & Jones", { brand: "Jack & Jones", size: ["M"] }),
    ...three("fietsen.stad", "Cortina stadsfiets", { features: { verlichting: ["Nee"] } }),
    ...["Batavus", "Gazelle", "Sparta"].flatMap((brand) => three("fietsen.elektrisch", `${brand} elektrische fiets`)),
    ...three("fietsen.elektrisch", "Kivo e-bike"),
    ...three("fietsen.helmen", "Lazer fietshelm", { features: { verlichting: ["Ja"] } }),
    ...three("mode", "Handdoek"),
    ...three("mode", "Jeans"),
    ...three("kabels", "HDMI kabel - 1 m"),
    ...three("kabels", "HDMI kabel - 3 m"),
    ...three("verlichting", "Slinger - 3 m"),
    ...three("schoenen", "Nette schoenen"),
    ...three("kindersneakers", "Luca kindersneakers"),
    ...three("kindersneakers", "Rosetta sneakers kinderen"),
    ...three("kindersneakers", "Milo sneakers kinderen"),
    ...three("schoenen", "Herensneakers"),
    ...three("verlichting", "Slimme ledlamp"),
    ...three("verlichting", "Rek voor de was"),
    ...three("verlichting", "Soundbar Bar"),
  ],
);

/** The names, without their last letter, of what a sentence finds. */
const found = async (q: string) => [...new Set((await foundIds(q)).map((id) => id.replace(/^.*?-| .$/g, "")))].sort();

it("a noun that ends in s also heads compounds, which lose it", async () => {
  const bikes = await found("een fiets tot 500 euro");
  expect(bikes).toHaveLength(5);
  expect(bikes).not.toContain("Lazer fietshelm");
  expect(bikes).toContain("Cortina stadsfiets");
  expect(bikes).toContain("Kivo e-bike");
  expect(await found("fiets met verlichting")).toEqual([]);
});

it("a kind that another has is not what is sought, unless that only says where it goes", async () => {
  const kindsOf = async (q: string) => (await read(q)).kinds.map(({ key }) => key);
  expect(await kindsOf("fiets met een verlichting")).toEqual(["fietsen"]);
  expect(await kindsOf("iets voor de fiets met verlichting")).toEqual(["verlichting"]);
});

it("a noun and the denial behind it are no compound, though one ends as the other's plural", async () => {
  expect(await read("verlichting geen Jack & Jones")).toMatchObject({
    kinds: [{ key: "verlichting" }],
    filters: { brand: ["!Jack & Jones"] },
  });
});

it("a compound also names what is called by its parts", async () => {
  expect(await read("kindersneakers tot 500 euro")).toMatchObject({ q: "", kinds: [{ key: "kindersneakers" }] });
  expect(await found("kindersneakers tot 500 euro")).toEqual([
    "Luca kindersneakers",
    "Milo sneakers kinderen",
    "Rosetta sneakers kinderen",
  ]);
});

it("a synonym is nothing in the name of a brand, and a short noun heads compounds", async () => {
  expect(await found("jas maat M")).toEqual(["Jack Noor", "Winterjas"]);
});

it("what is asked for by its name comes without what is for it, where both are in one category", async () => {
  expect(await found("goedkope iphone")).toEqual(["Smartphone Apple iPhone 14"]);
});

it("what is for it is found by its own noun", async () => {
  expect(await found("screenprotector iphone 14")).toEqual(["UltraGlas voor Apple iPhone 14 Screenprotector"]);
  expect(await read("oplader iphone")).toMatchObject({ noun: "oplader", q: "oplader iphone" });
  expect(await found("oplader iphone")).toEqual([]);
  expect(await found("goedkope hoesjes")).toEqual([
    "Armor voor Galaxy S24 Hoesje",
    "Hoesje voor Pixel 8",
    "Hybrid voor Apple iPhone 14 Hoesje",
    "Softcase voor Galaxy S24 Hoesje",
  ]);
});

it("a number is found in the names of accessories too", async () => {
  expect(await found("hdmi kabel 3 meter")).toEqual(["HDMI kabel - 3 m"]);
});

it("what describes other things is not the noun where one follows that is not sold", async () => {
  expect(await found("nette broek")).toEqual([]);
  expect((await read("nette broek")).noun).toBe("broek");
  expect(await found("nette schoenen")).toEqual(["Nette schoenen"]);
});

it("a word in front of a noun that is sold leaves it the noun", async () => {
  expect(await found("strand handdoek")).toEqual(["Handdoek"]);
  expect(await found("warme jeans")).toEqual(["Jeans"]);
});

it("the last part of a compound is what it is", async () => {
  expect(await found("lamp")).toEqual(["Slimme ledlamp"]);
});

it("the ending of an adjective is no thing", async () => {
  expect(await found("hondenmand, groot en wasbaar")).toEqual([]);
  expect((await read("hondenmand wasbaar")).noun).not.toBe("baar");
});

it("what is not sold is named by its noun, also where that stands in front", async () => {
  expect((await read("gordijnen verduisterend")).noun).toBe("gordijnen");
});
