import type { OfferTraits, ShopOffer } from "./engine/engine";
import type { ShopContext } from "./query/shop-context";
import type { SearchDocument } from "./source/search-document";

/** Synthetic products, the same for the same number: for tests and benchmarks of the engine without a database. */

const things = (
  "wasmachine koelkast koelvriescombinatie stofzuiger televisie laptop smartphone koptelefoon boormachine schroevendraaier " +
  "grasmaaier tuinstoel tafellamp bureau boekenkast dekbed matras jurk spijkerbroek wandelschoenen hardloopschoenen sneakers " +
  "winterjas trui rugzak koffer kinderfiets fietshelm hondenmand kattenbak puzzel knuffel bordspel koffiezetapparaat " +
  "waterkoker broodrooster tandenborstel scheerapparaat parfum barbecue"
).split(" ");
const mains = [
  "elektronica",
  "huishouden",
  "wonen",
  "tuin",
  "mode",
  "sport",
  "speelgoed",
  "dieren",
  "klussen",
  "gezondheid",
];
const colors = ["zwart", "wit", "rood", "blauw", "groen", "grijs", "bruin", "roze", "geel", "paars"];
const genders = ["male", "female", "unisex", "kids"];
const materials = ["katoen", "leer", "hout", "metaal", "kunststof", "wol", "glas", "bamboe"];
const adjectives = "compacte luxe stille lichte sterke zuinige slimme klassieke moderne handige ruime stevige".split(
  " ",
);
const syllables = "ba do ka lu mi no ra si te vo zen tor mar pel gro fin".split(" ");
const DAY = 86_400;
/** A third of the products are of groups of so many. */
const VARIANTS = 6;

/** Uniformly distributed integers below 2^32 from two numbers. */
function mix(seed: number, salt: number): number {
  let value = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

export function syntheticBrand(number: number): string {
  const parts = [0, 1, 2].map((salt) => syllables[mix(number, salt) % syllables.length] ?? "");
  const word = parts.slice(0, 2 + (number % 2)).join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const categoryOf = (thing: number): [string, string] => {
  const main = mains[thing % mains.length] ?? "";
  return [main, things[thing] ?? ""];
};

export const syntheticContext: ShopContext = {
  categories: [
    ...mains.map((slug) => ({ key: slug, name: slug, slug, path: [slug], adult: false })),
    ...things.map((slug, thing) => {
      const path = categoryOf(thing);
      return { key: path.join("."), name: slug, slug, path, adult: false };
    }),
  ],
  shops: Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`winkel-${i}.example`, `Winkel ${i}`])),
  features: { materiaal: { label: "Materiaal", wpIndex: 1 } },
  synonyms: "tv, televisie\nijskast, koelkast",
};

function syntheticOffer(random: number): OfferTraits {
  const from = <T>(list: readonly T[], shift: number): T => list[(random >>> shift) % list.length] as T;
  return {
    condition: from(["new", "new", "new", "refurbished", "used"], 0),
    ...((random & 7) > 0 && { delivery: from(["1", "2-3", "4+"], 3) }),
    ...((random & 32) > 0 && { availability: "in_stock" }),
    ...((random & 64) > 0 && { shipping: "free" }),
    ...((random & 128) > 0 && { shopRating: "4" }),
  };
}

/** The first shop is the cheapest, others are dearer, and every third cannot deliver. */
function syntheticShopOffers(shops: string[], lowest: number, offers: OfferTraits[]): ShopOffer[] {
  if (shops.length < 2) return [];
  return shops.map((shop, i) => {
    const traits = i % 3 === 2 ? null : (offers[i] ?? null);
    return { shop, traits, total: traits ? lowest + 250 * i : null };
  });
}

/** `today` in seconds since 1970; products are at most three years old. */
export function syntheticDocument(number: number, today: number): SearchDocument {
  const pick = <T>(list: readonly T[], salt: number): T => list[mix(number, salt) % list.length] as T;
  const chance = (salt: number, of: number) => mix(number, salt) % of === 0;
  const thing = mix(number, 1) % things.length;
  const path = categoryOf(thing);
  const brand = syntheticBrand(Math.floor((mix(number, 2) % 1000) ** 2 / 5000));
  const color = pick(colors, 3);
  const sold = !chance(4, 15);
  const shops = Array.from(
    { length: 1 + (mix(number, 5) % 7) },
    (_, i) => `winkel-${mix(number, 60 + i) % 60}.example`,
  );
  const offers = [...new Set(shops)].map((_, i) => syntheticOffer(mix(number, 70 + i)));
  const model = `${pick(["WGG", "KX", "DR", "SLT", "P"], 6)}${100 + (mix(number, 7) % 900)}`;
  return {
    id: String(100_001 + number),
    revision: number + 1,
    name: `${brand} ${model.replace(/(\D)(\d)/, chance(8, 2) ? "$1 $2" : "$1$2")} ${things[thing] ?? ""} ${color}`,
    brand,
    category: path.join("."),
    categoryNames: path,
    shortDesc: `Een ${pick(adjectives, 9)} ${things[thing] ?? ""} van ${pick(materials, 10)}`,
    description: `Met ${pick(adjectives, 11)} afwerking, ${pick(adjectives, 12)} en ${pick(adjectives, 13)} in gebruik.`,
    codes: [String(8_700_000_000_000 + number), model],
    group: mix(Math.floor(number / VARIANTS), 50) % 3 === 0 ? `g${Math.floor(number / VARIANTS)}` : null,
    color: chance(14, 4) ? [color, pick(colors, 15)] : [color],
    size:
      path[0] === "mode" || path[0] === "sport"
        ? [String(36 + (mix(number, 16) % 10)), String(40 + (mix(number, 17) % 6))]
        : [],
    gender: path[0] === "mode" ? pick(genders, 18) : null,
    model: chance(19, 3) ? model : null,
    features: {
      materiaal: [pick(materials, 20)],
      garantie: [`${1 + (mix(number, 21) % 5)} jaar`],
      ...(path[0] === "elektronica" && { energielabel: [pick(["A", "B", "C", "D", "E"], 22)] }),
    },
    shops: [...new Set(shops)],
    shopOffers: sold ? syntheticShopOffers([...new Set(shops)], 299 + (mix(number, 24) % 1000) ** 2, offers) : [],
    offers: sold ? offers : [],
    lowestTotal: sold ? 299 + (mix(number, 24) % 1000) ** 2 : null,
    inStock: sold && !chance(25, 10),
    popularity: Math.floor(1000 / (1 + (mix(number, 26) % 1000))),
    createdAt: today - (mix(number, 27) % 1095) * DAY,
    expired: chance(28, 40),
    adult: chance(29, 50),
    ratingAverage: chance(30, 3) ? null : 3 + (mix(number, 31) % 21) / 10,
    ratingCount: mix(number, 32) % 8,
    dropDay: chance(33, 12) ? Math.floor(today / DAY) - (mix(number, 34) % 60) : 0,
    ...(chance(33, 12) && {
      news: { price: 8_000, before: 8_500 + (mix(number, 35) % 9_000), lowestFrom: 0, lowestUntil: 0 },
    }),
  };
}
