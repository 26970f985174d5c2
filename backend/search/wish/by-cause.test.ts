import { expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["tafels", "Eettafels"],
  ["poppen", "Poppen"],
  ["laptops", "Laptops"],
  ["filter", "Koffiezetapparaten"],
  ["espresso", "Espressomachines"],
  ["stoelen", "Autostoelen"],
  ["manden", "Hondenmanden"],
  ["banken", "Banken"],
  ["jassen", "Jassen"],
];
const of = productsOf(names);

const products = [
  of("tafels", "Eettafel A", { Lengte: "120 cm" }, { features: { vorm: ["Rond"] } }),
  of("tafels", "Eettafel B", { Lengte: "160 cm" }, { features: { vorm: ["Ovaal"], leeftijd: ["6 tot 9 jaar"] } }),
  of("poppen", "Pop A", { "Batterijen nodig": "Ja", Gewicht: "1 kg", Vegan: "Ja" }),
  of(
    "poppen",
    "Pop B",
    { "Batterijen nodig": "Nee", Gewicht: "2 kg", Vegan: "Nee" },
    { features: { geluidsfunctie: ["Met"] } },
  ),
  of(
    "laptops",
    "Laptop A",
    { Schermgrootte: "14 inch", Oppervlakte: "300 m²", "Aantal pagina's": "320" },
    { brand: "Apple" },
  ),
  of("laptops", "Laptop B", { Schermgrootte: "15,6 inch" }, { brand: "Lenovo" }),
  of("filter", "Koffiezetapparaat A", {}, { brand: "Melitta" }),
  of("espresso", "Espressomachine A", {}, { brand: "Jura" }),
  of("stoelen", "Stoel A", {}, { features: { draaibaar: ["Niet draaibaar"] }, description: "Voor snelle bochten." }),
  of("stoelen", "Stoel B", {}, { features: { draaibaar: ["360° draaibaar"] } }),
  of("manden", "Mand A", {}, { features: { maat: ["90 x 70 cm"] } }),
  of("manden", "Mand B", {}, { features: { maat: ["120 x 90 cm"] } }),
  of("banken", "Bank A", {}, { color: ["donkergroen"] }),
  of("jassen", "Vest A", {}, { features: { materiaal: ["Merinowol"], kwaliteit: ["Merinowol"] } }),
  of("jassen", "Vest B", {}, { features: { materiaal: ["Zachte merinowol"] } }),
  of("jassen", "Vest C", {}, { features: { materiaal: ["Katoen"] } }),
  ...["A", "B", "C"].map((one) => of("jassen", `Winterjas ${one}`, {}, { features: { seizoen: ["Winterjas"] } })),
  of("jassen", "Jack", {}, { color: ["groen"], size: ["61 cm"] }),
];

const { whole: read, found: foundIds } = withWishesIn(
  {
    ...contextOf(names),
    synonyms: "koffiemachine => koffiezetapparaat, espressomachine\nkatoenwinterjas, molton",
    gradables: "snel => snelheid hoog",
  },
  products,
);
const filters = async (q: string) => (await read(q)).filters;
/** What a sentence finds. */
const found = async (q: string) => (await foundIds(q)).sort();

it.each<[string, [number | null, number | null]]>([
  ["laptop onder de 300 euries", [null, 30_000]],
  ["laptop max 40 eurootjes", [null, 4_000]],
  ["laptop hooguit 50 ballen", [null, 5_000]],
  ["laptop tot twee meier", [null, 20_000]],
  ["ik heb een briefje van 50 voor een laptop", [null, 5_000]],
  ["laptop van een tientje of tien", [8_000, 12_000]],
  ["laptop below 150 euro", [null, 15_000]],
  ["laptop, geen 500 euro", [null, 50_000]],
])("money goes by other names too: %s", async (q, price) => {
  expect((await filters(q)).price).toEqual(price);
});

it("balls are no money where nothing is bounded", async () => {
  expect((await filters("eettafel met 12 ballen")).price).toBeUndefined();
});

it("a comparator that is a value of the kind is that value in front of a length", async () => {
  expect(await filters("eettafel rond 120 cm")).toEqual({ vorm: ["Rond"], Lengte: ["120..120 cm"] });
  expect(await filters("laptop rond 14 inch")).toEqual({ Schermgrootte: ["11.2..16.8 inch"] });
  expect(await filters("eettafel van rond 120 cm")).toEqual({ Lengte: ["96..144 cm"] });
});

it("a yes or no that is no facet is a filter where it is denied, and finds what says no", async () => {
  expect(await filters("pop liefst zonder batterijen")).toEqual({ "Batterijen nodig": ["Nee"] });
  expect(await found("pop zonder batterijen")).toEqual(["poppen-Pop B"]);
});

