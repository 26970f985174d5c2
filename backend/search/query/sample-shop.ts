import type { SearchDocument } from "../source/search-document";
import { syntheticDocument } from "../synthetic";
import type { ShopContext } from "./shop-context";

/** A small test shop, with one product for each case that search must distinguish. */

export const NOW = Date.UTC(2026, 10, 20);
const SECONDS = NOW / 1000;
const DAY = 86_400;

/** A visitor without marketplace access who sees no adult products. */
export const everybody = { adult: false, marketplace: false };

export const sampleContext: ShopContext = {
  categories: [
    ["elektronica", "Elektronica"],
    ["elektronica.koelen", "Koelen en vriezen"],
    ["elektronica.wassen", "Wasmachines"],
    ["mode", "Mode"],
    ["mode.jurken", "Jurken"],
    ["mode.schoenen", "Schoenen"],
  ].map(([key = "", name = ""]) => ({ key, name, slug: key.split(".").at(-1) ?? "", path: [name], adult: false })),
  shops: { "a.example": "Winkel A" },
  features: { materiaal: { label: "Stof", wpIndex: 2 } },
  synonyms: "ijskast, koelkast",
};

let revision = 0;
export function product(id: string, name: string, change: Partial<SearchDocument> = {}): SearchDocument {
  const plain = syntheticDocument(0, SECONDS);
  return {
    ...plain,
    id,
    name,
    revision: ++revision,
    brand: null,
    category: "elektronica.koelen",
    categoryNames: ["Elektronica", "Koelen en vriezen"],
    shortDesc: "",
    description: "",
    codes: [],
    group: null,
    color: [],
    size: [],
    gender: null,
    model: null,
    features: {},
    shops: ["a.example"],
    offers: [{ condition: "new", delivery: "1", availability: "in_stock" }],
    lowestTotal: 10_000,
    inStock: true,
    popularity: 10,
    createdAt: SECONDS - 400 * DAY,
    expired: false,
    adult: false,
    ratingAverage: null,
    ratingCount: 0,
    dropDay: 0,
    ...change,
  };
}

const dress = { category: "mode.jurken", categoryNames: ["Mode", "Jurken"], gender: "female" };
const today = SECONDS / DAY;
const SANDAL = { price: 8_000, before: 10_000, lowestFrom: today - 4, lowestUntil: today + 85 };
const shoe = { category: "mode.schoenen", categoryNames: ["Mode", "Schoenen"] };
const washing = { category: "elektronica.wassen", categoryNames: ["Elektronica", "Wasmachines"], brand: "Bosch" };
export const sampleProducts: SearchDocument[] = [
  product("fridge", "Inventum koelvriescombinatie KV1800", { brand: "Inventum", features: { materiaal: ["staal"] } }),
  product("fridge-apart", "Etna koel vries combinatie wit"),
  product("icebox", "Smeg koelkast retro"),
  product("washer", "Bosch WGG 244 09 NL wasmachine", { ...washing, codes: ["4242005345786", "WGG24409NL"] }),
  product("washer-old", "Bosch wasmachine WAN28", { ...washing, expired: true, lowestTotal: null, inStock: false }),
  product("dryer-gone", "Miele trockenbeest", { expired: true, lowestTotal: null }),
  product("dress-red", "Zomerjurk Anna", { ...dress, color: ["rood"], size: ["36", "38"], lowestTotal: 4_995 }),
  product("dress-blue", "Zomerjurk Bea", { ...dress, color: ["blauw"], size: ["38"], lowestTotal: 3_995 }),
  product("dress-red-large", "Jurk Carla", {
    ...dress,
    color: ["rood"],
    size: ["44"],
    lowestTotal: null,
    inStock: false,
  }),
  product("hike", "Meindl wandelschoenen heren", { ...shoe, gender: "male", createdAt: SECONDS - 3 * DAY }),
  product("hike-apart", "Lowa wandel schoen", { ...shoe, ratingAverage: 4.7, ratingCount: 3 }),
  product("sandal", "Teva sandalen", {
    ...shoe,
    ratingAverage: 5,
    ratingCount: 1,
    dropDay: SECONDS / DAY - 4,
    news: SANDAL,
  }),
  product("naughty", "Ondeugende jurk", { ...dress, adult: true }),
  product("machine-cafe", "Café crème koffie"),
  ...Array.from({ length: 30 }, (_, i) => product(`lamp-${i}`, `Lucide tafellamp ${i + 1}`, { popularity: i })),
  product("lamb", "Tafellam knuffel"),
];
