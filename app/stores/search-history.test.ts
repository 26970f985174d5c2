// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { addSearch, readSearchHistory, removeSearch } from "./search-history";

afterEach(() => localStorage.clear());

test("the newest search stands first, and the same words stand once", () => {
  for (const term of ["fiets", "lamp", " Fiets ", ""]) addSearch(term);
  expect(readSearchHistory()).toEqual(["Fiets", "lamp"]);
});

test("a removed search is gone", () => {
  addSearch("fiets");
  addSearch("lamp");
  removeSearch("fiets");
  expect(readSearchHistory()).toEqual(["lamp"]);
});

test("broken or foreign content counts as no history", () => {
  for (const content of ["{", "null", '{"a":1}', '[1,null,{"x":2}]']) {
    localStorage.setItem("searchHistory", content);
    expect(readSearchHistory()).toEqual([]);
  }
});
