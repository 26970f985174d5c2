import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SearchFilters } from "#contract/search";
import type { SearchDocument } from "../source/search-document";
import { NOW, product, sampleContext } from "./sample-shop";
import { ShopIndex } from "./shop-index";

const kinds = ["Laptops", "Eettafels", "Robotstofzuigers", "Gezelschapsspellen", "Kinderkleding"];
const of = (name: string): Partial<SearchDocument> => ({
  category: name.toLowerCase(),
  categoryNames: ["Thuis", name],
});

let folder = "";
let index: ShopIndex;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "search-meaning-"));
  index = ShopIndex.create(folder);
  const categories = kinds.map((name) => ({
    key: name.toLowerCase(),
    name,
    slug: name.toLowerCase(),
    path: [name],
    adult: false,
  }));
  const synonyms = `${sampleContext.synonyms}\nblack => zwart\nboots => laarzen`;
  index.setContext({ ...sampleContext, categories, synonyms });
  const told = "Met touchscreen en verlichting.";
  await index.take([
    product("plain", "Acer 14 inch", { ...of("Laptops"), features: { touchscreen: ["Nee"] }, description: told }),
    product("touch", "Acer 15 inch", { ...of("Laptops"), features: { touchscreen: ["Ja"] }, description: told }),
    product("cloth", "Wasbaar katoenen kleed voor de tafel"),
    product("table", "Lifa eettafel eiken", of("Eettafels")),
    product("robot", "Roomba j7", of("Robotstofzuigers")),
    product("book", "Havenverhalen", { codes: ["9789032591892"] }),
    product("coat", "Regenbui jas", { categoryNames: ["Mode", "Kinderkleding", "Kinderjassen"] }),
    product("doll", "Pop Noor", { description: "Een pop met kinderkleding voor elke dag." }),
    product("jeans", "Levi's 501 jeans"),
    product("scent", "Jean Marc Legend", { brand: "Jean Marc" }),
    product("drill", "Black & Decker boor", { brand: "Black & Decker" }),
    product("shoe", "Zwart paar laarzen"),
  ]);
  await index.built();
});
afterAll(async () => {
  await index.close();
  await rm(folder, { recursive: true });
});

async function search(q: string, filters: SearchFilters = {}) {
  const sort = { by: "relevance", direction: "desc" } as const;
  const page = { current: 0, size: 30 };
  return index.search({ q, filters, page, sort, context: "search", mobile: false }, NOW);
}
const ids = async (q: string) => (await search(q)).ids;

it("puts what has a feature before what only mentions it", async () => {
  expect(await ids("laptop met touchscreen")).toEqual(["touch", "plain"]);
});

it("puts what is a kind of table before what is for one", async () => {
  expect((await ids("tafeltjes"))[0]).toBe("table");
});

it("puts a product of the category above before one that only mentions its name", async () => {
  expect(await ids("kinderkleding")).toEqual(["coat", "doll"]);
});

it("mends the spelling of a singular when products have the plural, and of what a compound is a kind of", async () => {
  for (const q of ["robotstofzuigger", "stofzuigger"]) {
    const { ids: found, warnings } = await search(q);
    expect(found, q).toEqual(["robot"]);
    expect(warnings.map(({ type }) => type)).toEqual(["spelling"]);
  }
});

it("takes a slip that is mended to a brand for that name, and the word as typed for what it means too", async () => {
  expect(await ids("bllack")).toEqual(["drill"]);
  expect((await ids("black")).sort()).toEqual(["drill", "shoe"]);
});

it("leaves out what is named with both of two words that are not wanted", async () => {
  expect((await search("laarzen", { without: ["zwart laarzen"] })).ids).toEqual([]);
  expect((await search("laarzen", { without: ["zwart jas"] })).ids).toEqual(["shoe"]);
});

it("answers a question by the words that matter", async () => {
  expect(await ids("waar koop ik een goedkope robotstofzuiger")).toEqual(["robot"]);
});

it("reads an ISBN with dashes", async () => {
  expect(await ids("978-90-325-9189-2")).toEqual(["book"]);
});

it("keeps jeans apart from the name Jean", async () => {
  expect(await ids("jeans")).toEqual(["jeans"]);
});
