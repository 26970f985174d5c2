import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { Facets, SearchRequest, SearchResponse, Suggestions } from "#contract/search";
import type { Wish } from "#contract/wish";
import type { Database } from "../storage/database";
import { openDatabase } from "../storage/open";
import { createSearch, type Search } from "./search";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const now = () => new Date("2026-11-20T12:00:00Z");

let db: Database;
let dataDir = "";
let search: Search;
const start = () => createSearch({ db, dataDir, log: silent, now });

async function addProduct(id: string, name: string, total: number): Promise<void> {
  await db.query(
    `insert into products (id, name, slug, category_id, brand, color) values ($1, $2, 'x', 'c2', 'Bosch', '{rood}')
     on conflict (id) do update set name = excluded.name, revision = nextval('product_revision')`,
    [id, name],
  );
  await db.query(
    `insert into offers (id, product_id, shop_id, merchant_product_id, title, url, price, availability, delivery_max)
     values ($1, $1, 's1', $1, $2, 'https://a.example/', $3, 'in_stock', 1) on conflict (id) do nothing`,
    [id, name, total],
  );
}

beforeAll(async () => {
  db = await openDatabase({ log: silent });
  dataDir = await mkdtemp(join(tmpdir(), "search-module-"));
  await db.query(
    `insert into shops (id, website, name, url, logo, identity, since)
     values ('s1', 'a.example', 'Winkel A', 'https://a.example/', '', '{}', 2020)`,
  );
  await db.query(
    `insert into categories (id, key, slug, parent_id, level, position, name, img, img_blue) values
     ('c1', 'klussen', 'klussen', null, 1, 1, 'Klussen', '', ''),
     ('c2', 'klussen.boren', 'boren', 'c1', 2, 1, 'Boren', '', '')`,
  );
  await addProduct("p1", "Bosch boormachine PSB 500", 7_995);
  await addProduct("p2", "Bosch accuboormachine", 12_995);
  await db.query(
    `insert into price_points (product_id, offer_id, observed_on, price) values
     ('p1', 'p1', '2026-01-01', 9995), ('p1', 'p1', '2026-11-15', 7995), ('p2', 'p2', '2026-01-01', 12995)`,
  );
  search = start();
  await search.ready();
}, 120_000);

afterAll(async () => {
  await search.close();
  await db.close();
  await rm(dataDir, { recursive: true });
});

const base: SearchRequest = {
  q: "",
  filters: {},
  page: { current: 0, size: 30 },
  sort: { by: "relevance", direction: "desc" },
  context: "search",
  mobile: false,
};

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return search.routes.request(path, { method: "POST", headers, body: JSON.stringify(body) });
}
async function found(change: Partial<SearchRequest>): Promise<SearchResponse> {
  const response = await post("/search", { ...base, ...change });
  expect(response.status).toBe(200);
  return response.json();
}
const ids = async (change: Partial<SearchRequest>) => (await found(change)).hits.hits.map(({ _id }) => _id);

