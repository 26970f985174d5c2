import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { WishRequest } from "#contract/wish";
import { NOW, product } from "../query/sample-shop";
import type { ShopContext } from "../query/shop-context";
import { ShopIndex } from "../query/shop-index";
import type { SearchDocument } from "../source/search-document";

export type CategoryName = readonly [key: string, name: string];

const names: readonly CategoryName[] = [
  ["witgoed", "Witgoed"],
  ["witgoed.wasmachines", "Wasmachines"],
  ["computers", "Computers"],
  ["computers.laptops", "Laptops"],
  ["computers.tassen", "Laptoptassen"],
  ["audio", "Audio"],
  ["audio.koptelefoons", "Koptelefoons"],
  ["schoenen", "Schoenen"],
  ["schoenen.herensneakers", "Herensneakers"],
  ["schoenen.damessneakers", "Damessneakers"],
  ["koffie", "Koffie"],
  ["koffie.koffiezetapparaten", "Koffiezetapparaten"],
  ["koffie.espressomachines", "Espressomachines"],
  ["wonen", "Wonen"],
  ["wonen.banken", "Banken"],
  ["wonen.lampen", "Lampen"],
  ["sport", "Sport"],
  ["sport.gewichten", "Gewichten"],
  ["kantoor", "Kantoor"],
  ["kantoor.printers", "Printers & scanners"],
  ["spel", "Toys"],
  ["spel.music", "Musical toys"],
  ["volwassenen", "Boeken voor volwassenen"],
];

const context: ShopContext = {
  categories: names.map(([key, name]) => ({
    key,
    name,
    slug: key.split(".").at(-1) ?? "",
    path: [name],
    adult: key === "volwassenen",
  })),
  shops: {},
  features: { vulgewicht: { label: "Vulgewicht" } },
  synonyms: [
    "koffiemachine => koffiezetapparaat, espressomachine",
    "noise cancelling => actieve ruisonderdrukking",
    "notebook, laptop",
  ].join("\n"),
  gradables: [
    "stil, stille, stiller => geluid laag",
    "licht, lichte, lichter => gewicht laag",
    "zwaar => gewicht hoog",
    "duurder dan => prijs hoog",
    "korter dan => lengte laag",
    "goedkoop, goedkope, niet te duur => prijs laag",
  ].join("\n"),
  measures: "ram, geheugen => werkgeheugen\nssd => opslag",
  needs: "klein gezin => vulgewicht 7..8 kg, zitplaatsen >=3 zits\n3 personen => zitplaatsen >=3 zits",
};

/** Makes products of these categories, with what is told of them. */
export const productsOf =
  (named: readonly CategoryName[]) =>
  (key: string, name: string, specifications: Record<string, string>, change: Partial<SearchDocument> = {}) =>
    product(`${key}-${name}`, name, {
      category: key,
      categoryNames: named.filter(([one]) => one === key).map(([, called]) => called),
      specifications: Object.entries(specifications).map(([label, value]) => ({ name: label, value })),
      features: {},
      ...change,
    });
const of = productsOf(names);

/** The same, three of each name: enough that a word is known by them. */
export const threeOf =
  (named: readonly CategoryName[]) =>
  (key: string, name: string, change: Partial<SearchDocument> = {}): SearchDocument[] =>
    ["A", "B", "C"].map((one) => productsOf(named)(key, `${name} ${one}`, {}, change));

/** A shop with these categories, and nothing else that is told of it. */
export const contextOf = (named: readonly CategoryName[]): ShopContext => ({
  categories: named.map(([key, name]) => ({ key, name, slug: key, path: [name], adult: false })),
  shops: {},
  features: {},
  synonyms: "",
});

