import { describe, expect, it } from "vitest";
import { withPlainAmounts } from "./plain-amounts";
import { type CategoryName, contextOf, productsOf, threeOf, withWishesIn } from "./sample-wishes-fixture";
import { readSentence, type Token } from "./sentence";
import { joinSeparable, withoutBeing } from "./separable";

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
  ["drogers", "Wasdrogers"],
  ["koptelefoons", "Koptelefoons"],
  ["keukenmachines", "Keukenmachines"],
  ["kisten", "Kisten"],
];
const of = productsOf(names);
const three = threeOf(names);

const values = `
[printtechniek]
inkt, cartridges => inkjet
[draagwijze]
over de oren => over-ear
[inhoud]
leeg, lege => zonder gereedschap
[]
snelladen, snel opladen
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
    of("gaming.consoles", "Spelcomputer C", { "Aantal controllers": "2 controllers" }),
    of("gaming.consoles", "Spelcomputer A", {}, { features: { bundel: ["Met extra controller"] } }),
    of("gaming.consoles", "Spelcomputer B", {}, { features: { bundel: ["Alleen de console"] } }),
    ...three("muziek.keyboards", "Yamaha keyboard"),
    of("computers.toetsenborden", "Toetsenbord A", { Verlichting: "Ja" }),
    of("computers.toetsenborden", "Toetsenbord B", { Verlichting: "Nee" }),
    of("computers.toetsenborden", "Toetsenbord C", { Verlichting: "Nee" }),
    of("computers.printers", "Printer A", {}, { features: { printtechniek: ["Inkjet"] } }),
    of("computers.printers", "Printer B kleuren", {}, { features: { printtechniek: ["Laser"] } }),
    ...three("computers.monitoren", "Monitor"),
    of("computers.monitoren", "Monitor met lader", { "Laden via usb-c": "65 watt" }),
    of("computers.monitoren", "Monitor zonder lader", { "Laden via usb-c": "Nee" }),
    of("speakers", "Speaker A", { Accuduur: "24 uur", Stereokoppeling: "Ja" }),
    of("speakers", "Speaker B", { Accuduur: "8 uur", Stereokoppeling: "Nee" }),
    of("robots", "Robotstofzuiger A", {}, { features: { dweilfunctie: ["Met"] } }),
    of("robots", "Robotstofzuiger B", {}, { features: { dweilfunctie: ["Zonder"] } }),
    ...three("maaiers", "Grasmaaier"),
    of("drogers", "Droger A", { Vulgewicht: "9 kg", Trommelverlichting: "Ja", Kopjesverwarmer: "Ja" }),
    of("drogers", "Droger B", { Vulgewicht: "9 kg", Trommelverlichting: "Nee", Kopjesverwarmer: "Nee" }),
    of("koptelefoons", "Koptelefoon A", { Snelladen: "Ja" }, { features: { draagwijze: ["Over-ear"] } }),
    of("koptelefoons", "Koptelefoon B", { Snelladen: "Nee" }, { features: { draagwijze: ["On-ear"] } }),
    of("keukenmachines", "Keukenmachine A", {}, { features: { "materiaal-kom": ["Rvs"] }, color: ["rood"] }),
    of("keukenmachines", "Keukenmachine B", {}, { features: { "materiaal-kom": ["Glas"] }, color: ["rvs"] }),
    ...["41-delig", "222-delig"].map((inhoud) =>
      of("kisten", `Tuinbank ${inhoud}`, {}, { features: { inhoud: [inhoud] } }),
    ),
    of("kisten", "Tuinbank C", {}, { features: { inhoud: ["Zonder gereedschap"] } }),
    ...three("drogers", "Leeg rek"),
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
    const keys = ["computers.toetsenborden"];
    expect(await kinds("keyboard met lampjes")).toEqual(keys);
    expect(await filters("keyboard met lampjes")).toEqual({ verlichting: ["Ja"] });
  });
  it("is the kind that stands in the shop beside what is not understood", async () => {
    expect(await kinds("keyboard voor bij de pc")).toEqual(["computers.toetsenborden"]);
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
  expect(await filters("tussenlaser printer")).toEqual({});
  expect(await filters("doorlaser printer")).toEqual({});
  expect(await filters("halflaser printer")).toEqual({});
});

it("a denial goes over an adjective that says nothing here", async () => {
  expect(await filters("printer die geen dure cartridges nodig heeft")).toEqual({ printtechniek: ["!Inkjet"] });
});

it("what is not needed is no matter", async () => {
  expect(await filters("fietshelm, geen verlichting nodig")).toEqual({});
  expect(await filters("fietshelm zonder verlichting")).toEqual({ verlichting: ["!Ja"] });
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

it("how a thing does something is had by those of which the data tell how, and not that they lack it", async () => {
  expect(await filters("monitor met usb-c")).toEqual({ "Laden via usb-c": ["!Nee"] });
  expect(await filters("monitor opladen via usb c")).toEqual({ "Laden via usb-c": ["!Nee"] });
});

it("both nouns of a category name it", async () => {
  expect(await read("toetsenbord met verlichting")).toMatchObject({
    kinds: [{ key: "computers.toetsenborden" }],
    q: "toetsenbord",
  });
});

it("a part and where it is are the one word that the kind has for both", async () => {
  expect(await filters("wasdroger met licht in de trommel, 9 kg")).toEqual({
    Trommelverlichting: ["Ja"],
    Vulgewicht: ["9..9 kg"],
  });
  expect((await filters("wasdroger zonder licht in de trommel")).Trommelverlichting).not.toEqual(["Ja"]);
});

it("what a thing does something with begins the name of what it has for that", async () => {
  expect(await filters("wasdroger die je kopjes opwarmt")).toEqual({ Kopjesverwarmer: ["Ja"] });
  expect(await filters("wasdroger voor mijn kopjes")).toEqual({});
});

it("a verb that is parted by te is one word, and whose ears they are says nothing", async () => {
  expect(await filters("koptelefoon over mijn oren, snel op te laden")).toEqual({
    draagwijze: ["Over-ear"],
    Snelladen: ["Ja"],
  });
  const joined = joinSeparable(readSentence("snel op te laden en dicht bij huis", () => false).tokens);
  expect(joined.map(({ text }) => text)).toEqual(["snel", "opladen", "en", "dicht", "bij", "huis"]);
  const folded = joinSeparable(readSentence("die je in kunt klappen of in kan zitten", () => false).tokens);
  expect(folded.map(({ text }) => text)).toEqual(["die", "je", "inklappen", "of", "in", "kan", "zitten"]);
});

it("that a part sits there says nothing, and to sit is not there", async () => {
  const plain = (said: string) => withoutBeing(readSentence(said, () => false).tokens).map(({ text }) => text);
  expect(plain("deksel moet erop zitten")).toEqual(["deksel", "moet", "erop"]);
  expect(plain("kist waar een deksel bij zit")).toEqual(["kist", "waar", "een", "deksel", "bij"]);
  expect(plain("stoel om op te zitten")).toEqual(["stoel", "om", "op", "te", "zitten"]);
  expect((await read("koptelefoon waar een lader bij zit")).leftovers).not.toContain("zit");
});

it("what a part is of is told of that part beside a colour of the thing", async () => {
  expect(await filters("rode keukenmachine met rvs kom")).toEqual({ color: ["rood"], "materiaal-kom": ["Rvs"] });
});

it("so many parts are what comes in so many", async () => {
  expect(await filters("kist met meer dan 200 delen")).toEqual({ inhoud: [">200 stuks"] });
  // How many are bought may be passed over, but not of what is told by the piece.
  expect((await read("6 kisten")).leftovers).toEqual(["6"]);
  expect((await read("6 printers")).leftovers).toEqual([]);
});

it("an everyday word for a value is no thing beside one that products are named with", async () => {
  expect(await read("lege tuinbank")).toMatchObject({
    noun: "tuinbank",
    filters: { inhoud: ["Zonder gereedschap"] },
  });
  expect((await read("tuinbank leeg")).noun).toBe("tuinbank");
});

it("a thing that a category is named after is not sold where all in it is named with its other noun", async () => {
  expect(await read("draadloze muis")).toMatchObject({ kinds: [], noun: "muis" });
});

it.each(["helm om te fietsen", "een helm om mee te fietsen", "6 fietshelmen"])(
  "names a kind by its use or in the plural: %s",
  async (q) => {
    const { kinds, q: searched, leftovers } = await read(q);
    expect([kinds.map(({ key }) => key), searched, leftovers]).toEqual([["helmen"], "", []]);
  },
);

it("a bound behind a thing is a price, also where others tell how many of it they have", async () => {
  expect(await filters("controller onder de 80")).toEqual({ price: [null, 8_000] });
});

it.each([
  ["tent voor 3 man", "tent voor 3 personen"],
  ["spel vanaf een jaar of 8", "spel vanaf 8 jaar"],
  ["die een vol uur meegaat", "die een uur meegaat"],
  ["tas voor mijn man", "tas voor mijn man"],
])("reads %s as %s", (typed, plain) => {
  const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(" ");
  const { tokens } = readSentence(typed, () => false);
  expect(textOf(withPlainAmounts(tokens))).toBe(plain);
});
