// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  addToComparison,
  clearComparison,
  comparedNow,
  parseComparison,
  removeFromComparison,
  setComparison,
  useIsCompared,
} from "./comparison";
import { resetToasts, toastsNow } from "./toasts";

const item = (id: string) => ({ id, name: `Product ${id}`, price: 1000, image: "/p.svg" });
const kept = () => localStorage.getItem("comparisonList");
const ids = () => comparedNow().map(({ id }) => id);

beforeEach(() => {
  clearComparison();
  resetToasts();
});

test("a chosen product is kept with name, price and picture", () => {
  expect(addToComparison(item("1"))).toBe(true);
  expect(JSON.parse(kept() ?? "")).toEqual([{ id: "1", name: "Product 1", price: 1000, image: "/p.svg" }]);
  expect(renderHook(() => useIsCompared("1")).result.current).toBe(true);
});
test("a product without an id is refused, and so is one that is there already", () => {
  expect(addToComparison(item(""))).toBe(false);
  addToComparison(item("1"));
  expect(addToComparison({ ...item("1"), name: "Anders" })).toBe(false);
  expect(comparedNow()).toEqual([item("1")]);
  expect(toastsNow()).toEqual([]);
});
test("a fifth is refused, and the visitor hears why", () => {
  for (const id of ["1", "2", "3", "4"]) addToComparison(item(id));
  expect(addToComparison(item("5"))).toBe(false);
  expect(ids()).toEqual(["1", "2", "3", "4"]);
  expect(toastsNow()).toMatchObject([{ message: "comparison.full", values: { limit: 4 }, status: "error" }]);
});
test("removing takes one out, clearing leaves no trace", () => {
  for (const id of ["1", "2", "3"]) addToComparison(item(id));
  removeFromComparison("2");
  removeFromComparison("9");
  expect(ids()).toEqual(["1", "3"]);
  clearComparison();
  expect(kept()).toBeNull();
});
test("a browser that cannot store anything says so, chooses nothing, and can be asked again", () => {
  const storage = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(addToComparison(item("1"))).toBe(false);
  expect(comparedNow()).toEqual([]);
  expect(toastsNow()).toMatchObject([{ message: "lists.notStored", status: "error" }]);
  storage.mockRestore();
  toastsNow()[0]?.action?.run();
  expect(ids()).toEqual(["1"]);
});
test("another set takes its place", () => {
  addToComparison(item("1"));
  setComparison([item("7"), item("8"), item("7")]);
  expect(ids()).toEqual(["7", "8"]);
});
test.each([undefined, null, 42, "x", {}, [null, 1, "x", {}, { id: "" }, { id: "1" }, { id: 2, name: "x" }]])(
  "%j holds nothing to compare",
  (stored) => expect(parseComparison(stored)).toEqual([]),
);
test("what is wrong in an item is left out of it", () => {
  expect(parseComparison([{ id: "1", name: "A", price: "9", image: 3, more: true }])).toEqual([
    { id: "1", name: "A", price: null, image: "" },
  ]);
});
