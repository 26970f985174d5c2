import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Call, CallInput } from "#contract/call";
import * as categories from "#contract/categories";
import * as content from "#contract/content";
import { homepageDeals } from "#contract/discounts";
import { priceHistory, related } from "#contract/prices";
import * as products from "#contract/products";
import { getUserData } from "#contract/profile";
import { mostViewedItems, personalized, relatedViews } from "#contract/recommendations";
import { productReviews } from "#contract/reviews";
import { facetFull, facets, search, suggestions } from "#contract/search";
import { serviceNames } from "#contract/services";
import { allShops, allShopsFile, shop } from "#contract/shops";
import { type ApiSettings, createApi } from "../app/api/client";
import { answerReader } from "../app/api/read-answer";
import { type Backend, createBackend } from "../backend/app";
import { goodItems, xmlFeed } from "../backend/feeds/test-feed";
import { demoShop } from "../demo/demo-shop";
import { createDispatch, type Dispatch } from "./dispatch";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let dataDir: string;
let backend: Backend;
let dispatch: Dispatch;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "etalage-direct-"));
  backend = await createBackend(
    { dataDir, seed: demoShop(60), embedded: serviceNames },
    { log, now: () => new Date("2026-11-21T12:00:00Z") },
  );
  dispatch = createDispatch(backend, {});
  await backend.ready();
}, 120_000);
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

const apiWith = (more: Partial<ApiSettings>) =>
  createApi({ fetch: dispatch.fetch, addressOf: dispatch.addressOf, log: () => undefined, ...more });
const overHttp = () => apiWith({ read: answerReader() });
const direct = () => apiWith({ answer: dispatch.answer, read: () => Promise.reject(new Error("went over HTTP")) });

const page = { current: 0, size: 30 };
const body = { q: "", filters: {}, page, sort: { by: "popular", direction: "desc" }, context: "search", mobile: false };

/** Every call that pages make during rendering. */
async function pageCalls(): Promise<[Call, CallInput][]> {
  const { hits } = (await overHttp().ask(search, { body: body as never })) ?? { hits: { hits: [] } };
  const { _id: id = "", _source } = hits.hits[0] ?? {};
  const found = await overHttp().ask(products.product, {
    params: { id, suffix: "" },
    query: { withExpired: 1, withRedirects: 1 },
  });
  const offer = found && "offers" in found ? found.offers[0]?.id : undefined;
  const shops = await overHttp().ask(allShops, {});
  const key = _source?.category ?? "";
  return [
    [search, { body }],
    [facets, { body }],
    [facetFull, { body: { ...body, facet: "brand" } }],
    [suggestions, { query: { q: _source?.brand?.slice(0, 3) ?? "a" } }],
    [products.product, { params: { id, suffix: "" }, query: { withExpired: 1, withRedirects: 1 } }],
    [products.productOffers, { body: { id, brand: undefined } }],
    [products.productsById, { body: { ids: [id] } }],
    [products.moreLikeThis, { body: { productIds: [id] } }],
    [priceHistory, { params: { id } }],
    [related, { query: { expired: 1, offer } }],
    [relatedViews, { query: { productId: id } }],
    [mostViewedItems, { query: {} }],
    [productReviews, { query: { offer, ean: undefined } }],
    [homepageDeals, { body: {} }],
    [content.popularTerms, {}],
    [content.marketStatus, {}],
    [categories.categoriesList, {}],
    [categories.categoriesList2, {}],
    [categories.categoriesRoutes, {}],
    [categories.mainCategories, {}],
    [categories.featuredCategories, {}],
    [categories.categoryData, { params: { key }, query: { marketplace: undefined } }],
    [allShops, {}],
    [allShopsFile, {}],
    [shop, { params: { id: shops?.shops[0]?.website ?? "" } }],
  ] as [Call, CallInput][];
}

it("hands over the same value as a call over HTTP is read into", async () => {
  for (const [call, input] of await pageCalls()) {
    const value = await direct().ask(call, input);
    const read = await overHttp().ask(call, input);
    expect(value, call.name).not.toBeNull();
    // Every search gets its own id. A parser may add fields that the contract does not require of a service.
    const expected = call === (search as Call) ? { ...(value as object), search_id: expect.any(String) } : value;
    expect(read, call.name).toMatchObject(expected as object);
  }
});

it("names a failure by the status that HTTP would give", async () => {
  const wrong: [Call, CallInput][] = [
    [products.product, { params: { id: "unknown" } }],
    [products.product, { params: { id: "x".repeat(500) } }],
    [products.product, { params: { id: "a\0b" } }],
    [categories.categoryData, { params: { key: "no.such" } }],
    [related, { query: {} }],
    [search, { body: { ...body, page: { current: 0, size: 5_000 } } }],
  ] as [Call, CallInput][];
  for (const [call, input] of wrong) {
    const { status, ok } = await overHttp().send(call, input);
    expect(ok, call.name).toBe(false);
    expect(await direct().send(call, input), call.name).toMatchObject({ ok: false, status });
  }
});

it("leaves to HTTP what depends on who asks", () => {
  for (const call of [personalized, getUserData]) expect(dispatch.answer(call, {})).toBeUndefined();
});

it("answers with what an import stored, at once", async () => {
  const ask = () => direct().ask(search, { body: { ...body, q: "", sort: { by: "new", direction: "desc" } } as never });
  const before = (await ask())?.hits.total.value ?? 0;
  const key = await readFile(join(dataDir, "operator.key"), "utf8").catch(async () => {
    await backend.fetch(new Request("http://localhost/api/feeds/imports/x"));
    return readFile(join(dataDir, "operator.key"), "utf8");
  });
  const sent = await backend.fetch(
    new Request("http://localhost/api/feeds/import?shop=Winkel&url=https://winkel.example", {
      method: "POST",
      body: xmlFeed(goodItems(1)),
      headers: { authorization: `Bearer ${key}` },
    }),
  );
  await sent.text();
  expect((await ask())?.hits.total.value).toBe(before + 1);
});

it("goes over HTTP when a service, or the pictures in its answers, are elsewhere", () => {
  const input = { query: {} };
  expect(createDispatch(backend, {}).answer(mostViewedItems, input)).toBeDefined();
  const elsewhere = { recommendations: "https://r.example" };
  expect(createDispatch(backend, elsewhere).answer(mostViewedItems, input)).toBeUndefined();
  expect(createDispatch(backend, { images: "https://i.example" }).answer(mostViewedItems, input)).toBeUndefined();
});
