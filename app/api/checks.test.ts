import { expect, test } from "vitest";
import type { Call } from "#contract/call";
import { categoriesList, mainCategories } from "#contract/categories";
import { product, productOffers } from "#contract/products";
import { search } from "#contract/search";
import { routeNames } from "#contract/site";
import { dutchNames } from "../../tests/route-names";
import { matchesContract } from "./checks";

const calls = [product, productOffers, search, mainCategories, categoriesList, routeNames] as Call[];

test.each([null, "text", 1, true, { error: "x" }, { hits: "none" }, { hits: { hits: {} } }, { categories: {} }])(
  "%j is no answer to any call",
  (json) => {
    for (const call of calls) expect(matchesContract(call, json), call.name).toBe(false);
  },
);

test("a list is an answer only where the contract has a list", () => {
  expect(matchesContract(categoriesList as Call, [])).toBe(true);
  expect(matchesContract(search as Call, [])).toBe(false);
});

test("what the contract promises passes", () => {
  expect(matchesContract(routeNames as Call, dutchNames)).toBe(true);
  expect(matchesContract(search as Call, { hits: { hits: [], total: { value: 0 } } })).toBe(true);
  expect(matchesContract(mainCategories as Call, { categories: [] })).toBe(true);
  expect(matchesContract(product as Call, { location: "/product/x/1/" })).toBe(true);
});
