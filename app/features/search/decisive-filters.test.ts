import { expect, test } from "vitest";
import type { Facets } from "#contract/search";
import { promoted, quickLists } from "./decisive-filters";
import { filterLists } from "./facets";
import { parseSearch } from "./search-url";

const state = (query: string) => parseSearch(new URLSearchParams(query));
const one = (key: string, doc_count: number) => ({ label: "", buckets: [{ key, label: key, doc_count }] });
const nameOf = (filter: string, value: string) => `${filter} ${value}`;

const facets: Facets = {
  availability: one("in_stock", 90),
  shipping: one("free", 40),
  delivery: {
    label: "Levertijd",
    buckets: [
      { key: "2-3", doc_count: 50 },
      { key: "1", label: "Morgen in huis", doc_count: 30 },
    ],
  },
  rating: one("4", 100),
};
const quick = (query: string, total = 100) =>
  quickLists(facets, state(query), total, nameOf).map(({ name, options }) => [
    name,
    ...options.map(({ key, count, selected }) => [key, count, selected]),
  ]);

test("each filter that decides a purchase is one value, unless every result has it", () => {
  expect(quick("")).toEqual([
    ["availability", ["in_stock", 90, false]],
    ["shipping", ["free", 40, false]],
    ["delivery", ["1", 30, false]],
  ]);
});

test("a chosen one stays, to be taken away again, also when nothing has it any more", () => {
  expect(quick("rating=4&discount=lower&shipping=free", 40)).toEqual([
    ["shipping", ["free", 40, true]],
    ["delivery", ["1", 30, false]],
    ["discount", ["lower", 0, true]],
    ["rating", ["4", 100, true]],
  ]);
});

test("a value that an address makes up is no quick filter", () => {
  expect(quick("rating=3", 100).map(([name]) => name)).not.toContain("rating");
});

const list = (weight?: number) => ({
  label: "",
  ...(weight === undefined ? {} : { weight }),
  buckets: [{ key: "a", doc_count: 1 }],
});

test("the brand comes first, then the three lists that split best, then the rest in the usual order", () => {
  const lists = filterLists(
    {
      campaign: list(0.9),
      brand: list(0.1),
      delivery: list(0.8),
      model: list(0.9),
      color: list(0.7),
      size: list(0.39),
      "feature::a": list(0.5),
      "feature::b": list(0.8),
      "feature::c": list(0.6),
      "feature::d": list(),
    },
    ["campaign", "brand", "delivery", "color", "size", "model"],
    state(""),
  );
  const order = [
    "brand",
    "feature::b",
    "color",
    "feature::c",
    "campaign",
    "delivery",
    "size",
    "model",
    "feature::a",
    "feature::d",
  ];
  expect(promoted(lists).map(({ facet }) => facet)).toEqual(order);
});
