import { existsSync } from "node:fs";
import path from "node:path";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { routeNameKeys } from "#contract/route-names";
import { dutchNames } from "../tests/route-names";
import { localizePattern } from "./paths";
import { type RouteId, routeTable } from "./route-table";

const routes = Object.entries(routeTable);

test("every page has its file", () => {
  const missing = routes.filter(([, { file }]) => !existsSync(path.join(import.meta.dirname, file)));
  expect(missing).toEqual([]);
});

test("no two pages have the same path, and every localized segment is in the table of names", () => {
  const patterns = routes.map(([, route]) => localizePattern(route.path, dutchNames).replace(/:\w+/g, ":"));
  expect(new Set(patterns).size).toBe(patterns.length);
  const used = routes.flatMap(([, route]) => [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(routeNameKeys).toEqual(expect.arrayContaining(used));
});

test("every path stands in the form with a slash, files apart", () => {
  for (const [id, route] of routes)
    expect(route.path, id).toMatch(/^\/$|^\/.*\/$|\.\w+$|^\/(sitemaps\/:name|auth-redirect)$/);
});

/** As Remix sees the routes: localized, without the slash at the end. */
const tree = routes.map(([id, route]) => ({ id, path: localizePattern(route.path, dutchNames) }));
const pageOf = (pathname: string) => matchRoutes(tree, pathname)?.at(-1)?.route.id as RouteId | undefined;

test("the router finds fixed and localized segments before categories", () => {
  const expected: Record<string, RouteId> = {
    "/": "home",
    "/zoeken/": "search",
    "/zoeken/elektronica/": "searchCategory",
    "/alle-categorieen": "allCategories",
    "/hoe-werkt-de-volgorde/": "ranking",
    "/404/": "notFound",
    "/robots.txt": "robots",
    "/sitemaps/products-1.xml": "sitemap",
    "/shop/voorbeeld.nl/": "shop",
    "/n/zomer/deals/": "uberfilter",
    "/product/a/1/": "product",
    "/elektronica/": "category",
    "/elektronica/producten/": "categoryProducts",
    "/elektronica/telefoons/": "subCategory",
    "/elektronica/telefoons/producten/": "subCategoryProducts",
    "/elektronica/telefoons/hoesjes/": "subSubCategory",
    "/elektronica/telefoons/hoesjes/producten/": "subSubCategoryProducts",
  };
  for (const [pathname, id] of Object.entries(expected)) expect(pageOf(pathname), pathname).toBe(id);
});

test("a deeper path and an unfilled segment are no page of the table", () => {
  expect(pageOf("/a/b/c/d/e/")).toBeUndefined();
  const unfilled = [{ id: "search", path: routeTable.search.path }];
  expect(matchRoutes(unfilled, "/search/")).toBeNull();
});
