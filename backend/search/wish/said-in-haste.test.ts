import { expect, it } from "vitest";
import { asCommonlySaid } from "./commonly-said";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";
import { readSentence } from "./sentence";

const names: readonly CategoryName[] = [
  ["jassen", "Jassen"],
  ["lampen", "Bureaulampen"],
  ["bureaus", "Bureaus"],
  ["magnetrons", "Magnetrons"],
  ["koelen", "Koelcombi's"],
  ["laarzen", "Regenlaarzen"],
  ["telefoons", "Telefoons"],
  ["zuigers", "Stofzuigers"],
  ["knuffels", "Knuffels"],
  ["pannen", "Koekenpannen"],
  ["horloges", "Horloges"],
  ["koken", "Kookboeken"],
  ["bakken", "Kattenbakken"],
  ["geuren", "Parfums"],
  ["truien", "Truien"],
  ["sloffen", "Sloffen"],
  ["kasten", "Kasten"],
  ["beeld", "Televisies"],
  ["beugels", "Overig"],
  ["friteuses", "Airfryers"],
  ["spellen", "Bordspellen"],
  ["fietsen", "Fietsen"],
  ["boren", "Boren"],
  ["boeken", "Kinderboeken"],
  ["luister", "Luisterboeken"],
  ["flessen", "Babyflessen"],
  ["wassen", "Wasmachines"],
];
const of = productsOf(names);
const feature = (name: string, value: string) => ({ features: { [name]: [value] } });

const { whole, read } = withWishesIn(
  {
    ...contextOf(names),
    values:
      "[wasbaar]\nin de wasmachine => op 30 °C\n[hartnoot]\njasmijn, jasmijngeur => jasmijn\n" +
      "[materiaal]!\nwol, wollen => wol, wolmix, merinowol",
    synonyms: "wollen => merinowol",
    measures: "oven => ovenbestendig minstens",
  },
  [
    ...["M", "L", "XL"].map((size) => of("jassen", `Herenjas ${size}`, {}, { size: [size], gender: "male" })),
    ...["110", "116", "128"].map((size) => of("jassen", `Kinderjas ${size}`, {}, { size: [size], gender: "kids" })),
    of("lampen", "Bureaulamp", {}),
    ...["Koken", "Bakken"].map((about) => of("koken", `Kookboek ${about}`, {}, feature("onderwerp", about))),
    of("bakken", "Kattenbak", {}),
    of("geuren", "Parfum", { Hartnoot: "Jasmijn" }, { description: "Hartnoot jasmijn" }),
    ...["Merinowol", "Wolmix", "Linnen"].map((stuff, at) =>
      of("truien", `Trui ${at}`, {}, feature("materiaal", stuff)),
    ),
    of("sloffen", "Sloffen", {}, feature("materiaal", "Wol")),
    ...["120", "190"].map((cm) => of("kasten", `Kast ${cm}`, { Hoogte: `${cm} cm` })),
    of("beeld", "Televisie", {}),
    of("beugels", "Muurbeugel kantelbaar", {}),
    ...["Foodi", "Foodi Max"].map((model) => of("friteuses", `Ninja ${model} airfryer`, {})),
    ...["2-6 spelers", "3-8 spelers", "2-4 spelers"].map((one) =>
      of("spellen", `Bordspel ${one}`, {}, feature("spelers", one)),
    ),
    ...["60", "90"].map((km) => of("fietsen", `Fiets ${km}`, { Actieradius: `${km} km` })),
    ...["Met 2 accu's", "Zonder accu"].map((one) => of("boren", `Boor ${one}`, {}, feature("inhoud", one))),
    of("luister", "Luisterboek", {}),
    ...["Luisterboek", "Paperback"].map((one) => of("boeken", `Kinderboek ${one}`, {}, feature("uitvoering", one))),
    ...["Mam", "Difrax"].map((brand) => of("flessen", `${brand} babyfles`, {}, { brand })),
    ...["SE", "Series 9"].map((model) => of("horloges", `Horloge ${model}`, {})),
    of("bureaus", "Bureau", {}, { color: ["rood", "wit"] }),
    of("bureaus", "Bureau geel", {}, { color: ["geel"] }),
    ...["Combimagnetron", "Grillmagnetron"].map((type) =>
      of("magnetrons", `Magnetron ${type}`, {}, feature("type", type)),
    ),
    of("koelen", "Koelcombi", {}),
    of("wassen", "Wasmachine", {}),
    ...["Geen", "Katoen"].map((lining) => of("laarzen", `Regenlaars ${lining}`, {}, feature("voering", lining))),
    ...["iPhone 15 Pro", "iPhone 15 Pro Max", "Xperia"].map((name) => of("telefoons", name, {})),
    ...["V8", "V11"].map((model) => of("zuigers", `Dyson ${model} stofzuiger`, {}, { brand: "Dyson" })),
    of("knuffels", "Knuffel", { Wasbaar: "Op 30 °C" }, { description: "Wasbaar op 30 °C" }),
    ...["160", "220"].map((degrees) => of("pannen", `Koekenpan ${degrees}`, { Ovenbestendig: `Tot ${degrees} °C` })),
  ],
);
const filters = async (q: string) => (await whole(q)).filters;

