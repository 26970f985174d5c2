import { expect, test } from "vitest";
import { isReachable, pageCount, pageLinks, shownRange } from "./paging";

test.each([
  [0, 30, 0],
  [1, 30, 1],
  [30, 30, 1],
  [31, 30, 2],
  [10_001, 30, 334],
  [2_000_000, 90, 112],
])("%i results on pages of %i make %i pages", (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

test("the last page that can be reached is the last that is linked", () => {
  expect(isReachable(334, 30)).toBe(true);
  expect(isReachable(335, 30)).toBe(false);
});

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 3, 4, "gap", 20]],
  [10, 20, [1, "gap", 9, 10, 11, "gap", 20]],
  [4, 20, [1, 2, 3, 4, 5, "gap", 20]],
  [20, 20, [1, "gap", 17, 18, 19, 20]],
  [1, 0, []],
])("on page %i of %i the links are %j", (current, count, links) => {
  expect(pageLinks(current, count)).toEqual(links);
});

test("the range shown counts from 1", () => {
  expect(shownRange(2, 30, 30)).toEqual({ from: 31, to: 60 });
  expect(shownRange(14, 30, 22)).toEqual({ from: 391, to: 412 });
});
