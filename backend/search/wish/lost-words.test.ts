import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["telefoons", "Telefoons"],
  ["friteuses", "Airfryers"],
  ["sneakers", "Sneakers"],
  ["printers", "Printers"],
  ["sets", "Bouwsets"],
  ["knuffels", "Knuffels"],
  ["stoelen", "Tuinstoelen"],
  ["jeans", "Jeans"],
  ["geuren", "Parfums"],
  ["schermen", "Monitoren"],
  ["tvs", "Televisies"],
  ["schoenen", "Schoenen"],
  ["tenten", "Tenten"],
  ["balken", "Soundbars"],
  ["tafels", "Tafels"],
];
const of = productsOf(names);
const file = (name: string) => readFileSync(resolve(import.meta.dirname, name), "utf8");
const context = {
  ...contextOf(names),
  synonyms: file("../synonyms.nl.txt"),
  gradables: file("gradables.nl.txt"),
  measures: file("measures.nl.txt"),
  needs: file("needs.nl.txt"),
  values: file("values.nl.txt"),
};

const { whole: read } = withWishesIn(context, [
  ...[64, 128].flatMap((gb) =>
    [4, 8].map((ram) =>
      of("telefoons", `Telefoon ${gb} ${ram}`, {
        Opslag: `${gb} GB`,
        Werkgeheugen: `${ram} GB`,
        Camera: "50 megapixel",
      }),
    ),
  ),
  ...[3, 4, 7].map((litres) => of("friteuses", `Airfryer ${litres}`, { Inhoud: `${litres} liter` })),
  ...[3, 5].map((cm) => of("sneakers", `Sneaker ${cm}`, { Zoolhoogte: `${cm} cm` })),
  ...[8, 22].map((pages) => of("printers", `Printer ${pages}`, { Printsnelheid: `${pages} pagina's per minuut` })),
  of("printers", "Printerboek", { "Aantal pagina's": "200" }),
  ...[4, 6, 8].map((age) => of("sets", `Bouwset ${age}`, {}, { features: { leeftijd: [`Vanaf ${age} jaar`] } })),
  of("knuffels", "Knuffel A", {}, { description: "Wasbaar Op 30 °C" }),
  of("knuffels", "Knuffel B", {}, { description: "Wasbaar Alleen afnemen" }),
  of("stoelen", "Tuinstoel A", { Kussen: "Inbegrepen" }, { features: { materiaal: ["Staal"] } }),
  of("stoelen", "Tuinstoel B", { Kussen: "Niet inbegrepen" }, { features: { materiaal: ["Hout"] } }),
  of("jeans", "Jeans A", { Elastaan: "2%" }),
  of("jeans", "Jeans B", { Elastaan: "0%" }),
  of("geuren", "Parfum A", {}, { description: "Topnoot Munt", color: ["blauw"] }),
  of("geuren", "Parfum B", {}, { description: "Topnoot Peer", color: ["groen"] }),
  of("schermen", "Monitor A", {}, { features: { "laden via usb-c": ["65 watt"] } }),
  of("schermen", "Monitor B", {}, { features: { "laden via usb-c": ["Nee"] } }),
  ...[50, 55].map((inch) =>
    of("tvs", `Televisie ${inch}`, { Schermgrootte: `${inch} inch`, "HDMI-poorten": `${inch / 5 - 7}` }),
  ),
  of("tafels", "Tafel A", { Lengte: "200 cm" }, { features: { vorm: ["Rond"] } }),
  of("tafels", "Tafel B", { Lengte: "200 cm" }, { features: { vorm: ["Ovaal"] } }),
  ...["Wandelschoenen A", "Wandelschoenen B"].map((name) => of("schoenen", name, {}, { color: ["rood"] })),
  of("tenten", "Tent A", { Stokken: "Aluminium" }),
  of("tenten", "Tent B", { Stokken: "Glasfiber" }),
  of("balken", "Soundbar A", { Breedte: "80 cm" }),
  of("balken", "Soundbar B", { Breedte: "100 cm" }),
]);
const filters = async (q: string) => (await read(q)).filters;