describe("the calls of the contract", () => {
  it("answers a search with products", async () => {
    const { hits, search_id, top_categories } = await found({ q: "boormachine psb500" });
    expect(hits.total.value).toBe(1);
    expect(hits.hits[0]?._source).toMatchObject({ id: "p1", lowestTotal: 7_995, category: "klussen.boren" });
    expect(search_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(top_categories).toEqual(["klussen>boren"]);
  });

  it("leaves out filters on features that the shop does not have, and names them", async () => {
    const { hits, unknown_filters } = await found({ filters: { pk_campagne: ["x"], brand: ["Bosch"] } });
    expect(hits.total.value).toBe(2);
    expect(unknown_filters).toEqual(["pk_campagne"]);
  });

  it("answers facets and one facet in full", async () => {
    const { facets }: { facets: Facets } = await (await post("/facets", base)).json();
    expect(facets.brand?.buckets).toEqual([{ key: "Bosch", doc_count: 2 }]);
    expect(facets.campaign?.buckets).toEqual([{ key: "a.example", label: "Winkel A", doc_count: 2 }]);
    expect(facets.category?.buckets).toEqual([{ key: "klussen", label: "Klussen", doc_count: 2 }]);
    const full = await (await post("/facet-full", { ...base, facet: "brand" })).json();
    expect(full).toEqual({ facet: { label: "Merk", buckets: [{ key: "Bosch", doc_count: 2 }] } });
  });

  it("answers suggestions", async () => {
    const response = await search.routes.request("/suggestions?q=boorm");
    const suggestions: Suggestions = await response.json();
    expect(suggestions.terms).toEqual(["boormachine"]);
    expect(suggestions.products.map(({ id }) => id)).toContain("p1");
  });

  it("reads a sentence, which finds what was meant, and leaves a plain query alone", async () => {
    const read = async (body: object): Promise<{ wish: Wish | null }> => (await post("/wish", body)).json();
    const { wish } = await read({ q: "iets van minder dan 80 euro, liever geen Makita" });
    expect(wish).toMatchObject({ q: "", filters: { price: [null, 8_000] }, leftovers: ["liever geen Makita"] });
    expect(await ids({ q: wish?.q ?? "", filters: wish?.filters ?? {} })).toEqual(["p1"]);
    expect(await read({ q: "boormachine psb500" })).toEqual({ wish: null });
    expect((await post("/wish", { q: "x".repeat(1_001) })).status).toBe(400);
    expect(await search.readWish("boormachine", { whole: true })).toMatchObject({ parts: [] });
    expect(await search.quantityOf(["p1"], "Gewicht")).toEqual(new Map());
  });

  it("finds what is not of a brand, and refuses too many preferences", async () => {
    expect(await ids({ filters: { brand: ["!Bosch"] } })).toEqual([]);
    expect(await ids({ filters: { brand: ["!Makita"] }, prefer: [{ feature: "price", direction: "low" }] })).toContain(
      "p1",
    );
    const prefer = Array.from({ length: 6 }, () => ({ feature: "x", direction: "low" }));
    expect((await post("/search", { ...base, prefer })).status).toBe(400);
  });

  it("knows from the prices of the past what is really cheaper", async () => {
    const { hits } = await found({ uber_ids: ["aanbiedingen"] });
    expect(hits.hits.map(({ _id }) => _id)).toEqual(["p1"]);
    expect(hits.hits[0]?._source).toMatchObject({
      drop: { before: 9_995, now: 7_995, percentage: 20, since: "2026-11-15" },
      lowestInMonths: true,
    });
  });

  it("tells a list that does not exist from one that is empty", async () => {
    expect((await post("/search", { ...base, uber_ids: ["zomaar-iets"] })).status).toBe(404);
    expect((await post("/search", { ...base, uber_ids: ["toString"] })).status).toBe(404);
    expect(await ids({ uber_ids: ["best-beoordeeld"] })).toEqual([]);
  });

  test.each([
    ["no body", undefined],
    ["a query that is too long", { ...base, q: "x".repeat(201) }],
    ["a page of nothing", { ...base, page: { current: 0, size: 0 } }],
    ["a page too large", { ...base, page: { current: 0, size: 101 } }],
    ["a page before the first", { ...base, page: { current: -1, size: 30 } }],
    ["an unknown sort", { ...base, sort: { by: "colour", direction: "asc" } }],
    ["too many values", { ...base, filters: { brand: Array.from({ length: 51 }, (_, i) => `b${i}`) } }],
    ["a filter that is no list", { ...base, filters: { materiaal: "wol" } }],
    ["a price that is no number", { ...base, filters: { price: ["1", null] } }],
    [
      "too many features",
      { ...base, filters: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`f${i}`, ["x"]])) },
    ],
  ])("refuses %s with 400 and JSON", async (_, body) => {
    for (const path of ["/search", "/facets", "/facet-full"]) {
      const response = await post(path, body);
      expect(response.status).toBe(400);
      expect((await response.json()).error.code).toBe("invalid");
    }
  });

  it("refuses an unknown facet and a suggestion without a query", async () => {
    expect((await post("/facet-full", { ...base, facet: "price_ranges" })).status).toBe(400);
    expect((await search.routes.request("/suggestions")).status).toBe(400);
    expect((await search.routes.request("/suggestions?q=a&adult=2")).status).toBe(400);
  });
});

