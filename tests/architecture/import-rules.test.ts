import { expect, test } from "vitest";
import { backendFloors, moduleOf } from "./floors";
import { computedImports, cyclesAmong, cyclesIn, type Import, importsOf } from "./imports";
import { featureOrder, roomOf, violation } from "./rooms";
import { files, isCode, isTest, isTestHelper, textOf } from "./sources";

const code = files.filter((file) => isCode(file) && !isTest(file));
const imports = code.flatMap(importsOf);
const inApp = (file: string) => file.startsWith("app/");
const at = ({ from, line }: Import) => `${from}:${line}`;

test("every room imports only from the rooms below it", () => {
  const broken = imports.flatMap((found) => {
    const reason = found.file && violation(found.from, found.file);
    // Types of the root's data name what every page knows; they are gone at run time.
    const isType = found.typeOnly && found.file && roomOf(found.file) === "app/root-data";
    return reason && !isType ? [`${at(found)} ${reason}`] : [];
  });
  expect(broken).toEqual([]);
});

test("every relative or aliased import leads to a file", () => {
  expect(
    imports.filter(({ file }) => file?.endsWith("(missing)")).map((found) => `${at(found)} ${found.file}`),
  ).toEqual([]);
});

test("every feature has its place in the order in which features may import each other", () => {
  const features = new Set(code.filter((file) => file.startsWith("app/features/")).map((file) => file.split("/")[2]));
  const unknown = [...features].filter((name) => !featureOrder.includes(name ?? ""));
  expect(unknown, "name the feature in featureOrder of tests/architecture/rooms.ts, after those it needs").toEqual([]);
});

test("every module of the backend stands on one floor, and no floor names a module that is gone", () => {
  const modules = new Set(code.flatMap((file) => moduleOf(file) || []));
  const named = backendFloors.flatMap((floor) => floor.modules);
  expect([...named].sort(), "name the module in tests/architecture/floors.ts, above what it needs").toEqual(
    [...modules].sort(),
  );
});

test("no folders of the backend import each other in a circle, not even for types", () => {
  const cycles = cyclesIn(imports.flatMap(betweenModules)).map((cycle) => `${cycle.join(" → ")}: ${CURE}`);
  expect(cycles).toEqual([]);
});
const CURE = "move the shared part to a floor below both";
function betweenModules({ from, file }: Import): [string, string][] {
  const here = moduleOf(from);
  const there = moduleOf(file ?? "");
  const isEdge = here !== undefined && there !== undefined && here !== there && !isTestHelper(from);
  return isEdge ? [[here, there]] : [];
}

test("a circle is noticed, and told with everything on it", () => {
  const down = [
    ["account", "notifications"],
    ["account", "users"],
    ["notifications", "users"],
  ] as const;
  expect(cyclesIn(down)).toEqual([]);
  expect(cyclesIn([...down, ["users", "account"]])).toContainEqual(["account", "notifications", "users", "account"]);
});

test("the contract needs no package, so that anyone can read it, but the schemas of answers", () => {
  const packages = imports.filter(
    ({ from, file, specifier }) =>
      from.startsWith("contract/") && !file && !(from.startsWith("contract/answers/") && specifier === "valibot"),
  );
  expect(packages.map((found) => `${at(found)} ${found.specifier}`)).toEqual([]);
});

test("schemas of answers come with the first answer: only api/ and the door have them at run time", () => {
  const early = imports.filter(
    ({ from, file, typeOnly }) =>
      !typeOnly &&
      file?.startsWith("contract/answers/") &&
      !/^(contract\/answers|server|backend\/http)\/|^app\/api\/read-answer\.ts$/.test(from),
  );
  expect(early.map((found) => `${at(found)} ${found.specifier}: import its type alone`)).toEqual([]);
});

test("the storefront's own imports have the form ~/ or stand beside the file; the contract's #contract/", () => {
  const odd = imports.filter(
    ({ from, file, specifier }) =>
      (inApp(from) && file?.startsWith("app/") && specifier.startsWith("../../")) ||
      (file?.startsWith("contract/") && !from.startsWith("contract/") && !specifier.startsWith("#contract/")),
  );
  expect(odd.map((found) => `${at(found)} ${found.specifier}: write ~/… or #contract/…`)).toEqual([]);
});