it.each([
  ["airfryer, 3 liter is te klein", { Inhoud: [">3 liter"] }],
  ["airfryer, 4 liter is me echt te weinig", { Inhoud: [">4 liter"] }],
  ["airfryer, 7 liter vind ik te groot", { Inhoud: ["<7 liter"] }],
  ["airfryer, 3 liter is te klein en 7 te groot", { Inhoud: [">3..<7 liter"] }],
  ["telefoon, 64 gb is te weinig", { Opslag: [">64 GB"] }],
  ["50 euro is een hoop geld voor een airfryer", { price: [null, 5000] }],
])("an amount that is judged is bounded by it: %s", async (q, wanted) => {
  expect(await filters(q)).toEqual(wanted);
});

it.each([
  ["telefoon 128 gb met 8 gb geheugen", { Opslag: ["128..128 GB"], Werkgeheugen: ["8..8 GB"] }],
  ["telefoon tot 300 met minimaal 50 mp", { price: [null, 30000], Camera: [">=50 mp"] }],
  ["sneaker met hogere zool dan 4 cm", { Zoolhoogte: [">4 cm"] }],
  ["printer met minstens 20 pagina's per minuut", { Printsnelheid: [">=20 pagina's per minuut"] }],
  ["bouwset jonger dan 6", { leeftijd: ["<6 jaar"] }],
  ["tv 50 inch of anders 55", { Schermgrootte: ["50..50 inch", "55..55 inch"] }],
  ["tv van 50 inch, kan ook 55 zijn", { Schermgrootte: ["50..50 inch", "55..55 inch"] }],
  ["tuinstoel zonder kussen", { Kussen: ["!Ja"] }],
  ["tuinstoel met kussen", { Kussen: ["Ja"] }],
  ["tv met meer hdmi poorten dan 3", { "HDMI-poorten": [">3"] }],
  ["airfryer, meer dan 5 liter krijg ik niet de trap op", { Inhoud: ["<=5 liter"] }],
  ["tafel niet rond 200 cm", { vorm: ["!Rond"], Lengte: ["200..200 cm"] }],
  ["jeans zonder elastaan", { Elastaan: ["0..0 %"] }],
  ["monitor zonder usb-c", { "laden via usb-c": ["Nee"] }],
])("no number and no refusal is lost: %s", async (q, wanted) => {
  expect(await filters(q)).toEqual(wanted);
});

it("words that say little by themselves say together what a specification tells", async () => {
  const { checks } = await read("een knuffel die in de was kan");
  expect(checks).toMatchObject([{ features: ["wasbaar"], values: ["op 30 c"] }]);
});

it("a word for a colour is no colour where products tell it of something else", async () => {
  expect(await filters("parfum met munt")).toEqual({});
  expect(await read("parfum zonder munt")).toMatchObject({
    filters: {},
    checks: [{ said: "zonder munt", values: ["munt"], isDenied: true }],
  });
});

it("a verb is no steel, and poles are no make of prams", async () => {
  expect(await filters("tuinstoel die te verstellen is")).toEqual({});
  const { demands = [] } = await read("tent met aluminium stokken");
  expect(demands.filter(({ isSeldomNamed }) => !isSeldomNamed)).toEqual([]);
});

it("gloves are no shoes", async () => {
  expect(await read("handschoenen")).toMatchObject({ kinds: [], noun: "handschoenen" });
});

it("the size of what a thing is to go with is none of its own", async () => {
  const { kinds, demands, leftovers } = await read("soundbar die onder een 55 inch tv past");
  expect(kinds).toMatchObject([{ key: "balken" }]);
  expect(leftovers).toContain("55 inch");
  expect(demands).toBeUndefined();
});