describe("keeping up with the database", () => {
  it("finds a new product and the new name of an old one after catching up, also when asked many times at once", async () => {
    await addProduct("p3", "Makita decoupeerzaag", 9_900);
    await addProduct("p2", "Bosch lijmpistool", 12_995);
    await Promise.all([search.catchUp(), search.catchUp(), search.catchUp()]);
    expect(await ids({ q: "decoupeerzaag" })).toEqual(["p3"]);
    expect(await ids({ q: "lijmpistool" })).toEqual(["p2"]);
  });

  it("no longer finds what expired or was replaced", async () => {
    const bump = "revision = nextval('product_revision')";
    await addProduct("p4", "Skil cirkelzaag", 5_000);
    await search.catchUp();
    expect(await ids({ q: "cirkelzaag" })).toEqual(["p4"]);
    await db.query(`update products set expired = true, ${bump} where id = 'p4'`);
    await search.catchUp();
    const { hits, expiredProducts } = await found({ q: "cirkelzaag" });
    expect(hits.total.value).toBe(0);
    expect(expiredProducts.map(({ id }) => id)).toEqual(["p4"]);
    await db.query(`update products set moved_to = 'p1', ${bump} where id = 'p4'`);
    await search.catchUp();
    expect((await found({ q: "cirkelzaag" })).expiredProducts).toEqual([]);
  });

  it("shows and sorts what the one chosen shop asks", async () => {
    await db.query(
      `insert into shops (id, website, name, url, logo, identity, since)
       values ('s2', 'b.example', 'Winkel B', 'https://b.example/', '', '{}', 2020)`,
    );
    await db.query(
      `insert into offers (id, product_id, shop_id, merchant_product_id, title, url, price, shipping, availability)
       values ('b1', 'p1', 's2', '1', 'x', 'https://b.example/1', 14000, 500, 'in_stock'),
         ('b2', 'p2', 's2', '2', 'x', 'https://b.example/2', 12000, 0, 'out_of_stock'),
         ('b3', 'p3', 's2', '3', 'x', 'https://b.example/3', 11000, 0, 'in_stock')`,
    );
    await db.query("update products set revision = nextval('product_revision')");
    await search.catchUp();
    const at = async (campaign: string[], price: [number, number] | null = null) => {
      const sort = { by: "price", direction: "asc" } as const;
      const { hits } = await found({ filters: { campaign, ...(price && { price }) }, sort });
      return hits.hits.map(({ _source: { id, atShop } }) => [id, atShop?.lowestTotal]);
    };
    expect(await at(["B.example"])).toEqual([
      ["p3", 11_000],
      ["p1", 14_500],
      ["p2", null],
    ]);
    expect(await at(["b.example"], [14_000, 15_000])).toEqual([["p1", 14_500]]);
    expect((await at(["a.example", "b.example"]))[0]).toEqual(["p1", undefined]);
    const { hits } = await found({ filters: { campaign: ["b.example"] }, q: "lijmpistool" });
    expect(hits.hits[0]?._source).toMatchObject({
      lowestTotal: 12_995,
      atShop: { name: "Winkel B", lowestPrice: null, delivery: null },
    });
    await db.query("delete from offers where shop_id = 's2'");
    await db.query("update products set revision = nextval('product_revision')");
    await search.catchUp();
  });

  it("gives likeness by id", async () => {
    expect(await search.moreLikeThis(["p1"], 5)).toEqual(expect.arrayContaining(["p2", "p3"]));
  });

  it("takes the operator's own synonyms at the next build", async () => {
    await writeFile(join(dataDir, "search", "synonyms.txt"), "gaatjesmaker => boormachine\n");
    await search.rebuild();
    expect(await ids({ q: "gaatjesmaker" })).toEqual(["p1"]);
    expect((await readdir(join(dataDir, "search"))).filter((name) => name.startsWith("index-"))).toHaveLength(1);
  });
});

describe("starting again", () => {
  const folder = async () => join(dataDir, "search", await readFile(join(dataDir, "search", "current"), "utf8"));

  it("uses the index that was left and catches up with what changed meanwhile", async () => {
    const before = await folder();
    await search.close();
    await addProduct("p5", "Einhell tacker", 3_000);
    search = start();
    await search.ready();
    await search.catchUp();
    expect(await folder()).toBe(before);
    expect(await ids({ q: "tacker" })).toEqual(["p5"]);
  });

  test.each([
    ["cut off", (path: string) => truncate(join(path, "columns.bin"), 100)],
    ["overwritten", (path: string) => writeFile(join(path, "words.db"), "x".repeat(100_000))],
    ["gone", (path: string) => rm(path, { recursive: true })],
  ])("builds an index anew that is %s", async (_, harm) => {
    const before = await folder();
    await search.close();
    await harm(before);
    search = start();
    await search.ready();
    expect(await folder()).not.toBe(before);
    expect(await ids({ q: "tacker" })).toEqual(["p5"]);
  });

  it("answers 503 with a time to come back until there is an index", async () => {
    await search.close();
    await rm(join(dataDir, "search"), { recursive: true });
    search = start();
    const response = await post("/search", base);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("2");
    await search.ready();
    expect((await found({})).hits.total.value).toBe(4);
  });
});