it.each([
  ["stofzuiger voor onder de 500 eu", [null, 50_000]],
  ["bureau onder de 80eu", [null, 8_000]],
  ["bureau voor minder als 200 euro", [null, 20_000]],
  ["bureau nie duurder as 200", [null, 20_000]],
])("an amount is read as many people say it: %s", async (q, price) => {
  expect((await filters(q)).price).toEqual(price);
});

it("a European size is no amount, and short forms of people and things are understood", async () => {
  expect((await filters("jas 52 eu")).price).toBeUndefined();
  expect((await whole("bureaulampje")).kinds).toHaveLength(1);
  expect((await whole("stofzuigerssie")).leftovers).toEqual([]);
  expect((await whole("een wasmasjien")).kinds.map(({ key }) => key)).toEqual(["wassen"]);
});

it("a terabyte is said in short", () => {
  const { tokens } = readSentence("ssd van twee terra", () => false);
  expect(asCommonlySaid(tokens).map(({ text }) => text)).toEqual(["ssd", "van", "twee", "tb"]);
});

it.each(["jas voor dames", "jas voor mijn moeder"])(
  "of what is only made for others nothing is for these people: %s",
  async (q) => {
    expect((await filters(q)).gender).toEqual(["female"]);
  },
);
it("a search names it too where nothing is for these people, and leaves other words alone", async () => {
  expect((await read("rode jas dames"))?.filters.gender).toEqual(["female"]);
  expect(await read("rode jas heren")).toBeNull();
  expect(await read("jas dames")).toBeNull();
});
it("of what says of nothing for whom it is, it need not be for anybody", async () => {
  expect((await filters("bureau voor dames")).gender).toBeUndefined();
});

it.each([
  ["jas maat M t/m XL", ["M", "L", "XL"]],
  ["jas maat 110-116", ["110", "116"]],
  ["jas maat 110 tot en met 128", ["110", "116", "128"]],
  ["jas maat M/L", ["M", "L"]],
])("sizes from one to another are all good: %s", async (q, size) => {
  expect((await filters(q)).size).toEqual(size);
});
it("a width is no range of sizes", async () => {
  expect((await filters("bureau 110-128 cm")).size).toBeUndefined();
});

it.each([
  ["bureau, rood wil ik m niet", "!rood"],
  ["bureau, rood wil ik hem niet", "!rood"],
  ["bureau, skip de gele", "!geel"],
  ["bureau, rood is te druk", "!rood"],
])("what is refused in passing is not wanted: %s", async (q, color) => {
  expect((await filters(q)).color).toEqual([color]);
});
it("what is for sale is not too much of anything", async () => {
  expect((await filters("bureau in het rood ook te koop")).color).toEqual(["rood"]);
});

it("a model that is refused is left out, by its name or as what products are looked at for", async () => {
  expect((await filters("stofzuiger maar niet de v8")).without).toEqual(["v8"]);
  expect((await filters("horloge maar niet de se")).without).toEqual(["se"]);
  expect((await whole("telefoon, niet de xperia 3")).leftovers).toEqual(["niet de xperia 3"]);
});

it("a value that is a kind as well may be refused of another kind", async () => {
  expect(await filters("kinderboek, luisterboek toch niet")).toEqual({ uitvoering: ["!Luisterboek"] });
  expect((await whole("luisterboek liever niet", { category: "boeken" })).filters).toEqual({
    uitvoering: ["!Luisterboek"],
  });
});

