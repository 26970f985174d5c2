import { expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["cremes", "Gezichtscrèmes"],
  ["gitaren", "Gitaren"],
  ["bakken", "Kattenbakken"],
  ["manden", "Hondenmanden"],
  ["bouw", "Bouwsets"],
  ["zitjes", "Autostoelen"],
  ["handtassen", "Handtassen"],
  ["luiertassen", "Luiertassen"],
  ["boeken", "Kinderboeken"],
  ["slaapzakken", "Babyslaapzakken"],
  ["bedden", "Bedden"],
  ["halters", "Halters"],
  ["rugzakken", "Rugzakken"],
  ["kaarsen", "Kaarsen"],
  ["slaap", "Slaapzakken"],
  ["romans", "Romans"],
  ["jassen", "Jassen"],
  ["schoenen", "Schoenen"],
  ["tenten", "Tenten"],
  ["bordspellen", "Bordspellen"],
  ["lampen", "Lampen"],
  ["kleden", "Vloerkleden"],
];
const made = productsOf(names);
/** What is specified stands in the text of a product as well. */
const of: typeof made = (key, name, specifications, change = {}) =>
  made(key, name, specifications, {
    description: Object.entries(specifications)
      .map(([label, value]) => `${label} ${value}`)
      .join(" "),
    ...change,
  });

const values = `
[moment]
dagcreme => dag
nachtcreme => nacht
[snaren]
nylon snaren => nylon
[uitvoering]
met deksel => met kap
[ligmaat]
2 persoons => 160 x 200 cm, 180 x 200 cm
[materiaal]!
leer
wol
[voering]
gevoerd => wol
[type tas]
schoudertas
[sluiting]
rits, zipper
[kleur]
lavendel => paars
[]
lampjes => lampjes in zool
[formaat]
kleine hond => klein
kindermaat => 3/4
`;

