import { expect, it } from "vitest";
import type { SearchRequest } from "#contract/search";
import { NOW, product } from "./sample-shop";
import { requestOf, withSampleIndex } from "./shop-index-fixture";

const { ids, search, shop } = withSampleIndex();

it("puts products with most of the words behind those with all of them, and counts them", async () => {
  const found = await search("rode jurk maat 38");
  expect(found.ids).toEqual(["dress-red", "dress-blue", "dress-red-large"]);
  expect(found).toMatchObject({ total: 3, partial: 2 });
  expect(await ids("sandaal")).toEqual(["sandal"]);
});

it("leaves products with some of the words, accessories and mere mentions out of other sorts", async () => {
  await shop().take([
    product("phone", "Acme telefoon X5 128 GB", { lowestTotal: 30_000 }),
    product("case", "Acme hoesje voor Acme telefoon X5", { lowestTotal: 900 }),
    product("told", "Ringlamp", { description: "Met klem voor de telefoon X5 van Acme", lowestTotal: 800 }),
  ]);
  const byPrice = { sort: { by: "price", direction: "asc" } } as const;
  expect(await ids("acme telefoon x5")).toEqual(["phone", "case", "told"]);
  expect(await ids("acme telefoon x5", byPrice)).toEqual(["phone"]);
  expect(await ids("hoesje acme telefoon x5", byPrice)).toEqual(["case"]);
  expect((await search("rode jurk maat 38", byPrice)).ids).toEqual(["dress-red"]);
  const colors = async (change: Partial<SearchRequest>) =>
    (await shop().facets(requestOf("rode jurk maat 38", change), NOW)).color?.buckets.map(({ key }) => key);
  expect(await colors({})).toEqual(["rood", "blauw"]);
  expect(await colors(byPrice)).toEqual(["rood"]);
  await shop().take([], ["phone", "case", "told"]);
});

it("learns from names which category a word means", async () => {
  const tables = Array.from({ length: 4 }, (_, i) => product(`table-${i}`, `Lifa bijzettafel ${i}`, { popularity: 0 }));
  const shoe = { category: "mode.schoenen", categoryNames: ["Mode", "Schoenen"] };
  await shop().take([...tables, product("joke", "Bijzettafel Lifa", { ...shoe, popularity: 9 })]);
  expect((await ids("bijzettafel lifa")).at(-1)).toBe("joke");
  await shop().take([], ["joke", ...tables.map(({ id }) => id)]);
});

it("ranks a word in the name above one that is only told about, however popular", async () => {
  await shop().take([
    product("told", "Karaf", { description: "Past bij de theepot van glas", popularity: 100_000 }),
    product("named", "Theepot van glas", { popularity: 0 }),
    product("featured", "Waterkan", { features: { soort: ["theepot"] }, popularity: 0 }),
  ]);
  expect(await ids("theepot")).toEqual(["named", "featured", "told"]);
  await shop().take([], ["told", "named", "featured"]);
});

it("settles close calls by popularity and stock", async () => {
  await shop().take([
    product("sold-out", "Vlieger rood", { popularity: 9_000, inStock: false, lowestTotal: null }),
    product("less", "Vlieger blauw", { popularity: 1 }),
    product("more", "Vlieger groen", { popularity: 9_000 }),
  ]);
  expect((await ids("vlieger"))[0]).toBe("more");
  await shop().take([], ["sold-out", "less", "more"]);
});
