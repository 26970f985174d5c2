import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ServiceName, serviceNames, services } from "#contract/services";
import { type Backend, createBackend } from "./app";
import type { CatalogueChange } from "./catalogue/changes";
import { goodItems, xmlFeed } from "./feeds/test-feed";
import { testCategories, testProducts, testShops } from "./storage/testing-rows";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const now = () => new Date("2026-11-21T12:00:00Z");

describe("the backend on a folder of its own, with no seed", () => {
  let dataDir: string;
  let backend: Backend;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "etalage-app-"));
    backend = await createBackend({ dataDir, embedded: serviceNames }, { log, now });
  }, 120_000);
  afterAll(async () => {
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const get = (path: string, init?: RequestInit) => backend.fetch(new Request(`http://localhost${path}`, init));
  const post = (path: string, body: unknown) =>
    get(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });

  it("answers below the mount of every service, and describes it", async () => {
    for (const name of serviceNames) {
      const response = await get(`${services[name].mount}/openapi.json`);
      expect(response.status, name).toBe(200);
      expect(await response.json()).toMatchObject({ openapi: "3.1.0", info: { title: `Etalage: ${name}` } });
    }
  });

  it("has a payment provider of its own, which answers nobody without its key", async () => {
    const ask = (path: string) => backend.paymentProvider?.(new Request(`http://localhost/payment-provider${path}`));
    expect((await ask("/v1/events"))?.status).toBe(401);
    expect((await ask("/test/book"))?.status).toBe(404);
    expect(await (await ask("/pay/cs_test_none"))?.text()).toContain("Deze betaling bestaat niet");
  });

  it("is an empty shop that answers", async () => {
    expect(await (await get("/api/content/categories_list.json")).json()).toEqual([]);
    expect(await (await get("/api/webshops/shop/all")).json()).toMatchObject({ shops: [] });
    expect(await (await get("/api/recommendations/mostViewedItems")).json()).toEqual({ products: [] });
    const sort = { by: "relevance", direction: "desc" };
    const page = { current: 0, size: 30 };
    const asked = { q: "fiets", filters: {}, page, sort, context: "search", mobile: false };
    const found = await post("/api/search/search", asked);
    expect(found.status).toBe(200);
    expect((await found.json()).hits.hits).toEqual([]);
    expect((await get("/api/images/demo/wasmachine-wit-17-0.svg")).status).toBe(404);
  });

  it("never answers with a page, whatever the path or method", async () => {
    const odd = ["/api", "/api/nothing/at-all", "/api/site/%E0%A4%A", `/api/search/product/${"x".repeat(5_000)}`];
    for (const path of odd) {
      const response = await get(path);
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(response.status, path).toBeLessThan(500);
      expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } });
    }
    expect((await get("/api/site/site-config.json", { method: "PROPFIND" })).status).toBeLessThan(500);
  });

  it("tells its listeners which products a stored import changed, and nothing about a refused one", async () => {
    const told: CatalogueChange[] = [];
    const stop = backend.onChange((change) => told.push(change));
    const send = async (body: string, key: string) => {
      const path = "/api/feeds/import?shop=Winkel&url=https://winkel.example";
      await (await get(path, { method: "POST", body, headers: { authorization: `Bearer ${key}` } })).text();
    };
    const key = await readFile(join(dataDir, "operator.key"), "utf8");
    await send(xmlFeed(goodItems(1)), "0".repeat(64));
    await send("<html></html>", key);
    expect(told).toEqual([]);
    await send(xmlFeed(goodItems(1)), key);
    expect(told.length).toBeGreaterThan(0);
    for (const { productIds } of told) expect(productIds === "all" ? 0 : productIds.size).toBe(1);
    stop();
  });

  it("is healthy", async () => {
    await backend.ready();
    expect(await backend.health()).toEqual({ ok: true, checks: { store: true, search: true }, searchBehind: 0 });
  });

  it("lets no second backend onto its folder", async () => {
    const second = createBackend({ dataDir, embedded: serviceNames }, { log, now });
    await expect(second).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
  });
});

it("answers only the services that are not remote, keeps its data, and is unhealthy once closed", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "etalage-app-"));
  const embedded: ServiceName[] = ["site", "content"];
  const first = await createBackend({ dataDir, embedded }, { log, now });
  expect((await first.fetch(new Request("http://localhost/api/site/site-config.json"))).status).toBe(200);
  expect((await first.fetch(new Request("http://localhost/api/webshops/shop/all"))).status).toBe(404);
  await first.close();
  expect((await first.health()).ok).toBe(false);
  const again = await createBackend({ dataDir, embedded }, { log, now });
  expect((await again.health()).ok).toBe(true);
  await again.close();
  await rm(dataDir, { recursive: true, force: true });
}, 120_000);

it("fills an empty store with the seed that is handed in, only once, and draws its pictures", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "etalage-app-"));
  const [product] = testProducts;
  const rows = vi.fn(async () => ({
    shops: testShops,
    sellers: [],
    codes: [],
    categories: testCategories,
    content: {},
    products: product ? [{ product: { ...product, id: "1" }, offers: [], prices: [], stock: [], reviews: [] }] : [],
  }));
  const seed = { name: "small shop", products: 1, rows, draw: (file: string) => (file === "a.svg" ? "<svg/>" : null) };
  const progress = vi.fn();
  const embedded = ["content", "images", "search"] as const;
  const first = await createBackend({ dataDir, embedded, seed, progress }, { log, now });
  expect(rows).toHaveBeenCalledWith("2026-11-21");
  expect(progress).toHaveBeenCalledWith("Filling the small shop: 100 %");
  const open = (path: string) => first.fetch(new Request(`http://localhost${path}`));
  expect((await open("/api/search/product/1")).status).toBe(200);
  expect(await (await open("/api/images/demo/a.svg")).text()).toBe("<svg/>");
  await first.close();
  await (await createBackend({ dataDir, embedded, seed }, { log, now })).close();
  expect(rows).toHaveBeenCalledTimes(1);
  await rm(dataDir, { recursive: true, force: true });
}, 120_000);
