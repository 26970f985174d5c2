import { expect, test } from "vitest";
import {
  clearFilters,
  countFilters,
  setPage,
  setPageSize,
  setPrice,
  setSort,
  setView,
  toggleValue,
} from "./search-changes";
import { parseSearch } from "./search-url";

const state = parseSearch(new URLSearchParams("q=boor&brand=Bosch|AEG&priceFrom=10&page=4&view=tiles"));

test("a value is added to its filter, and taken away again", () => {
  const more = toggleValue(state, "brand", "Makita");
  expect(more.filters.brand).toEqual(["Bosch", "AEG", "Makita"]);
  expect(toggleValue(more, "brand", "Makita").filters).toEqual(state.filters);
});

test("the last value takes the filter with it", () => {
  const one = toggleValue(state, "brand", "AEG");
  expect(toggleValue(one, "brand", "Bosch").filters).toEqual({});
});

test("whatever changes the results starts at page 1", () => {
  const changed = [
    toggleValue(state, "materiaal", "wol"),
    setPrice(state, 5, 10),
    clearFilters(state),
    setSort(state, "new"),
    setPageSize(state, 60),
  ];
  expect(changed.map((next) => next.page)).toEqual([1, 1, 1, 1, 1]);
  expect(setView(state, "columns").page).toBe(4);
  expect(setPage(state, 7).page).toBe(7);
});

test("bounds may be given in either order, and one of them may be left out", () => {
  expect(setPrice(state, 1000, 250)).toMatchObject({ priceFrom: 250, priceTo: 1000 });
  expect(setPrice(state, undefined, 250)).not.toHaveProperty("priceFrom");
});

test("clearing takes values and prices, and keeps the term and the view", () => {
  expect(clearFilters(state)).toEqual({
    q: "boor",
    filters: {},
    page: 1,
    pageSize: 30,
    sortBy: "relevance",
    view: "tiles",
  });
});

test("an open side of the price leaves no trace", () => {
  expect(setPrice(state, undefined, 50)).not.toHaveProperty("priceFrom");
});

test("the count has every value, and the price once", () => {
  expect(countFilters(state)).toBe(3);
  expect(countFilters(setPrice(state, 1, 2))).toBe(3);
  expect(countFilters(clearFilters(state))).toBe(0);
});
