import { describe, expect, it } from "vitest";
import {
  type CategoryName,
  contextOf,
  productsOf,
  threeOf,
  withSampleWishes,
  withWishesIn,
} from "./sample-wishes-fixture";

const { whole } = withSampleWishes();
const demanded = async (q: string) => ((await whole(q)).demands ?? []).map(({ said }) => said);

describe("of what nothing could be done with, it is demanded", () => {
  it.each<[string, string[]]>([
    ["wasmachine met kompas", ["kompas"]],
    ["wasmachine met een kompas en kurkentrekker", ["kompas", "kurkentrekker"]],
    ["wasmachine inclusief kompas", ["kompas"]],
    ["wasmachine van zwibro", ["zwibro"]],
    ["gekrulde wasmachine", ["gekrulde"]],
    ["wasmachine, gekruld, van Miele", ["gekruld"]],
    ["wasmachine van Miele gekruld", ["gekruld"]],
    ["stapelbare wasmachine", ["stapelbare"]],
    ["vorstbestendige wasmachine", ["vorstbestendige"]],
    ["wasmachine zx44", ["zx44"]],
    ["bank met licht", ["licht"]],
    ["lampen met een kandelaar", ["kandelaar"]],
    ["wasmachine van hooguit 40 volt", ["hooguit 40 volt"]],
  ])("%s", async (q, demands) => {
    expect(await demanded(q)).toEqual(demands);
  });
});

it("what is small is demanded as what it is small of, where the shop knows that", async () => {
  expect((await whole("bank met kandelaartjes")).demands).toMatchObject([{ said: "kandelaartjes", word: "kandelaar" }]);
  expect((await whole("bank met kompasjes")).demands).toMatchObject([{ said: "kompasjes", word: "kompasjes" }]);
});

describe("a maker that the shop has nothing of", () => {
  const sofas = [["banken", "Banken"]] as const;
  const context = { ...contextOf(sofas), values: "[merk]!\nzwibro" };
  const { whole: inShop } = withWishesIn(context, threeOf(sofas)("banken", "Bank"));

  it.each<[string, string[] | undefined]>([
    ["zwibro bank", ["zwibro"]],
    ["bank zwibro", ["zwibro"]],
    ["zwibro kandelaar", ["zwibro"]],
    ["zwobra bank", undefined],
  ])("is demanded where the operator's file knows it: %s", async (q, demands) => {
    expect((await inShop(q)).demands?.map(({ said }) => said)).toEqual(demands);
  });
});

describe("it is not demanded", () => {
  it.each([
    ["where it goes, what for and how it is praised", "degelijke wasmachine voor op zolder"],
    ["what no data can tell", "wasmachine met kwaliteit"],
    ["who is there", "wasmachine met mijn moeder"],
    ["what would merely be nice", "wasmachine, liefst met kompas"],
    ["how much of it there is", "wasmachine met een warme uitstraling"],
    ["what is graded", "bank met zwaar kompas"],
    ["which animals there are", "bank met honden"],
    ["what is the owner's", "wasmachine van vroeger"],
    ["an opinion by its form", "betaalbare wasmachine"],
    ["praise by its form", "gewenste wasmachine"],
    ["what was done", "mijn wasmachine is gekruld"],
    ["a participle of something else", "wasmachine voor gekrulde tenen"],
    ["how often it works", "wasmachine die op 1 lading werkt"],
    ["an age", "wasmachine van hooguit 40 jaar"],
    ["a count of what is no unit", "wasmachine met hooguit 40 knopen"],
  ])("%s: %s", async (_, q) => {
    expect(await demanded(q)).toEqual([]);
  });
});