const products: SearchDocument[] = [
  ...[6, 7, 8, 9].map((kg, at) =>
    of(
      "witgoed.wasmachines",
      `Wasmachine W${kg}`,
      {
        Vulgewicht: `${kg} kg`,
        Geluidsniveau: `${66 + at * 3} dB`,
        Gewicht: `${60 + at} kg`,
        Energieklasse: "ABCD".charAt(at),
      },
      {
        brand: at % 2 === 0 ? "Bosch" : "Miele",
        features: { vulgewicht: [`${kg} kg`], energieklasse: ["ABCD".charAt(at)] },
      },
    ),
  ),
  ...["256 GB", "512 GB", "1 TB"].map((opslag, at) =>
    of(
      "computers.laptops",
      `Laptop L${at}`,
      { Werkgeheugen: `${8 * 2 ** at} GB`, Opslag: opslag, Schermgrootte: "15,6 inch" },
      {
        brand: ["Apple", "Lenovo", "HP"][at] ?? "",
        features: { gebruik: ["Gaming"], opslag: [opslag], werkgeheugen: [`${8 * 2 ** at} GB`] },
      },
    ),
  ),
  of("computers.tassen", "Laptoptas", {}, { color: ["zwart"], features: { sluiting: ["Licht"] } }),
  ...["Actief", "Passief"].map((value, at) =>
    of(
      "audio.koptelefoons",
      `Koptelefoon K${at}`,
      { Gewicht: `${200 + at * 50} gram`, Kanalen: "voor", Leeftijd: `vanaf ${3 + at * 3} jaar` },
      {
        brand: "Sony",
        features: {
          leeftijd: [`vanaf ${3 + at * 3} jaar`],
          ruisonderdrukking: [value],
          kanalen: ["voor"],
          draadloos: [at === 0 ? "Ja" : "Nee"],
          microfoonarm: [at === 0 ? "Met" : "Zonder"],
          latexvrij: [at === 0 ? "Ja" : "Nee"],
        },
      },
    ),
  ),
  ...["heren", "dames"].map((who) =>
    of(
      `schoenen.${who}sneakers`,
      `${who}sneaker`,
      {},
      { size: ["42", "43"], color: ["wit", "blauw"], gender: who === "heren" ? "male" : "female" },
    ),
  ),
  of("koffie.koffiezetapparaten", "Koffiezetapparaat", { "Aantal kopjes": "8 kopjes" }),
  of(
    "koffie.espressomachines",
    "Espressomachine",
    {},
    { features: { melkopschuimer: ["Melkreservoir"], type: ["Volautomaat"] } },
  ),
  ...[2, 3].map((n) =>
    of(
      "wonen.banken",
      `Bank ${n}`,
      { Zitplaatsen: `${n}-zits` },
      { features: { zitplaatsen: [`${n}-zits`], ligmaat: [`${n}40 x 200 cm`], norm: [`EN-${n}5/R16`] } },
    ),
  ),
  of("wonen.lampen", "Lamp A", {}, { features: { vorm: ["Ronde laptop"] } }),
  of("wonen.lampen", "Lamp B", {}),
  of("wonen.lampen", "Kandelaar", {}),
  of("wonen.lampen", "Waxinelicht", {}),
  ...[
    "DeskJet 28 Printer",
    "LaserJet 9 Printer",
    "Inktcartridge 305 voor printer",
    "Inktcartridge 924 voor printer",
  ].map((name) => of("kantoor.printers", name, {}, { brand: "HP" })),
  ...["Wooden guitar", "Kids guitar", "Guitar with strap"].map((name) => of("spel.music", name, {})),
  of("volwassenen", "Boek", {}, { adult: true }),
];

/** Reads sentences in a small shop, for the tests of one file. */
export function withWishesIn(shopContext: ShopContext, held: readonly SearchDocument[]) {
  let folder = "";
  let index: ShopIndex;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "search-wishes-"));
    index = ShopIndex.create(folder);
    index.setContext(shopContext);
    await index.take([...held]);
    await index.built();
  });
  afterAll(async () => {
    await index.close();
    await rm(folder, { recursive: true });
  });
  const read = (q: string, change: Partial<WishRequest> = {}) => index.readWish({ q, ...change });
  /** A wish, whatever was said. */
  const whole = async (q: string, change: Partial<WishRequest> = {}) => {
    const wish = await read(q, { whole: true, ...change });
    if (!wish) throw new Error(`Nothing was read in ${q}`);
    return wish;
  };
  return {
    shop: () => index,
    read,
    whole,
    /** The ids of what a sentence finds, best first. */
    found: async (q: string, change: Partial<WishRequest> = {}) => {
      const wish = await whole(q, change);
      const [kind, ...others] = wish.kinds;
      const request = {
        q: wish.q,
        filters: { ...wish.filters, ...(kind && others.length === 0 && { category: kind.key.split(".") }) },
        page: { current: 0, size: 20 },
        sort: { by: "relevance" as const, direction: "desc" as const },
        context: "assistant" as const,
        mobile: false,
        adult: false,
        marketplace: false,
        ...(wish.noun && { noun: wish.noun }),
      };
      return (await index.search(request, NOW)).ids;
    },
    now: NOW,
  };
}

/** The same in the shop of this file. */
export const withSampleWishes = () => withWishesIn(context, products);
