import { expect, test } from "vitest";
import type { Facets } from "#contract/search";
import { categorySlugs, filterLists, splitOptions, topCategorySlugs } from "./facets";
import { matchingOptions } from "./matching-options";
import { parseSearch } from "./search-url";

const state = (query: string) => parseSearch(new URLSearchParams(query));
const facet = (label: string, keys: string[], wpIndex?: number) => ({
  label,
  ...(wpIndex === undefined ? {} : { wpIndex }),
  buckets: keys.map((key, index) => ({ key, doc_count: 10 - index })),
});

const facets: Facets = {
  brand: facet("Merk", ["Bosch", "Makita"]),
  campaign: facet("Webwinkel", ["a.nl"]),
  color: facet("Kleur", []),
  "feature::vermogen": facet("Vermogen", ["500 W"]),
  "feature::materiaal": facet("Materiaal", ["wol"], 2),
  "feature::accu": facet("Accu", ["18 V"], 1),
  "feature::page": facet("Page", ["1"], 0),
};

test("lists come in the site's order, features by wpIndex behind them, without an index last", () => {
  const lists = filterLists(facets, ["campaign", "brand", "color", "price", "constructor"], state(""));
  expect(lists.map((list) => list.name)).toEqual(["webshop", "brand", "accu", "materiaal", "vermogen"]);
});

test("a feature whose name is reserved in the URL cannot be filtered on", () => {
  expect(filterLists(facets, [], state("")).map((list) => list.name)).not.toContain("page");
});

test("chosen values come first, also when nothing matches them any more", () => {
  const [brand] = filterLists(facets, ["brand"], state("brand=Makita|AEG"));
  expect(brand?.options.map(({ key, selected, count }) => [key, selected, count])).toEqual([
    ["Makita", true, 9],
    ["AEG", true, 0],
    ["Bosch", false, 10],
  ]);
});

test("with a hundred values there may be more, so a chosen one that is not among them has no known count", () => {
  const hundred = facet(
    "Merk",
    Array.from({ length: 100 }, (_, index) => `merk ${index}`),
  );
  const [full] = filterLists({ brand: hundred }, ["brand"], state("brand=AEG"));
  expect(full?.cut).toBe(true);
  expect(full?.options[0]).toEqual({ key: "AEG", label: "AEG", selected: true });
  expect(filterLists(facets, ["brand"], state(""))[0]?.cut).toBe(false);
});

test("typing narrows a list down, accents and capitals aside, beginnings first", () => {
  const [brand] = filterLists({ brand: facet("Merk", ["Hema", "Téfal", "Stefan", "AEG"]) }, ["brand"], state(""));
  const found = (typed: string) => matchingOptions(brand?.options ?? [], typed).map(({ key }) => key);
  expect(found("TEF")).toEqual(["Téfal", "Stefan"]);
  expect(found(" é")).toEqual(["Hema", "Téfal", "Stefan", "AEG"]);
  expect(found("")).toEqual(["Hema", "Téfal", "Stefan", "AEG"]);
  expect(found("x(")).toEqual([]);
});

test("at most the visible number is shown at once, but every chosen one is", () => {
  const [brand] = filterLists({ brand: facet("Merk", [..."abcdefgh"]) }, ["brand"], state("brand=c|d|e"));
  const sizes = (visible: number) => splitOptions(brand?.options ?? [], visible).map((part) => part.length);
  expect(sizes(4)).toEqual([4, 4]);
  expect(sizes(2)).toEqual([3, 5]);
  expect(sizes(7)).toEqual([8, 0]);
  expect(sizes(20)).toEqual([8, 0]);
});

test("top categories are paths of slugs", () => {
  expect(topCategorySlugs("elektronica>telefoons")).toEqual(["elektronica", "telefoons"]);
  expect(topCategorySlugs("a > b > c")).toEqual(["a", "b", "c"]);
  expect(topCategorySlugs("a>>b")).toBeUndefined();
  expect(topCategorySlugs("a>b>c>d")).toBeUndefined();
});

test("a value of the category facet is a key from the root or a slug below the current category", () => {
  expect(categorySlugs("elektronica.telefoons", [])).toEqual(["elektronica", "telefoons"]);
  expect(categorySlugs("telefoons", ["elektronica"])).toEqual(["elektronica", "telefoons"]);
  expect(categorySlugs("elektronica", ["elektronica"])).toEqual(["elektronica"]);
  expect(categorySlugs("x", ["a", "b", "c"])).toBeUndefined();
});
