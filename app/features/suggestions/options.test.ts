import { expect, test } from "vitest";
import type { Suggestions } from "#contract/search";
import { createPaths } from "~/paths";
import { dutchNames } from "../../../tests/route-names";
import { aSummary } from "../product/product-fixtures";
import { recentOptions, suggestionOptions } from "./options";

const paths = createPaths(dutchNames);
const none: Suggestions = { terms: [], categories: [], brands: [], products: [] };

test("terms come first, then categories, brands and products, each to its own page", () => {
  const options = suggestionOptions(paths, {
    terms: ["wasmachine"],
    categories: [{ name: "Wasmachines", key: "huis.wassen.wasmachines", path: "Huis > Wassen > Wasmachines" }],
    brands: [{ name: "Pipe|Dream" }],
    products: [aSummary({ canonical_path: "/product/wasser/1/" })],
  });
  expect(options.map(({ kind, href }) => [kind, decodeURIComponent(href)])).toEqual([
    ["term", "/zoeken/?q=wasmachine"],
    ["category", "/huis/wassen/wasmachines/"],
    ["brand", "/zoeken/?brand=Pipe\\|Dream"],
    ["product", "/product/wasser/1/"],
  ]);
});

test("a category says in which one it stands, unless it stands in none", () => {
  const of = (key: string, path: string) =>
    suggestionOptions(paths, { ...none, categories: [{ name: "X", key, path }] });
  expect(of("mode.tassen", "Mode > Tassen")[0]).toMatchObject({ within: "Mode" });
  expect(of("mode", "Mode")[0]).not.toHaveProperty("within");
  expect(of("mode", "Mode")[0]).not.toHaveProperty("image");
  expect(of("a.b.c.d", "A > B > C > D")).toEqual([]);
  expect(of("", "")).toEqual([]);
});

test("a category shows its picture", () => {
  const categories = [{ name: "Jurken", key: "mode.jurken", path: "Mode > Jurken", image: "/images/jurk.svg" }];
  expect(suggestionOptions(paths, { ...none, categories })[0]).toMatchObject({ image: "/images/jurk.svg" });
});

const sight = { adult: false, mains: ["mode"], hidden: { text: "Verborgen", term: "mas" } };

test("what is for adults is said to be hidden, and the line leads to the search that asks", () => {
  const hidden = { kind: "hidden", text: "Verborgen", href: "/zoeken/?q=mas" };
  expect(suggestionOptions(paths, { ...none, hidden_adult: 2 }, sight)).toEqual([hidden]);
  const products = [aSummary({ name: "Massageolie", adult_content: true })];
  expect(suggestionOptions(paths, { ...none, products }, sight)).toEqual([hidden]);
  expect(suggestionOptions(paths, none, sight)).toEqual([]);
  expect(suggestionOptions(paths, { ...none, products }, { ...sight, adult: true })).toMatchObject([
    { kind: "product", text: "Massageolie" },
  ]);
});

test("a category outside the menu of this reading is not proposed", () => {
  const categories = [
    { name: "Jurken", key: "mode.jurken", path: "Mode > Jurken" },
    { name: "Keramiek", key: "handgemaakt.keramiek", path: "Handgemaakt > Keramiek" },
  ];
  expect(suggestionOptions(paths, { ...none, categories }, sight).map(({ text }) => text)).toEqual(["Jurken"]);
  expect(suggestionOptions(paths, { ...none, categories }, { ...sight, mains: [] })).toHaveLength(2);
});

test("a product whose path leaves the site is left out", () => {
  for (const canonical_path of ["//evil.example/", "https://evil.example/", "/\\evil.example"]) {
    expect(suggestionOptions(paths, { ...none, products: [aSummary({ canonical_path })] })).toEqual([]);
  }
});

test("recent searches can be forgotten by the line below them, which is there only with them", () => {
  const options = recentOptions(paths, ["fiets", "lamp", "jas"], 2, "Wis");
  expect(options.map(({ kind, text }) => `${kind} ${text}`)).toEqual(["recent fiets", "recent lamp", "clear Wis"]);
  expect(recentOptions(paths, [], 2, "Wis")).toEqual([]);
});