describe("an everyday word for what a thing is of", () => {
  const sofas = [["banken", "Banken"]] as const;
  const values = "[materiaal]!\nleren, leer\nwol\n[gebruik]\nspelen";
  const { whole: ofSofas } = withWishesIn({ ...contextOf(sofas), values }, threeOf(sofas)("banken", "Bank"));
  const features = { materiaal: ["Velours"] };
  const { whole: ofVelvet } = withWishesIn(
    { ...contextOf(sofas), values },
    threeOf(sofas)("banken", "Bank", { features }),
  );

  it("of the lining is not what the thing is of", async () => {
    expect((await ofVelvet("bank van wol")).filters).toEqual({ materiaal: ["Wol"] });
    const lined = await ofVelvet("bank gevoerd met wol");
    expect([lined.filters, lined.demands?.map(({ said }) => said)]).toEqual([{}, ["gevoerd met wol"]]);
  });

  it.each<[string, string[] | undefined]>([
    ["bank leer", ["leer"]],
    ["bank leren spelen", undefined],
    ["bank om te spelen", undefined],
  ])("%s", async (q, demands) => {
    expect((await ofSofas(q)).demands?.map(({ said }) => said)).toEqual(demands);
  });
});

it("a noun behind a comma adds to what was read in front of it, and is no thing of its own", async () => {
  expect((await whole("sjaal, wit")).noun).toBe("sjaal");
  expect((await whole("wit, sjaal")).noun).toBeUndefined();
});

describe("a number or a noun beside another", () => {
  const kinds: readonly CategoryName[] = [
    ["hoesjes", "Telefoonhoesjes"],
    ["hanglampen", "Hanglampen"],
    ["eettafels", "Eettafels"],
    ["tafel", "Tafel"],
    ["bouwsets", "Bouwsets"],
    ["poppen", "Poppen"],
  ];
  const of = productsOf(kinds);
  const three = threeOf(kinds);
  const cases = [0, 16, 3].map((pockets, at) =>
    of("hoesjes", `Hoesje H${at}`, { Pasjesvakken: String(pockets) }, { features: { "geschikt voor": ["iPhone 16"] } }),
  );
  const sets = [2, 4, 6].map((figures) =>
    of("bouwsets", `Kasteel ${figures}`, { Figuren: String(figures) }, { brand: "LEGO" }),
  );
  const measures = "poppetjes => figuren\npasjes => pasjesvakken";
  const { whole: read } = withWishesIn({ ...contextOf(kinds), measures }, [
    ...cases,
    ...sets,
    ...three("hanglampen", "Hanglamp"),
    ...three("eettafels", "Eettafel"),
    ...three("poppen", "Poppetje"),
    ...three("tafel", "Tafel"),
    of("hanglampen", "Hanglamp groot", { Diameter: "60 cm" }),
    of("hanglampen", "Hanglamp klein", { Diameter: "20 cm" }),
    of("tafel", "Tafel horloge", { Diameter: "40 mm" }),
  ]);

  it("the number of a model counts nothing", async () => {
    expect((await read("hoesje voor de iphone 16 waar pasjes in kunnen")).filters).toEqual({
      "geschikt voor": ["iPhone 16"],
    });
  });

  it("of two kinds that are both named in full the second says where the first is to go", async () => {
    const { kinds: found, q, leftovers } = await read("hanglamp eettafel");
    expect([found.map(({ key }) => key), q, leftovers]).toEqual([["hanglampen"], "", ["eettafel"]]);
  });

  it("of others that follow each other the second is the thing", async () => {
    expect((await read("hanglamp hoesje")).kinds.map(({ key }) => key)).toEqual(["hoesjes"]);
    expect((await read("tafel eettafel")).kinds.map(({ key }) => key)).toEqual(["eettafels"]);
  });

  it("a number with the name of its feature has the unit of the kind in view", async () => {
    const { filters } = await read("diameter tussen 40 en 50", { category: "hanglampen" });
    expect(filters).toEqual({ Diameter: ["40..50 cm"] });
  });

  it("what is counted of a thing is no thing that is sought", async () => {
    const { kinds: found, filters } = await read("lego met minstens 4 poppetjes");
    expect([found, filters]).toEqual([[], { brand: ["LEGO"], Figuren: [">=4"] }]);
  });
});
