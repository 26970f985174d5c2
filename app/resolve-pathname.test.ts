import { beforeEach, expect, test, vi } from "vitest";
import { dutchNames } from "../tests/route-names";
import { createPaths } from "./paths";
import { resolvePathname } from "./resolve-pathname";
import { type RouteId, routeTable } from "./route-table";

const logged = vi.spyOn(console, "error");
beforeEach(() => void logged.mockReset().mockImplementation(() => {}));
const idOf = (pathname: string) => resolvePathname(dutchNames, pathname)?.id;

test("every page that can be built is found again, with its parameters", () => {
  const paths = createPaths(dutchNames);
  for (const id of Object.keys(routeTable) as RouteId[]) {
    const names = [...routeTable[id].path.matchAll(/:(\w+)/g)].map(([, name]) => String(name));
    const params = Object.fromEntries(names.map((name) => [name, `${name} é`]));
    expect(resolvePathname(dutchNames, paths.to(id, params as never)), id).toEqual({ id, params });
  }
  expect(logged).not.toHaveBeenCalled();
});

test("a path with and without the slash at the end is the same page", () => {
  expect(idOf("/zoeken")).toBe("search");
  expect(idOf("/zoeken/")).toBe("search");
  expect(idOf("/")).toBe("home");
});

test("fixed and localized segments win over a category of that name", () => {
  expect(idOf("/zoeken/")).toBe("search");
  expect(idOf("/404/")).toBe("notFound");
  expect(idOf("/elektronica/producten/")).toBe("categoryProducts");
  expect(idOf("/elektronica/telefoons/producten/")).toBe("subCategoryProducts");
  expect(idOf("/elektronica/telefoons/")).toBe("subCategory");
  expect(idOf("/product/a/1/")).toBe("product");
  expect(idOf("/shop/voorbeeld.nl/")).toBe("shop");
});

test.each(["/a/b/c/d/e/", "/product/a/b/c/", "/%E0%A4%A/"])("%s is logged as `Pathname not found`", (pathname) => {
  expect(resolvePathname(dutchNames, pathname)).toBeUndefined();
  expect(logged).toHaveBeenCalledExactlyOnceWith("Pathname not found", pathname);
});