it("what no product is named with or has is named, and leaves nothing out", async () => {
  expect((await read("pop zonder wieltjes")).filters).toEqual({});
  expect(await read("pop zonder wieltjes")).toMatchObject({ leftovers: ["zonder wieltjes"] });
});

it("with a part that the kind has a function for asks for the function", async () => {
  expect(await filters("pop met geluid")).toEqual({ geluidsfunctie: ["Met"] });
});

it("a number that is denied is left out, and the others are found", async () => {
  expect(await found("laptop, zeker geen 14 inch")).toEqual(["laptops-Laptop B"]);
  expect(await found("laptop maar niet van 15,6 inch")).toEqual(["laptops-Laptop A"]);
});

it("under and above leave the number itself out, also where no specification is named", async () => {
  expect(await found("pop onder de 2 kilo")).toEqual(["poppen-Pop A"]);
  expect(await found("pop boven 1 kilo")).toEqual(["poppen-Pop B"]);
});

it("of kinds that share a noun, the brand tells which is meant", async () => {
  expect((await read("koffiemachine van jura")).kinds.map(({ key }) => key)).toEqual(["espresso"]);
  expect((await read("koffiemachine van melitta")).kinds.map(({ key }) => key)).toEqual(["filter"]);
});

it("a word is what others say they are not", async () => {
  expect(await found("autostoel draaibaar")).toEqual(["stoelen-Stoel B"]);
});

it("the last word counts within a sentence", async () => {
  expect(await filters("hondenmand 90 bij 70 nee doe maar 120 bij 90 cm")).toEqual({ maat: ["120 x 90 cm"] });
  expect((await read("een pop, nee een laptop")).kinds.map(({ key }) => key)).toEqual(["laptops"]);
});

it("sizes of two parts are read in words", async () => {
  expect(await filters("hondenmand honderdtwintig bij negentig")).toEqual({ maat: ["120 x 90 cm"] });
});

it("where a colour is not made its shades are", async () => {
  expect(await filters("bank in het groen")).toEqual({ color: ["donkergroen"] });
});

it("a word that grades what nothing measures does not stand in the way of values", async () => {
  expect(await read("snel winterjas")).toMatchObject({ filters: { seizoen: ["Winterjas"] }, leftovers: ["snel"] });
});

it("a brand may be denied behind its name", async () => {
  expect(await filters("laptop, apple hoeft niet")).toEqual({ brand: ["!Apple"] });
});

it("a range that the shop writes as a value is that value", async () => {
  expect(await filters("eettafel tussen de 6 en 9 jaar")).toEqual({ leeftijd: ["6 tot 9 jaar"] });
});

it("units and names of numbers may be of several words", async () => {
  expect(await filters("laptop voor 300 vierkante meter")).toEqual({ Oppervlakte: ["300..300 vierkante meter"] });
  expect(await filters("laptop van meer dan 300 pagina's")).toEqual({ "Aantal pagina's": [">300"] });
});

it("a size may stand without its unit, and behind what has a size", async () => {
  expect(await filters("jack framemaat 61")).toEqual({ size: ["61 cm"] });
});

it("what is a yes or a no of some products is a filter by its name, and may be denied", async () => {
  expect(await found("vegan pop")).toEqual(["poppen-Pop A"]);
  expect(await found("pop, niet vegan")).toEqual(["poppen-Pop B"]);
});

it("a word that grades what nothing measures and only a description has is named", async () => {
  expect(await read("autostoel voor snelle ritten")).toMatchObject({ q: "", leftovers: ["snelle", "ritten"] });
});

it("a word for several values of one feature asks for any of them", async () => {
  for (const q of ["jassen van wol", "wollen jassen"]) {
    const { filters, leftovers } = await read(q);
    expect(filters, q).toEqual({ materiaal: ["Merinowol", "Zachte merinowol"] });
    expect(leftovers, q).toEqual([]);
  }
  expect((await read("jassen van zijde")).leftovers).toEqual(["zijde"]);
});

it("a compound that the operator has other words for is a thing of its own", async () => {
  expect((await read("merinowolwinterjas")).q).toBe("winterjas");
  expect((await read("katoenwinterjas")).q).toBe("katoenwinterjas");
});

it("what is for one animal is not for another", async () => {
  const kindsOf = async (q: string) => (await read(q)).kinds.map(({ key }) => key);
  expect(await kindsOf("mand voor mijn hond")).toEqual(["manden"]);
  expect(await kindsOf("mand voor een puppy")).toEqual(["manden"]);
  expect(await kindsOf("een mand")).toEqual(["manden"]);
  expect(await kindsOf("mand voor mijn kat")).toEqual([]);
  expect(await kindsOf("bank voor mijn kat")).toEqual(["banken"]);
});
