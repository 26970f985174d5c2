import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, threeOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["barbecues", "Barbecues"],
  ["knuffels", "Knuffels"],
  ["slaapzakken", "Slaapzakken"],
  ["babyslaapzakken", "Babyslaapzakken"],
  ["stofzuigers", "Steelstofzuigers"],
  ["aquaria", "Aquaria"],
  ["hondenvoer", "Hondenvoer"],
  ["poppen", "Poppen"],
  ["monitoren", "Monitoren"],
  ["schoenen", "Schoenen"],
  ["schoenen.heren", "Herenschoenen"],
  ["schoenen.heren.nette", "Nette herenschoenen"],
  ["schoenen.heren.sneakers", "Herensneakers"],
  ["telefoons", "Smartphones"],
];
const of = productsOf(names);
const three = threeOf(names);

const products = [
  of("barbecues", "Barbecue A", {}, { features: { brandstof: ["Houtskool"] } }),
  of("barbecues", "Barbecue B", {}, { features: { brandstof: ["Gas"] } }),
  ...three("knuffels", "Knuffel konijn"),
  ...three("knuffels", "Grote knuffel"),
  of("slaapzakken", "Slaapzak", { Comforttemperatuur: "5 °C" }),
  of("babyslaapzakken", "Babyslaapzak", { Tog: "2,5 TOG" }, { size: ["90 cm"] }),
  ...[30, 60].map((minutes) => of("stofzuigers", `Steelstofzuiger ${minutes}`, { Werktijd: `${minutes} minuten` })),
  ...[40, 90].map((cm) => of("aquaria", `Aquarium ${cm}`, { Breedte: `${cm} cm`, Inhoud: "50 liter" })),
  of("hondenvoer", "Hondenvoer A", {}, { features: { formaat: ["Groot"] } }),
  of("hondenvoer", "Hondenvoer B - brokken", {}, { features: { formaat: ["Klein"] } }),
  ...["Barbie A", "Barbie B"].map((one) => of("poppen", `Pop ${one}`, {}, { features: { type: ["Knuffelpop"] } })),
  ...["C", "D", "E"].map((one) => of("poppen", `Pop ${one}`, {}, { features: { type: ["Modepop"] } })),
  of("aquaria", "Aquarium met licht", { Breedte: "60 cm" }),
  of("aquaria", "Aquarium Lich", { Breedte: "60 cm" }),
  ...["4K", "QHD", "8K Ultra HD"].map((one) =>
    of("monitoren", `Monitor ${one}`, {}, { features: { resolutie: [one] } }),
  ),
  ...three("schoenen.heren.nette", "Nette schoen"),
  ...three("schoenen.heren.sneakers", "Herensneaker"),
  ...three("telefoons", "Apple iPhone 16 met 12 GB", { brand: "Apple" }),
];

const shop = withWishesIn(
  {
    ...contextOf(names),
    synonyms: "barbecue, bbq\nhondenvoer, hondenbrokken",
    gradables: "groot, grote => diameter hoog",
    values:
      "[brandstof]!\nhoutskool, kolen\n[voersoort]\nbrokken, hondenbrokken\n[formaat]\ngrote, grote hond => groot\n[type]\nbarbie => modepop",
  },
  products,
);
const kinds = async (q: string) => (await shop.whole(q)).kinds.map(({ key }) => key);
const filters = async (q: string) => (await shop.whole(q)).filters;

describe("a compound that the shop does not know", () => {
  it("is told by an everyday word for a value in front of a short noun", async () => {
    for (const q of ["kolenbbq", "kolenbarbecue", "houtskoolbbq"]) {
      expect([await kinds(q), await filters(q)], q).toEqual([["barbecues"], { brandstof: ["Houtskool"] }]);
    }
  });

  it("is a kind in the shape of what its products are named after, and only of that", async () => {
    const wish = await shop.whole("knuffelkonijn");
    expect([wish.kinds.map(({ key }) => key), wish.q]).toEqual([["knuffels"], "konijn"]);
    expect(await kinds("knuffelolifant")).toEqual([]);
    expect(await kinds("knuffelrek")).toEqual([]);
  });
});

it.each<[string, string]>([
  ["slaapzak 2,5 tog", "babyslaapzakken"],
  ["slaapzakje maat 90", "babyslaapzakken"],
  ["slaapzak 5 graden", "slaapzakken"],
  ["slaapzak", "slaapzakken"],
])("what is measured tells which of the things that are named so is meant: %s", async (q, key) => {
  expect(await kinds(q)).toEqual([key]);
});

it.each<[string, string]>([
  ["nette schoenen heren", "schoenen.heren.nette"],
  ["nette schoenen voor heren", "schoenen.heren.nette"],
  ["nette herenschoenen", "schoenen.heren.nette"],
  ["schoenen heren", "schoenen.heren"],
])("a category whose name is said in full is meant: %s", async (q, key) => {
  expect(await kinds(q)).toEqual([key]);
});

it("what all of a kind are is not demanded of them", async () => {
  expect((await shop.whole("oplaadbare steelstofzuiger")).demands).toBeUndefined();
  expect((await shop.whole("oplaadbare monitor")).demands).toMatchObject([{ said: "oplaadbare", word: "oplaadbare" }]);
});

it("what must fit somewhere is no larger than that", async () => {
  expect(await filters("aquarium dat op een kast van 80 breed past")).toEqual({ Breedte: ["<=80 cm"] });
  expect(await filters("aquarium die tussen 2 kasten van 80 cm past")).toEqual({ Breedte: ["<=80 cm"] });
  expect(await filters("aquarium van 90 breed op een kast")).toEqual({ Breedte: ["90..90 cm"] });
});

it("the word for a kind may say something of its products, which must say it then", async () => {
  expect((await shop.whole("hondenbrokken")).demands).toMatchObject([{ said: "hondenbrokken", word: "brok" }]);
  expect((await shop.whole("hondenvoer")).demands).toBeUndefined();
});

it("an adjective before an animal that belongs to the kind is read by itself", async () => {
  expect(await filters("brokken voor een grote hond")).toEqual({ formaat: ["Groot"] });
});

it("a name that is refused leaves out what is named so, and not what it may stand for", async () => {
  expect(await filters("pop, geen barbie")).toEqual({ without: ["barbie"] });
  expect(await filters("barbie pop")).toEqual({ type: ["Modepop"] });
});

it("what is small is demanded as the longest word that it may be small of", async () => {
  expect((await shop.whole("monitor met lichtjes")).demands).toMatchObject([{ said: "lichtjes", word: "licht" }]);
});

it("4K is a value and no number, also with more behind it", async () => {
  expect(await filters("monitor 4k")).toEqual({ resolutie: ["4K"] });
  expect(await filters("monitor 8k ultra hd")).toEqual({ resolutie: ["8K Ultra HD"] });
});

describe("the number of a series that is not sold", () => {
  it.each(["iphone 12", "een iphone 12 graag"])("%s", async (q) => {
    const wish = await shop.whole(q);
    expect([wish.noun, wish.isElsewhere]).toEqual(["iphone 12", true]);
  });

  it.each(["iphone 16", "iphone 16 met 12 gb", "iphone tot 900", "telefoon 12 euro"])("but not %s", async (q) => {
    expect((await shop.whole(q)).noun ?? "").not.toMatch(/\d/);
  });
});
