import { excluding, quantityValue, readFilterValue } from "#contract/filter-values";
import type { Preference } from "#contract/wish";
import type { EngineQuery, EngineSort, IndexDocument } from "./engine";

/** The simplest definition of what a query finds, one document at a time, and random queries. */

export const NOW = Date.UTC(2026, 10, 20);
export const COUNT = 2_000;
const DAY = 86_400;
const sorts: EngineSort[] = ["relevance", "new", "popularAsc", "popularDesc", "priceAsc", "priceDesc", "discount"];

let seed = 7;
export const random = (below: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return (seed >>> 8) % below;
};

export const offerTraits = ["condition", "delivery", "availability", "shipping", "shopRating"] as const;
type Trait = (typeof offerTraits)[number];
const isTrait = (field: string): field is Trait => offerTraits.some((trait) => trait === field);
type Values = EngineQuery["filters"]["values"];

/** The offers that a query is about: of the one chosen shop, or all. */
function offersOf({ offers, shopOffers = [] }: IndexDocument, values: Values) {
  const [shop, ...others] = values.campaign ?? [];
  if (shop === undefined || others.length > 0 || shopOffers.length === 0) return offers;
  return shopOffers.filter((offer) => offer.shop === shop).flatMap(({ traits }) => traits ?? []);
}

/** The offers that meet every filter on offers, but one. */
const offersThat = (document: IndexDocument, values: Values, but?: string) =>
  offersOf(document, values).filter((offer) =>
    offerTraits.every((trait) => trait === but || !values[trait] || wantsOf(values[trait], offer[trait] ?? "")),
  );

/** A filter's values by what they ask, one document at a time. */
function meets(document: IndexDocument, field: string, chosen: string[]): boolean {
  const own = valuesOf(document, field);
  const read = chosen.map(readFilterValue);
  if (read.some((one) => one.is === "not" && own.includes(one.value))) return false;
  const asked = read.filter((one) => one.is !== "not");
  if (asked.length === 0) return true;
  return asked.some((one) => {
    if (one.is !== "range") return own.includes(one.value);
    const { from, to, unit } = one;
    // The only scale that the queries use: a dl is a tenth of a liter.
    const scale = unit === "dl" ? 0.1 : 1;
    return document.quantities?.some(
      ({ feature, unit: base, value }) =>
        `feature::${feature}` === field &&
        (base === unit || (base === "l" && unit === "dl")) &&
        value >= (from ?? 0) * scale - 1e-5 &&
        value <= (to ?? 1e9) * scale + 1e-5,
    );
  });
}

/** A condition that an offer has, or all but the excluded one. */
const wantsOf = (chosen: string[], value: string): boolean =>
  chosen.some((one) => one.startsWith("!")) ? value !== "" && !chosen.includes(`!${value}`) : chosen.includes(value);

export function valuesOf(document: IndexDocument, field: string, values: Values = {}): string[] {
  if (field === "rating") return document.wellRated ? ["4"] : [];
  if (field === "discount") return document.dropDay > Math.floor(NOW / 1000 / DAY) - 30 ? ["lower"] : [];
  if (isTrait(field)) return offersThat(document, values, field).flatMap((offer) => offer[field] ?? []);
  return document.facets.filter(([name]) => name === field).map(([, value]) => value);
}

/** What it costs: at the shop, when the query is about one. */
export function priceOf(document: IndexDocument, { filters }: EngineQuery): number | null {
  const [shop = "", ...others] = filters.values.campaign ?? [];
  const own = document.shopOffers?.find((offer) => offer.shop === shop);
  return others.length === 0 && own ? own.total : document.price;
}

/** The simplest definition of the filters, one document at a time. */
export function passes(document: IndexDocument, query: EngineQuery, but?: string): boolean {
  const { filters, now } = query;
  const { values, category, price, sets = [], adult, expired = false } = filters;
  if (document.expired !== expired || (document.adult && !adult)) return false;
  const key = valuesOf(document, "category")[0] ?? "";
  if (category !== undefined && key !== category && !key.startsWith(`${category}.`)) return false;
  if (offerTraits.some((trait) => values[trait]) && offersThat(document, values, but).length === 0) return false;
  for (const [field, chosen] of Object.entries(values)) {
    if (field !== but && !isTrait(field) && !meets(document, field, chosen)) return false;
  }
  if (price && (price[0] !== null || price[1] !== null) && but !== "price") {
    const cents = priceOf(document, query);
    if (cents === null || cents < (price[0] ?? 0) || cents > (price[1] ?? Number.POSITIVE_INFINITY)) return false;
  }
  const since = now / 1000 - 30 * DAY;
  return sets.every((name) => {
    if (name === "nieuw") return document.createdAt >= since;
    if (name === "best-beoordeeld") return document.bestRated;
    return name === "aanbiedingen" && document.dropDay > Math.floor(since / DAY);
  });
}

/** Whole percent of a reduction that still counts; 0 without one. */
function reduction(document: IndexDocument): number {
  const { before, price } = document.news ?? { before: 0, price: 0 };
  return valuesOf(document, "discount").length > 0 ? Math.floor(((before - price) * 100) / before) : 0;
}