it("what nobody knows may be refused behind its name", async () => {
  expect((await whole("kardemom liever niet", { category: "boeken" })).leftovers).toEqual(["geen kardemom"]);
  expect((await whole("kardemom liever niet", { category: "boeken" })).q).toBe("");
});

it("a brand that is called as somebody is, is the brand unless it is for somebody", async () => {
  expect(await filters("babyfles van mam")).toEqual({ brand: ["Mam"] });
  expect((await filters("babyfles voor mam")).brand).toBeUndefined();
});

it("so many people are within a range that ends with them", async () => {
  for (const q of ["bordspel voor 6 personen", "bordspel, we zijn met 6", "bordspel, we spelen meestal met zes"])
    expect([q, (await filters(q)).spelers]).toEqual([q, ["2-6 spelers", "3-8 spelers"]]);
});

it("what a thing must reach, comes with, or is looked at for is understood behind the verb", async () => {
  expect(await filters("fiets, moet 80 km halen")).toEqual({ Actieradius: [">=80 km"] });
  expect((await filters("boor, wil er wel 2 accu's bij")).inhoud).toEqual(["Met 2 accu's"]);
  expect((await whole("magnetron met ruitje om te zien hoe ver het is")).leftovers).not.toContain("ver");
});

it("a value of what is in view names no other kind, unless it is one that is wanted", async () => {
  const inView = { category: "koken" };
  expect((await whole("bakken is ook goed", inView)).filters).toEqual({ onderwerp: ["Bakken"] });
  expect((await whole("bakken is ook goed", inView)).kinds).toEqual([]);
});

it.each(["parfum, jasmijn liever niet", "parfum behalve jasmijn", "parfum zonder jasmijn"])(
  "what is refused must not be told: %s",
  async (q) => {
    expect((await whole(q)).checks).toEqual([expect.objectContaining({ values: ["jasmijn"], isDenied: true })]);
  },
);

it("a stuff is every stuff of it that these products have, though others are of it by its own name", async () => {
  expect((await filters("trui zonder wol")).materiaal).toEqual(["!Wolmix", "!Merinowol"]);
  expect((await filters("wollen trui")).materiaal).toEqual(["Wolmix", "Merinowol"]);
});

it("a height, a size of a disk and a model are read as people write them", async () => {
  expect(await filters("kast max 1m90 hoog")).toEqual({ Hoogte: ["<=1.9 m"] });
  expect((await filters("airfryer, niet de max")).without).toEqual(["max"]);
  expect((await whole("muurbeugel waarmee de televisie kan kantelen")).kinds).toEqual([]);
});

it("max belongs to a name that the shop has, and bounds an amount elsewhere", async () => {
  expect((await whole("iphone 15 pro max")).q).toBe("iphone 15 pro max");
  expect(await filters("bureau max 300")).toEqual({ price: [null, 30_000] });
});

it("a thing with its first part behind it is one word of the shop", async () => {
  expect((await whole("lamp bureau")).kinds.map(({ key }) => key)).toEqual(["lampen"]);
  expect(await whole("magnetron combi")).toMatchObject({
    kinds: [{ key: "magnetrons" }],
    filters: { type: ["Combimagnetron"] },
  });
});

it("the plural of another word with the same stem names no kind", async () => {
  expect((await whole("bureau met lappen")).kinds.map(({ key }) => key)).toEqual(["bureaus"]);
  expect((await whole("panen")).kinds).toEqual([]);
  expect((await whole("pannen")).kinds).toHaveLength(1);
});

it("what has been done to a thing is what its feature does not lack", async () => {
  expect((await filters("regenlaarzen die gevoerd zijn")).voering).toEqual(["!Geen"]);
});

it("a value with small words and signs is told all the same", async () => {
  expect((await whole("knuffel die in de wasmachine mag")).checks).toEqual([
    { said: "in de wasmachine", values: ["op 30 c"], features: ["wasbaar"] },
  ]);
});

it("what may go up to so much takes that much", async () => {
  expect(await filters("koekenpan die in de oven mag tot 220 graden")).toEqual({ Ovenbestendig: [">=220 graden"] });
});
