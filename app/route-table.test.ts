import { existsSync } from "node:fs";
import path from "node:path";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { routeNameKeys } from "#contract/route-names";
import remixConfig from "../remix.config.js";
import { dutchNames } from "../tests/route-names";
import { localizePattern } from "./paths";
import { layouts, type RouteId, routeTable } from "./route-table";

const routes = Object.entries(routeTable);

test("every page and every layout has its file", () => {
  const missing = [...routes, ...Object.entries(layouts)].filter(
    ([, { file }]) => !existsSync(path.join(import.meta.dirname, file)),
  );
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

/** The routes as Remix sees them: localized, without a trailing slash. */
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

type Define = (path: string | undefined, file: string, options: { id: string }, children?: () => void) => void;
/** The routes as they are configured in Remix: each with its path and the layout that contains it. */
function toldRoutes() {
  const told = new Map<string, { path: string | undefined; layout: string | undefined }>();
  let layout: string | undefined;
  const define: Define = (path, _file, { id }, children) => {
    told.set(id, { path, layout });
    const around = layout;
    if (children) layout = id;
    children?.();
    layout = around;
  };
  const defineRoutes = (tell: (route: Define) => void) => {
    tell(define);
    return {};
  };
  void remixConfig.routes?.(defineRoutes as never);
  return told;
}

test("Remix has every page once, within its layout, and layouts have no path", () => {
  const told = toldRoutes();
  for (const [id, { path, ...route }] of routes) {
    const layout = "layout" in route ? route.layout : undefined;
    expect(told.get(id), id).toEqual({ path: path.replace(/^\/|\/$/g, ""), layout });
  }
  for (const id of Object.keys(layouts)) expect(told.get(id), id).toEqual({ path: undefined, layout: undefined });
  expect(told.size).toBe(routes.length + Object.keys(layouts).length + 1);
});
