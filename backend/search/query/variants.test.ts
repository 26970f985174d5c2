import { beforeAll, describe, expect, test } from "vitest";
import { NOW, product } from "./sample-shop";
import { requestOf, withSampleIndex } from "./shop-index-fixture";

const { ids, search, shop } = withSampleIndex();

const tunic = (id: string, color: string, size: string, change = {}) =>
  product(`tunic-${id}`, `Tuniek Zomerwind ${color} maat ${size}`, {
    category: "mode.jurken",
    color: [color],
    size: [size],
    group: "zomerwind",
    ...change,
  });

beforeAll(async () => {
  await shop().take([
    tunic("red-s", "rood", "S", { lowestTotal: 4_000 }),
    tunic("red-m", "rood", "M", { lowestTotal: 3_500, popularity: 50 }),
    tunic("blue-s", "blauw", "S", { lowestTotal: 2_000 }),
    product("tunic-plain", "Tuniek Effen", { category: "mode.jurken", color: ["rood"], lowestTotal: 3_000 }),
    ...Array.from({ length: 40 }, (_, i) =>
      product(`yarn-${i}`, `Breigaren Draad ${i}`, { group: `yarn-${i % 10}`, popularity: i, lowestTotal: 1_000 + i }),
    ),
  ]);
});

describe("variants of one thing", () => {
  test("are one answer: the variant that says most of what was asked for", async () => {
    expect((await ids("tuniek")).sort()).toEqual(["tunic-plain", "tunic-red-m"]);
    expect(await ids("blauwe tuniek zomerwind")).toEqual(["tunic-blue-s"]);
    expect((await search("tuniek")).total).toBe(2);
  });

  test("are shown by the one that passes the filters, and by the first in the chosen order", async () => {
    const price = { by: "price", direction: "asc" } as const;
    expect(await ids("tuniek", { sort: price })).toEqual(["tunic-blue-s", "tunic-plain"]);
    const filters = { color: ["rood"] };
    expect(await ids("tuniek", { sort: price, filters })).toEqual(["tunic-plain", "tunic-red-m"]);
    expect(await ids("tuniek", { filters: { size: ["S"], color: ["rood"] } })).toEqual(["tunic-red-s"]);
  });

  test("count once per value, so that a filter's count is what it leads to", async () => {
    const { color, size } = await shop().facets(requestOf("tuniek"), NOW);
    const counts = (facet: typeof color) => Object.fromEntries((facet?.buckets ?? []).map((b) => [b.key, b.doc_count]));
    expect(counts(color)).toEqual({ rood: 2, blauw: 1 });
    expect(counts(size)).toEqual({ S: 1, M: 1 });
    expect((await search("tuniek", { filters: { color: ["rood"] } })).total).toBe(2);
  });

  test("stand on one page only", async () => {
    const page = async (current: number) => ids("breigaren", { page: { current, size: 4 } });
    const pages = [...(await page(0)), ...(await page(1)), ...(await page(2))];
    expect(pages).toHaveLength(10);
    expect(new Set(pages.map((id) => Number(id.slice(5)) % 10)).size).toBe(10);
    expect(await page(3)).toEqual([]);
    expect((await search("breigaren", { page: { current: 0, size: 4 } })).total).toBe(10);
  });

  test("do not resemble each other: similar products are other things, each once", async () => {
    const similar = await shop().moreLikeThis(["yarn-0"], 30);
    const yarns = similar.filter((id) => id.startsWith("yarn-")).map((id) => Number(id.slice(5)) % 10);
    expect(yarns).toHaveLength(9);
    expect(new Set(yarns)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });

  test("leave the list one by one, and the group with the last", async () => {
    await shop().take([], ["tunic-red-m"]);
    expect(await ids("tuniek zomerwind maat M")).not.toContain("tunic-red-m");
    await shop().take([tunic("red-s", "rood", "S", { group: "other", revision: 90_000 })]);
    expect((await ids("zomerwind")).sort()).toEqual(["tunic-blue-s", "tunic-red-s"]);
  });
});
