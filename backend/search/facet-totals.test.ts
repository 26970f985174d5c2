import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listFacets } from "#contract/list-facets";
import type { Facet, Facets, SearchFilters, SearchRequest, SearchResponse } from "#contract/search";
import type { Kit } from "../kit";
import { insertRows } from "../storage/bulk";
import * as tables from "../storage/tables";
import { openTestShop, TEST_NOW } from "../storage/testing";
import { createSearch, type Search } from "./search";

/** The count shown beside a value must match the results: 200 random selections, requested as a browser would. */

const ROUNDS = 200;
const PRODUCTS = 240;
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
const lists = listFacets;
const features = ["materiaal", "Energieklasse"] as const;
type Field = (typeof lists)[number] | (typeof features)[number];
const fields: readonly Field[] = [...lists, ...features];
const isFeature = (field: Field): field is (typeof features)[number] => features.some((name) => name === field);
const facetKey = (field: Field) => (isFeature(field) ? (`feature::${field}` as const) : field);
const shops = ["s1", "s2", "s3"];

let kit: Kit;
let dataDir = "";
let search: Search;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "facet-totals-"));
  kit = await openTestShop({ dataDir });
  const { products, offers, points } = randomRows(seeded(SEED));
  await insertRows(kit.db, tables.products, products);
  await insertRows(kit.db, tables.offers, offers);
  await insertRows(kit.db, tables.pricePoints, points);
  search = createSearch({ db: kit.db, dataDir, log: kit.log, now: () => TEST_NOW });
  await search.ready();
}, 120_000);

afterAll(async () => {
  await search.close();
  await kit.db.close();
  await rm(dataDir, { recursive: true });
});

it(`${ROUNDS} random selections give as many products as the counts beside the values said`, async () => {
  const random = seeded(SEED);
  const tried = new Map<string, number>();
  const everything = await facetsOf(request({}));
  for (let round = 0; round < ROUNDS; round++) {
    const asked = randomRequest(random, everything);
    const found = await facetsOf(asked);
    for (const { kind, filters, count } of await choices(random, asked, found)) {
      const why = `seed ${SEED}, round ${round}: ${JSON.stringify(asked)} with ${JSON.stringify(filters)}`;
      expect({ why, total: await totalOf({ ...asked, filters }) }).toEqual({ why, total: count });
      tried.set(kind, (tried.get(kind) ?? 0) + 1);
    }
  }
  const kinds = [...fields.map(facetKey), "category", "price"];
  for (const kind of kinds) expect(tried.get(kind), `seed ${SEED}: ${kind}`).toBeGreaterThan(10);
}, 120_000);

it("a facet's own filter changes neither its values nor its counts", async () => {
  const random = seeded(SEED + 1);
  const everything = await facetsOf(request({}));
  for (let round = 0; round < 40; round++) {
    const asked = randomRequest(random, everything);
    for (const key of fields) {
      if (!asked.filters[key]) continue;
      const { [key]: _, ...others } = asked.filters;
      const facet = facetKey(key);
      const why = `seed ${SEED}, round ${round}: ${JSON.stringify(asked)}`;
      const [own, without] = [await facetsOf(asked), await facetsOf({ ...asked, filters: others })];
      expect({ why, counts: counts(own[facet]) }).toEqual({ why, counts: counts(without[facet]) });
    }
  }
}, 60_000);

interface Choice {
  kind: string;
  filters: SearchFilters;
  count: number;
}

/** For every facet, one value that replaces the facet's current selection, with the count shown beside it. */
async function choices(random: Random, asked: SearchRequest, found: Facets): Promise<Choice[]> {
  const chosen: Choice[] = [];
  const { filters } = asked;
  for (const key of fields) {
    const kind = facetKey(key);
    const bucket = some(random, found[kind]?.buckets ?? []);
    if (bucket) chosen.push({ kind, filters: { ...filters, [key]: [bucket.key] }, count: bucket.doc_count });
  }
  const category = some(random, found.category?.buckets ?? []);
  if (category) {
    const slugs = category.key.split(".");
    chosen.push({ kind: "category", filters: { ...filters, category: slugs }, count: category.doc_count });
  }
  const range = some(random, found.price_ranges ?? []);
  if (range) {
    chosen.push({ kind: "price", filters: { ...filters, price: [range.from, range.to] }, count: range.doc_count });
  }
  if (found.price) {
    const { price: _, ...others } = filters;
    const count = await totalOf({ ...asked, filters: { ...others, price: [0, null] } });
    const { min, max } = found.price;
    chosen.push({ kind: "price", filters: { ...filters, price: [min, max] }, count });
  }
  return chosen;
}

