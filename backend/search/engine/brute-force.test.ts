import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analyseDocument } from "../analysis/analyse-document";
import { Compounds } from "../analysis/compounds";
import { syntheticDocument } from "../synthetic";
import type { EngineQuery, EngineSort, IndexDocument } from "./engine";
import { SqliteEngine } from "./sqlite-engine";

const NOW = Date.UTC(2026, 10, 20);
const COUNT = 2_000;
const DAY = 86_400;
const sorts: EngineSort[] = ["relevance", "new", "popularAsc", "popularDesc", "priceAsc", "priceDesc", "discount"];

let seed = 7;
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return (seed >>> 8) % below;
};

const offerTraits = ["condition", "delivery", "availability", "shipping", "shopRating"] as const;
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
    offerTraits.every((trait) => trait === but || !values[trait] || values[trait].includes(offer[trait] ?? "")),
  );

function valuesOf(document: IndexDocument, field: string, values: Values = {}): string[] {
  if (field === "rating") return document.wellRated ? ["4"] : [];
  if (field === "discount") return document.dropDay > Math.floor(NOW / 1000 / DAY) - 30 ? ["lower"] : [];
  if (isTrait(field)) return offersThat(document, values, field).flatMap((offer) => offer[field] ?? []);
  return document.facets.filter(([name]) => name === field).map(([, value]) => value);
}

/** What it costs: at the shop, when the query is about one. */
function priceOf(document: IndexDocument, { filters }: EngineQuery): number | null {
  const [shop = "", ...others] = filters.values.campaign ?? [];
  const own = document.shopOffers?.find((offer) => offer.shop === shop);
  return others.length === 0 && own ? own.total : document.price;
}

