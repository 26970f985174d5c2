import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { NOW, product, sampleContext } from "./sample-shop";
import { ShopIndex } from "./shop-index";
import { requestOf } from "./shop-index-fixture";

/** More than are read one by one. */
const MENTIONS = 4_100;
let folder = "";
let index: ShopIndex;
const named = [
  ...Array.from({ length: 40 }, (_, i) =>
    product(`long-${i}`, `Fonkel lantaarn voor op het balkon of terras nummer ${i}`),
  ),
  product("sold-out", "Lantaarn groen", { inStock: false, lowestTotal: null }),
  product("short", "Fonkel lantaarn"),
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "broad-words-"));
  index = ShopIndex.create(folder);
  index.setContext(sampleContext);
  const mentions = Array.from({ length: MENTIONS }, (_, i) =>
    product(`told-${i}`, `Kaars ${i}`, {
      description: "Ook voor in een lantaarn",
      lowestTotal: 100 + i,
      popularity: 5_000,
    }),
  );
  await index.take([...mentions, ...named]);
  await index.built();
});
afterAll(async () => {
  await index.close();
  await rm(folder, { recursive: true });
});

it("puts what a broad word names before what only mentions it, in order of relevance and not of the import", async () => {
  const { ids, total } = await index.search(requestOf("lantaarn"), NOW);
  expect(total).toBe(MENTIONS + named.length);
  expect(ids[0]).toBe("short");
  expect(ids.filter((id) => id.startsWith("told"))).toEqual([]);
});

it.each(["price", "new", "popular"] as const)("sorts a broad word by %s among what it names only", async (by) => {
  const { ids, total } = await index.search(requestOf("lantaarn", { sort: { by, direction: "asc" } }), NOW);
  expect(total).toBe(named.length);
  expect(ids.filter((id) => id.startsWith("told"))).toEqual([]);
});