export function sorted(documents: IndexDocument[], query: EngineQuery): IndexDocument[] {
  const price = (a: IndexDocument, b: IndexDocument, sign: 1 | -1): number => {
    const [one, other] = [priceOf(a, query), priceOf(b, query)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  };
  const preferred = (a: IndexDocument, b: IndexDocument): number => {
    for (const { feature, direction } of query.prefer ?? []) {
      const of = ({ price, quantities = [] }: IndexDocument) =>
        feature === "price" ? price : quantities.find((one) => one.feature === feature.toLowerCase())?.value;
      const [one, other] = [of(a) ?? null, of(b) ?? null];
      if (one === other) continue;
      if (one === null || other === null) return one === null ? 1 : -1;
      return direction === "low" ? one - other : other - one;
    }
    return 0;
  };
  const compare: Record<EngineSort, (a: IndexDocument, b: IndexDocument) => number> = {
    relevance: (a, b) => preferred(a, b) || Number(b.inStock) - Number(a.inStock) || b.popularity - a.popularity,
    new: (a, b) => b.createdAt - a.createdAt,
    popularAsc: (a, b) => a.popularity - b.popularity,
    popularDesc: (a, b) => b.popularity - a.popularity,
    priceAsc: (a, b) => price(a, b, 1),
    priceDesc: (a, b) => price(a, b, -1),
    discount: (a, b) =>
      reduction(b) - reduction(a) ||
      Number(reduction(a) === 0 && b.inStock) - Number(reduction(a) === 0 && a.inStock) ||
      b.popularity - a.popularity,
  };
  return [...documents].sort(compare[query.sort]);
}

/** The first of each group. */
export function once(documents: IndexDocument[]): IndexDocument[] {
  const seen = new Set<string>();
  return documents.filter(({ id, group }) => {
    const key = group ?? `product ${id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Groups of variants by value. */
export function counted(documents: IndexDocument[], field: string, values: Values = {}): Record<string, number> {
  const having: Record<string, IndexDocument[]> = {};
  for (const document of documents) {
    for (const value of valuesOf(document, field, values)) having[value] = [...(having[value] ?? []), document];
  }
  return Object.fromEntries(Object.entries(having).map(([value, those]) => [value, once(those).length]));
}

/** The same query about these shops; with one, offers and prices are its own. */
export const ofShops = (query: EngineQuery, campaign: string[]): EngineQuery => ({
  ...query,
  filters: { ...query.filters, values: { ...query.filters.values, campaign } },
});

/** The documents that each count of a field is about, and those of a shop as if it alone were chosen. */
export function expectedCounts(documents: IndexDocument[], query: EngineQuery, field: string): Record<string, number> {
  const { values } = query.filters;
  if (field !== "campaign") {
    const others = documents.filter((document) => passes(document, query, field));
    return counted(others, field, values);
  }
  const found = documents.map((document) => {
    const shops = document.facets.filter(([name, shop]) => name === field && passes(document, ofShops(query, [shop])));
    return { ...document, facets: shops };
  });
  return counted(found, field);
}

export const traitFields = [...offerTraits, "rating", "discount"];

const preferences: Preference[] = [
  { feature: "Geluid", direction: "low" },
  { feature: "price", direction: "high" },
  { feature: "geluid", direction: "high" },
];

/** Some have a content, of which few in another unit, and some a noise. */
export function withQuantities(document: IndexDocument, at: number): IndexDocument {
  const quantities: IndexDocument["quantities"] = [];
  if (at % 3 > 0) quantities.push({ feature: "inhoud", unit: at % 11 === 0 ? "stuks" : "l", value: (at * 7) % 100 });
  if (at % 2 > 0) quantities.push({ feature: "geluid", unit: "db", value: 30 + (at % 50) });
  return { ...document, quantities };
}

export function randomQuery(documents: IndexDocument[]): EngineQuery {
  const some = () => documents[random(documents.length)] as IndexDocument;
  const fields = [
    "brand",
    "campaign",
    "color",
    "gender",
    "size",
    "model",
    "feature::materiaal",
    "feature::garantie",
    ...traitFields,
  ];
  const values: EngineQuery["filters"]["values"] = {};
  for (let i = random(4); i > 0; i--) {
    const field = fields[random(fields.length)] ?? "brand";
    const chosen = [some(), some(), some()].flatMap((document) => valuesOf(document, field)).slice(0, 1 + random(3));
    const isLeftOut = random(4) === 0 && field !== "campaign" && field !== "rating" && field !== "discount";
    if (chosen.length > 0) values[field] = isLeftOut ? chosen.slice(0, 1).map(excluding) : chosen;
  }
  if (random(3) === 0) {
    const [from, to] = [random(2) === 0 ? random(40) : null, 40 + random(60)];
    const [unit, scale] = random(2) === 0 ? ["l", 1] : ["dl", 10];
    const times = (bound: number | null) => (bound === null ? null : bound * scale);
    values["feature::inhoud"] = [quantityValue({ from: times(from), to: times(to), unit }) ?? ""];
  }
  const key = valuesOf(some(), "category")[0] ?? "";
  const [low, high] = [random(100_000), random(400_000)];
  const price: [number | null, number | null] = [random(3) === 0 ? null : low, random(3) === 0 ? null : low + high];
  return {
    groups: [],
    filters: {
      values,
      adult: random(2) === 0,
      ...(random(8) === 0 && { expired: true }),
      ...(random(2) === 0 && { category: random(2) === 0 ? key : (key.split(".")[0] ?? "") }),
      ...(random(3) === 0 && { price }),
      ...(random(6) === 0 && { sets: [["nieuw", "aanbiedingen", "best-beoordeeld", "onbekend"][random(4)] ?? ""] }),
    },
    sort: sorts[random(sorts.length)] ?? "relevance",
    ...(random(3) === 0 && { prefer: preferences.slice(random(2), 1 + random(3)) }),
    from: random(3) * 20,
    size: 30,
    facets: true,
    now: NOW,
  };
}