/** The simplest definition of the filters, one document at a time. */
function passes(document: IndexDocument, query: EngineQuery, but?: string): boolean {
  const { filters, now } = query;
  const { values, category, price, sets = [], adult, expired = false } = filters;
  if (document.expired !== expired || (document.adult && !adult)) return false;
  const key = valuesOf(document, "category")[0] ?? "";
  if (category !== undefined && key !== category && !key.startsWith(`${category}.`)) return false;
  if (offerTraits.some((trait) => values[trait]) && offersThat(document, values, but).length === 0) return false;
  for (const [field, chosen] of Object.entries(values)) {
    if (field !== but && !isTrait(field) && !valuesOf(document, field).some((value) => chosen.includes(value)))
      return false;
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

function sorted(documents: IndexDocument[], query: EngineQuery): IndexDocument[] {
  const price = (a: IndexDocument, b: IndexDocument, sign: 1 | -1): number => {
    const [one, other] = [priceOf(a, query), priceOf(b, query)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  };
  const compare: Record<EngineSort, (a: IndexDocument, b: IndexDocument) => number> = {
    relevance: (a, b) => Number(b.inStock) - Number(a.inStock) || b.popularity - a.popularity,
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
function once(documents: IndexDocument[]): IndexDocument[] {
  const seen = new Set<string>();
  return documents.filter(({ id, group }) => {
    const key = group ?? `product ${id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Groups of variants by value. */
function counted(documents: IndexDocument[], field: string, values: Values = {}): Record<string, number> {
  const having: Record<string, IndexDocument[]> = {};
  for (const document of documents) {
    for (const value of valuesOf(document, field, values)) having[value] = [...(having[value] ?? []), document];
  }
  return Object.fromEntries(Object.entries(having).map(([value, those]) => [value, once(those).length]));
}

/** The same query about these shops; with one, offers and prices are its own. */
const ofShops = (query: EngineQuery, campaign: string[]): EngineQuery => ({
  ...query,
  filters: { ...query.filters, values: { ...query.filters.values, campaign } },
});

/** The documents that each count of a field is about, and those of a shop as if it alone were chosen. */
function expectedCounts(documents: IndexDocument[], query: EngineQuery, field: string): Record<string, number> {
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

const listFields = ["brand", "campaign", "color", "gender", "size", "feature::materiaal"];
const traitFields = [...offerTraits, "rating", "discount"];
/** All lists, and three of the traits by turns, because these take long to count one by one. */
const checkedFields = () => [...listFields, ...Array.from({ length: 3 }, () => traitFields[random(7)] ?? "rating")];

/** All values with their counts, or the hundred most frequent. */
function checkValues(values: [string, number][], expected: Record<string, number>): void {
  expect(values.map(([value, count]) => [value, expected[value], count])).toEqual(
    values.map(([value, count]) => [value, count, count]),
  );
  const counts = Object.values(expected).sort((a, b) => b - a);
  expect(values.map(([, count]) => count)).toEqual(counts.slice(0, 100));
}

function randomQuery(documents: IndexDocument[]): EngineQuery {
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
    if (chosen.length > 0) values[field] = chosen;
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
    from: random(3) * 20,
    size: 30,
    facets: true,
    now: NOW,
  };
}

describe("filters, counts, totals and orders equal those of looking at every document", () => {
  let folder = "";
  let engine: SqliteEngine;
  const compounds = new Compounds();
  const documents = Array.from({ length: COUNT }, (_, i) =>
    analyseDocument(syntheticDocument(i, Math.floor(NOW / 1000)), compounds),
  );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "search-engine-"));
    engine = SqliteEngine.create(folder);
    engine.startBuilding();
    await engine.upsert(documents);
    engine.built();
  }, 60_000);
  afterAll(async () => {
    await engine.close();
    await rm(folder, { recursive: true });
  });

  async function check(query: EngineQuery): Promise<number> {
    const found = await engine.query(query);
    const matching = documents.filter((document) => passes(document, query));
    expect(found.total).toBe(once(matching).length);
    const page = once(sorted(matching, query)).slice(query.from, query.from + query.size);
    expect(found.ids).toEqual(page.map(({ id }) => id));
    expect(Object.fromEntries(found.categories)).toEqual(counted(matching, "category"));
    for (const field of checkedFields()) {
      checkValues(found.facets?.values[field] ?? [], expectedCounts(documents, query, field));
    }
    const priced = documents.filter((document) => passes(document, query, "price"));
    const prices = priced.flatMap((document) => priceOf(document, query) ?? []);
    const bounds = prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined;
    expect(found.facets?.price).toEqual(bounds);
    const ranges = found.facets?.priceRanges ?? [];
    expect(ranges.length).toBeLessThanOrEqual(8);
    for (const { from, to, count } of ranges) {
      const inside = priced.filter((document) => {
        const price = priceOf(document, query) ?? -1;
        return price >= (from ?? 0) && price <= (to ?? Number.POSITIVE_INFINITY);
      });
      expect(count).toBe(once(inside).length);
    }
    return found.total;
  }

  it("for 200 random combinations", async () => {
    let total = 0;
    for (let i = 0; i < 200; i++) total += await check(randomQuery(documents));
    expect(total).toBeGreaterThan(5_000);
  });

  it("for one shop by its own prices and offers, in filters, counts and sorts", async () => {
    for (let i = 0; i < 60; i++) {
      const [document = documents[0] as IndexDocument] = documents.slice(random(COUNT));
      const sort = i % 2 === 0 ? "priceAsc" : "priceDesc";
      const price: [number, number] = [random(100_000), 100_000 + random(400_000)];
      const query = ofShops(randomQuery(documents), valuesOf(document, "campaign").slice(0, 1));
      await check({ ...query, sort, filters: { ...query.filters, ...(i % 3 > 0 && { price }) } });
    }
  });

  it("also after documents have changed and gone, and after opening the files again", async () => {
    const changed = documents
      .slice(0, 300)
      .map((document, i) => ({ ...(documents[i + 500] as IndexDocument), id: document.id }));
    await engine.upsert(changed);
    for (const [i, document] of changed.entries()) documents[i] = document;
    const gone = documents.splice(COUNT - 50, 50);
    await engine.remove(gone.map(({ id }) => id));
    for (let i = 0; i < 50; i++) await check(randomQuery(documents));
    await engine.persist();
    await engine.close();
    engine = SqliteEngine.open(folder);
    for (let i = 0; i < 50; i++) await check(randomQuery(documents));
  });

  it("takes changes up again that were made after the files were saved", async () => {
    const gone = documents.splice(0, 20);
    await engine.remove(gone.map(({ id }) => id));
    const again = documents.slice(0, 20).map((document) => ({ ...document, price: 1_234, revision: 90_000 }));
    await engine.upsert(again);
    await engine.close();
    engine = SqliteEngine.open(folder);
    expect(engine.revision()).toBeLessThan(90_000);
    await engine.upsert(again);
    for (const [i, document] of again.entries()) documents[i] = document;
    for (let i = 0; i < 30; i++) await check(randomQuery(documents));
  });
});
