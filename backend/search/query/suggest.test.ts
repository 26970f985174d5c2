import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { everybody, NOW, product, sampleContext, sampleProducts } from "./sample-shop";
import { ShopIndex } from "./shop-index";

let folder = "";
let index: ShopIndex;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "suggest-"));
  index = ShopIndex.create(folder);
  const categories = sampleContext.categories.map((category) =>
    category.key === "mode.jurken" ? { ...category, path: ["Mode", "Jurken"] } : category,
  );
  index.setContext({ ...sampleContext, categories });
  await index.take([...sampleProducts, product("hob", "Bosch kookplaat", { brand: "Bosch" })]);
  await index.built();
});
afterAll(async () => {
  await index.close();
  await rm(folder, { recursive: true });
});

const suggest = (q: string) => index.suggest(q, everybody, NOW);

test.each([
  ["w", ["Wasmachines"]],
  ["wasm", ["Wasmachines"]],
  ["WÀSM", ["Wasmachines"]],
  ["koel", ["Koelen en vriezen"]],
  ["vriezen koe", ["Koelen en vriezen"]],
  ["machines", []],
  ["wasm bosch", []],
])("%s suggests the categories %j", async (q, names) => {
  const { categories } = await suggest(q);
  expect(categories.map(({ name }) => name)).toEqual(names);
});

test.each([
  ["luc", ["lucide tafellamp"]],
  ["lucide ta", ["lucide tafellamp"]],
  ["jur", ["jurken"]],
  ["xyz", []],
])("%s suggests the terms %j", async (q, terms) => {
  expect((await suggest(q)).terms).toEqual(terms);
});

it("suggests what several visitors searched for with success, and nothing that only one did", async () => {
  const search = (term: string) => {
    const sort = { by: "relevance", direction: "desc" } as const;
    const page = { current: 0, size: 30 };
    return index.search({ q: term, filters: {}, page, sort, context: "search", mobile: false }, NOW);
  };
  for (let i = 0; i < 3; i++) await search("tafellamp lucide");
  await search("lucide tafellamp");
  expect((await suggest("tafellamp l")).terms).toEqual(["tafellamp lucide"]);
  for (let i = 0; i < 3; i++) await search("lucide xyzzyq 0612345678");
  expect((await suggest("lucide x")).terms).toEqual([]);
});

it("says where a category stands", async () => {
  expect((await suggest("jurk")).categories).toEqual([{ name: "Jurken", key: "mode.jurken", path: "Mode > Jurken" }]);
});

test.each([
  ["b", ["Bosch"]],
  ["bos", ["Bosch"]],
  ["Bosch", ["Bosch"]],
  ["bosch in", []],
  ["osch", []],
])("%s suggests the brands %j", async (q, names) => {
  expect((await suggest(q)).brands.map(({ name }) => name)).toEqual(names);
});

test.each([
  ["bos", []],
  ["was", []],
  ["bosch was", ["washer"]],
  ["wasm", ["washer"]],
  ["4242005245786", []],
  ["4242005345786", ["washer"]],
  ["wgg244", ["washer"]],
])("%s suggests the products %j", async (q, ids) => {
  expect((await suggest(q)).products).toEqual(ids);
});