test("only the entry of server rendering and .server files of the storefront use Node", () => {
  const node = imports.filter(
    ({ from, specifier, typeOnly }) =>
      inApp(from) && !typeOnly && specifier.startsWith("node:") && !/entry\.server\.tsx$|\.server\.tsx?$/.test(from),
  );
  expect(node.map((found) => `${at(found)} ${found.specifier}: move it to a .server.ts file`)).toEqual([]);
});

test("no files import each other in a circle", () => {
  const cycles = cyclesAmong(code).map((cycle) => `${cycle.join(" → ")}: move the shared part to a file of its own`);
  expect(cycles).toEqual([]);
});

test("nothing in the backend, its tests included, reaches the demo shop: it is handed in", () => {
  const own = files.filter((file) => file.startsWith("backend/") && isCode(file));
  const found = own.flatMap(importsOf).filter(({ file, specifier }) => /^demo\//.test(file ?? specifier));
  expect(found.map((one) => `${at(one)} ${one.specifier}: take what is needed from the seed`)).toEqual([]);
  const named = own.filter((file) => /["'`/]demo\/(demo-shop|catalogue|drawings)\b/.test(textOf(file)));
  expect(named, "code that a test runs in another process counts as well").toEqual([]);
  const hidden = own.flatMap(computedImports);
  expect(hidden, "name the module in the import: only then can these rules read it").toEqual([]);
});

test("the rules themselves notice what they forbid", () => {
  const forbidden = [
    ["app/routes/home.tsx", "backend/app.ts"],
    ["backend/search/routes.ts", "app/paths.ts"],
    ["backend/search/routes.ts", "backend/products/records.ts"],
    ["app/features/product/card.tsx", "app/features/search/heading.ts"],
    ["app/features/product/card.tsx", "app/shell/page.tsx"],
    ["app/features/product/card.tsx", "app/features/wishlist/button.tsx"],
    ["app/features/product/card.tsx", "app/features/product-page/gallery.tsx"],
    ["app/features/wishlist/row.tsx", "app/features/product-page/gallery.tsx"],
    ["app/features/home/row.tsx", "app/features/product-page/gallery.tsx"],
    ["app/shell/page.tsx", "app/features/product-page/gallery.tsx"],
    ["app/ui/price.tsx", "app/features/product/card.tsx"],
    ["app/ui/link.tsx", "app/paths.ts"],
    ["app/api/client.ts", "app/ui/price.tsx"],
    ["app/shell/page.tsx", "app/routes/home.tsx"],
    ["contract/search.ts", "app/paths.ts"],
    ["e2e/home.spec.ts", "app/routes/home.tsx"],
    ["bench/render.ts", "backend/app.ts"],
    ["backend/storage/open.ts", "backend/kit.ts"],
    ["backend/users/as-user.ts", "backend/notifications/add.ts"],
    ["backend/products/detail.ts", "backend/services.ts"],
    ["backend/prices/routes.ts", "backend/shops/routes.ts"],
    ["backend/nobody/routes.ts", "backend/storage/database.ts"],
    ["backend/app.ts", "app/paths.ts"],
    ["backend/app.ts", "demo/demo-shop.ts"],
    ["server/pages.ts", "demo/demo-shop.ts"],
    ["demo/demo-shop.ts", "backend/storage/database.ts"],
  ] as const;
  for (const [from, to] of forbidden) expect(violation(from, to), `${from} → ${to}`).toMatch(/imports .*\.$/);
  const fine = [
    ["app/routes/home.tsx", "app/features/product/card.tsx"],
    ["app/features/search/list.tsx", "app/features/product/card.tsx"],
    ["app/features/wishlist/row.tsx", "app/features/product/card.tsx"],
    ["app/features/product-page/tools.tsx", "app/features/wishlist/button.tsx"],
    ["app/routes/product.tsx", "app/features/product-page/gallery.tsx"],
    ["app/features/search/list.tsx", "app/api/server.ts"],
    ["backend/search/routes.ts", "backend/products/rules.ts"],
    ["backend/search/routes.ts", "contract/search.ts"],
    ["backend/account/alerts.ts", "backend/stock-alerts/send-alerts.ts"],
    ["backend/services.ts", "backend/account/alerts.ts"],
    ["server/pages.ts", "backend/app.ts"],
    ["server.ts", "demo/demo-shop.ts"],
    ["demo/demo-shop.ts", "backend/seed/seed.ts"],
    ["e2e/home.spec.ts", "contract/services.ts"],
  ] as const;
  for (const [from, to] of fine) expect(violation(from, to), `${from} → ${to}`).toBeUndefined();
});