function randomRequest(random: Random, everything: Facets): SearchRequest {
  const filters: SearchFilters = {};
  for (const key of fields) {
    if (random(4) > 0) continue;
    const buckets = everything[facetKey(key)]?.buckets ?? [];
    const values = Array.from({ length: 1 + random(3) }, () => some(random, buckets)?.key ?? "");
    filters[key] = [...new Set(values)].filter(Boolean);
  }
  if (random(3) === 0) filters.category = [["elektronica"], ["elektronica", "telefoons"]][random(2)];
  if (random(3) === 0) {
    const from = random(30_000);
    filters.price = [random(3) ? from : null, random(3) ? from + random(40_000) : null];
  }
  const q = ["", "", "", "nova", "leren hoesje", "telefoon"][random(6)] ?? "";
  return { ...request(filters), q, adult: random(3) === 0 };
}

const request = (filters: SearchFilters): SearchRequest => ({
  q: "",
  filters,
  page: { current: 0, size: 1 },
  sort: { by: "relevance", direction: "desc" },
  context: "search",
  mobile: false,
});

async function ask<Answer>(path: string, body: SearchRequest): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  const response = await search.routes.request(path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.status, JSON.stringify(body)).toBe(200);
  return response.json();
}
const facetsOf = async (body: SearchRequest) => (await ask<{ facets: Facets }>("/facets", body)).facets;
const totalOf = async (body: SearchRequest) => (await ask<SearchResponse>("/search", body)).hits.total.value;
const counts = (facet: Facet | undefined) => (facet?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]);

type Random = (below: number) => number;
const some = <T>(random: Random, list: readonly T[]): T | undefined => list[random(list.length)];

/** A linear congruential generator: the same selections for the same seed. */
function seeded(seed: number): Random {
  let value = (seed * 2 + 1) >>> 0;
  return (below) => {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((value / 2 ** 32) * below);
  };
}

function randomRows(random: Random) {
  const pick = (values: string[], most: number) =>
    [...new Set(Array.from({ length: random(most + 1) }, () => some(random, values) ?? ""))].filter(Boolean);
  const products: (typeof tables.products.$inferInsert)[] = [];
  const offers: (typeof tables.offers.$inferInsert)[] = [];
  for (let i = 0; i < PRODUCTS; i++) {
    const id = `random-${i}`;
    const [material, label] = [pick(["leer", "katoen", "wol"], 2), pick(["A", "B", "C"], 1)];
    products.push({
      id,
      name: `${["Nova telefoon", "Leren hoesje", "Kabel"][random(3)]} ${i}`,
      slug: id,
      categoryId: `c-${["elektronica.telefoons.smartphones", "elektronica.telefoons.hoesjes", "volwassen.spellen"][random(3)]}`,
      brand: some(random, ["Nova", "Cover", "Duo", null]) ?? null,
      color: pick(["zwart", "rood", "blauw"], 2),
      size: pick(["S", "M", "L", "38"], 3),
      gender: some(random, ["male", "female", "unisex", null]) ?? null,
      model: some(random, ["Uno", "Duo", null]) ?? null,
      features: {
        ...(material.length > 0 && { materiaal: material }),
        ...(label.length > 0 && { Energieklasse: label }),
      },
      expired: random(20) === 0,
      ...(random(3) > 0 && { ratingAverage: 3 + random(20) / 10, ratingCount: random(9) }),
    });
    for (const shopId of pick(shops, 3)) {
      offers.push({
        id: `${id}-${shopId}`,
        productId: id,
        shopId,
        merchantProductId: id,
        title: id,
        url: `https://${shopId}.example/${id}`,
        price: 100 * (1 + random(800)) + random(100),
        shipping: random(2) * 495,
        availability: ["in_stock", "in_stock", "in_stock", "backorder", "out_of_stock"][random(5)] ?? "",
        condition: ["new", "new", "refurbished", "used"][random(4)] ?? "",
        deliveryMin: 1,
        deliveryMax: 1 + random(6),
      });
    }
  }
  // The only offer of every fifth product has just become cheaper.
  const points = offers
    .filter(({ productId }, i) => i % 5 === 0 && offers.filter((offer) => offer.productId === productId).length === 1)
    .flatMap(({ id, productId, price }) => [
      { productId, offerId: id, observedOn: "2026-06-01", price: 2 * price },
      { productId, offerId: id, observedOn: "2026-11-10", price },
    ]);
  return { products, offers, points };
}
