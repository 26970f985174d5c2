import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { dutchNames } from "../tests/route-names";
import { localizeBuild } from "./localize-build";

function aBuild(): ServerBuild {
  const route = (id: string, path?: string) => ({ id, parentId: "root", path, module: {} });
  const asset = (id: string, path?: string) => ({ id, path, module: `/assets/${id}.js`, hasLoader: true });
  const both = { root: undefined, search: "{search}", listing: ":category/{products}", gone: "{nowhere}/x" };
  const of = (make: typeof route | typeof asset) =>
    Object.fromEntries(Object.entries(both).map(([id, path]) => [id, make(id, path)]));
  return {
    routes: of(route),
    assets: { version: "abc", url: "/assets/manifest-abc.js", entry: { module: "", imports: [] }, routes: of(asset) },
    basename: "/",
  } as unknown as ServerBuild;
}
const table = { names: dutchNames, version: "t1" };
const pathsOf = (routes: object) =>
  Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, (route as { path?: string }).path]));

test("the server's routes and the browser's manifest carry the table's segments", () => {
  const expected = { root: undefined, search: "zoeken", listing: ":category/producten", gone: "{nowhere}/x" };
  const copy = localizeBuild(aBuild(), table);
  expect(pathsOf(copy.routes)).toEqual(expected);
  expect(pathsOf(copy.assets.routes)).toEqual(expected);
});

test("the manifest's version and address change with the table", () => {
  const urlOf = (version: string) => `/assets/routes-${version}.js`;
  expect(localizeBuild(aBuild(), table, urlOf).assets).toMatchObject({
    version: "abc-t1",
    url: "/assets/routes-abc-t1.js",
  });
  expect(localizeBuild(aBuild(), { ...table, version: "t2" }, urlOf).assets.url).toBe("/assets/routes-abc-t2.js");
  expect(localizeBuild(aBuild(), table).assets.url).toBe("/assets/manifest-abc.js");
});

test("the build itself stays as it was", () => {
  const build = aBuild();
  const before = JSON.stringify(build);
  localizeBuild(build, table, (version) => version);
  expect(JSON.stringify(build)).toBe(before);
});