const { whole: read } = withWishesIn(
  {
    ...contextOf(names),
    values,
    gradables: "groot, grote => breedte | maat hoog\nklein, kleine => breedte | maat laag\nlicht => gewicht laag",
    needs: "peuter => leeftijd <=3 jaar\nbaby'tje => leeftijd <=0 jaar\ntegen vorst => comforttemperatuur <=0 °c",
    measures: "steentjes => onderdelen",
    synonyms: "dagcreme => gezichtscreme",
  },
  [
    of("cremes", "Gezichtscrème A", { Moment: "Dag" }),
    of("cremes", "Gezichtscrème B", { Moment: "Nacht" }),
    of("cremes", "Gezichtscrème C", { Moment: "Dag en nacht" }),
    of("gitaren", "Gitaar A", { Snaren: "Nylon" }, { features: { formaat: ["3/4"] } }),
    of("gitaren", "Gitaar B", { Snaren: "Staal" }, { features: { formaat: ["4/4"] } }),
    of("bakken", "Kattenbak A", {}, { features: { uitvoering: ["Met kap"] } }),
    of("bakken", "Kattenbak B", {}, { features: { uitvoering: ["Open"] } }),
    ...["60 x 45 cm", "80 x 60 cm", "100 x 75 cm", "120 x 90 cm"].map((size) =>
      of("manden", `Hondenmand ${size}`, {}, { features: { "maat mand": [size] } }),
    ),
    ...["86", "845", "1640"].map((count) =>
      of("bouw", `Bouwset ${count}`, { "Aantal onderdelen": `${count} onderdelen`, Leeftijd: "Vanaf 6 jaar" }),
    ),
    of("zitjes", "Autostoel A", {}, { features: { groep: ["40 tot 87 cm"], draaibaar: ["360° draaibaar"] } }),
    of("zitjes", "Autostoel B", {}, { features: { groep: ["100 tot 150 cm"], draaibaar: ["Niet draaibaar"] } }),
    of("handtassen", "Tas A", {}, { features: { "type tas": ["Schoudertas"] } }),
    of("handtassen", "Tas B", {}, { features: { "type tas": ["Shopper"] } }),
    of("luiertassen", "Luiertas A", {}, { features: { draagwijze: ["Schoudertas"] } }),
    of("luiertassen", "Luiertas B", {}, { features: { draagwijze: ["Schoudertas"] } }),
    of("boeken", "Kinderboek A", {}, { features: { leeftijd: ["0 tot 4 jaar"] } }),
    of("boeken", "Kinderboek B", {}, { features: { leeftijd: ["9 tot 12 jaar"] } }),
    of("slaapzakken", "Babyslaapzak A", {}, { features: { leeftijd: ["0 tot 6 maanden"] } }),
    of("slaapzakken", "Babyslaapzak B", {}, { features: { leeftijd: ["6 tot 18 maanden"] } }),
    of("halters", "Halterset A", {}, { features: { gewicht: ["2 x 2 kg"] } }),
    of("halters", "Halterset B", {}, { features: { gewicht: ["2 x 5 kg"] } }),
    of("rugzakken", "Rugzak A", { Heupband: "Ja" }),
    of("rugzakken", "Rugzak B", { Heupband: "Nee" }),
    of("kaarsen", "Kaars lavendel", {}, { color: ["paars"] }),
    of("kaarsen", "Kaars dennen", {}, { color: ["paars"] }),
    of("kaarsen", "Kaars roos", {}, { color: ["rood"] }),
    of("bakken", "Kattenbak C", { Geurfilter: "Ja" }),
    of("bakken", "Kattenbak D", { Geurfilter: "Nee" }),
    of("slaap", "Slaapzak A", { Comforttemperatuur: "0 °C", Gewicht: "1,2 kg" }),
    of("slaap", "Slaapzak B", { Comforttemperatuur: "5 °C", Gewicht: "1,8 kg" }),
    of("romans", "Roman A", { Jaar: "2022" }),
    of("romans", "Roman B", { Jaar: "2024" }),
    of("romans", "Roman C", { Jaar: "2025" }),
    ...["D", "E", "F", "G"].map((one) =>
      of("jassen", `Jas ${one}`, { Voering: "Wol" }, { features: { materiaal: ["Leer"] } }),
    ),
    of("tenten", "Tent A", { Slaapplaatsen: "2 personen" }),
    of("tenten", "Tent B", { Slaapplaatsen: "4 personen" }),
    of("bordspellen", "Bordspel A", {}, { features: { spelers: ["2-4 spelers"] } }),
    of("bordspellen", "Bordspel B", {}, { features: { spelers: ["3-8 spelers"] } }),
    of("schoenen", "Schoen A", {}, { features: { "lampjes in zool": ["Ja"] } }),
    of("schoenen", "Schoen B", {}, { features: { "lampjes in zool": ["Nee"] } }),
    of("lampen", "Lamp A", {}),
    of("kleden", "Vloerkleed A", {}, { features: { "maat kleed": ["80 x 150 cm"] } }),
    of("kleden", "Vloerkleed B", {}, { features: { "maat kleed": ["160 x 230 cm"] } }),
    of("jassen", "Jas C", {}, { size: ["44"] }),
    of("jassen", "Jas A", {}, { features: { sluiting: ["Rits"] } }),
    of("jassen", "Jas B", {}, { features: { sluiting: ["Knopen"] } }),
    of("bedden", "Bed A", {}, { features: { ligmaat: ["160 x 200 cm"] } }),
    of("bedden", "Bed B", {}, { features: { ligmaat: ["90 x 200 cm"] } }),
  ],
);
const filters = async (q: string) => (await read(q)).filters;

