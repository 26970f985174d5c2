import { expect, test } from "vitest";
import type { SearchData } from "./load-search";
import { searchMeasure } from "./record-search";
import { parseSearch } from "./search-url";

const results = { hits: { hits: [{}, {}], total: { value: 31 } }, search_id: "s1" } as unknown as SearchData["results"];
const measure = (query: string) => searchMeasure({ state: parseSearch(new URLSearchParams(query)), results });

test("a search is measured by its words, what it found and the names of its filters", () => {
  expect(measure("q=fiets&brand=Gazelle%7CBatavus&priceTo=900")).toEqual({
    query: "fiets",
    result_count: 2,
    result_total: 31,
    filters_applied: "brand|price",
    search_id: "s1",
  });
});

test("paging, sorting and marketing parameters are no filters", () => {
  expect(measure("q=fiets&page=2&sortBy=new&utm_source=mail").filters_applied).toBe("");
});