it.each<[string, Record<string, unknown>]>([
  // An article within an everyday phrase says nothing.
  ["kattenbak met een deksel", { uitvoering: ["Met kap"] }],
  // What is told by two lengths is so wide, and large or small among its own.
  ["hondenmand van een meter breed", { "maat mand": ["100 x 75 cm"] }],
  ["hondenmand minstens 90 cm lang", { "maat mand": ["100 x 75 cm", "120 x 90 cm"] }],
  ["hondenmand minstens 100 x 75 cm", { "maat mand": ["100 x 75 cm", "120 x 90 cm"] }],
  ["hondenmand vanaf 75 bij 100, tot 80 euro", { "maat mand": ["100 x 75 cm", "120 x 90 cm"], price: [null, 8000] }],
  ["hondenmand maximaal 80x60", { "maat mand": ["60 x 45 cm", "80 x 60 cm"] }],
  // Long is the longer side, whichever is told first.
  ["vloerkleed van anderhalve meter lang", { "maat kleed": ["80 x 150 cm"] }],
  ["grote hondenmand", { "maat mand": ["100 x 75 cm", "120 x 90 cm"] }],
  ["kleine hondenmand", { "maat mand": ["60 x 45 cm", "80 x 60 cm"] }],
  // A bound behind what it counts is no price.
  ["bouwset met veel steentjes, minstens 800", { "Aantal onderdelen": [">=800 onderdelen"] }],
  ["bouwset met steentjes, maximaal 80", { price: [null, 8000] }],
  // How tall a child is is no age.
  ["autostoel voor mijn dochtertje van 110 cm", { groep: ["100 tot 150 cm"] }],
  // What need not be is not asked for.
  ["autostoel, draaien hoeft niet", {}],
  ["schoudertas", { "type tas": ["Schoudertas"] }],
  ["kinderboek voor een peuter", { leeftijd: ["0 tot 4 jaar"] }],
  ["babyslaapzak voor een baby'tje", { leeftijd: ["0 tot 6 maanden"] }],
  ["tweepersoons bed", { ligmaat: ["160 x 200 cm"] }],
  // A filter for it is against it.
  ["kattenbak zonder geur", { Geurfilter: ["Ja"] }],
  ["slaapzak tot 0 graden", { Comforttemperatuur: ["<=0 graden"] }],
  ["slaapzak tegen vorst", { Comforttemperatuur: ["<=0 °c"] }],
  ["roman uit 2024 of later", { Jaar: [">=2024"] }],
  ["jas met een ritsje", { sluiting: ["Rits"] }],
  // Some are named so: the colour only stands for it.
  ["kaars lavendel", {}],
  ["kaars rood of lavendel", { color: ["rood", "paars"] }],
  // So many people, whatever the kind calls them.
  ["een tent voor twee", { Slaapplaatsen: ["2..2 personen"] }],
  ["een bordspel voor vijf", { spelers: ["3-8 spelers"] }],
  // What does not matter is not asked for.
  ["kattenbak met deksel maakt niet uit", {}],
  ["hondenmand voor een kleine hond", { "maat mand": ["60 x 45 cm", "80 x 60 cm"] }],
  ["bouwset 12+", { leeftijd: ["<=12 jaar"] }],
  // A size may have anything behind it that it does not count.
  ["jas 44 breed", { size: ["44"] }],
  ["slaapzak tot 0 graden lichter dan 1,5 kilo", { Comforttemperatuur: ["<=0 graden"], gewicht: ["<1.5 kg"] }],
  // What is filled or lined is not of that.
  ["jas wol gevoerd", {}],
  // The other way round nothing is of these lengths.
  ["hondenmand 60 bij 80", { "maat mand": ["80 x 60 cm"] }],
  ["halters 2x5 kg", { gewicht: ["2 x 5 kg"] }],
  ["rugzak met heupriem", { Heupband: ["Ja"] }],
  ["3/4 gitaar", { formaat: ["3/4"] }],
  ["gitaar in kindermaat", { formaat: ["3/4"] }],
])("reads what is said in everyday words: %s", async (q, expected) => {
  expect(await filters(q)).toEqual(expected);
});

it("takes another word for what a thing has for no thing of its own", async () => {
  expect(await read("schoenen lampjes")).toMatchObject({
    kinds: [{ key: "schoenen" }],
    filters: { "lampjes in zool": ["Ja"] },
  });
});

it("has what is no filter but specified checked of each product", async () => {
  expect(await read("gitaar met nylon snaren")).toMatchObject({
    filters: {},
    checks: [{ said: "nylon snaren", values: ["nylon"], features: ["snaren"] }],
  });
  expect((await read("gitaar geen nylon snaren")).checks).toEqual([
    { said: "geen nylon snaren", values: ["nylon"], features: ["snaren"], isDenied: true },
  ]);
  // The word for the kind says it too.
  expect((await read("een goede dagcreme")).checks).toEqual([
    { said: "dagcreme", values: ["dag"], features: ["moment"] },
  ]);
  // A filter says it already.
  expect((await read("een schoudertas")).leftovers).toEqual([]);
  // Nothing of these kinds tells it.
  expect((await read("bouwset met nylon snaren")).checks ?? []).toEqual([]);
});
