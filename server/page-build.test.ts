import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { dutchNames } from "../tests/route-names";
import { localized } from "./localized-handlers";

const Page = () => null;
const taken: EntryContext[] = [];
const values = { layout: { name: "Etalage", gone: undefined }, page: { prices: [1, null], at: "2026-01-01" } };

const modules = {
  root: { default: Page, loader: () => values.layout },
  product: { default: Page, loader: () => values.page },
  other: { default: Page, loader: () => null },
  moved: {
    default: Page,
    loader: () => {
      throw new Response(null, { status: 302, headers: { Location: "/elsewhere" } });
    },
  },
  feed: { loader: () => ({ items: [] }) },
};
const paths = { product: "{search}/:id", other: "other", moved: "moved", feed: "feed" };

function aBuild(): ServerBuild {
  const routes = Object.entries(modules).map(([id, module]) => {
    const path = id === "root" ? "" : paths[id as keyof typeof paths];
    return [id, { id, path, module, ...(id === "root" ? {} : { parentId: "root" }) }];
  });
  return {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, remix: EntryContext) => {
          taken.push(remix);
          return new Response("page", { status, headers });
        },
      },
    },
    routes: Object.fromEntries(routes),
    assets: { version: "1", url: "/m.js", entry: { module: "/e.js", imports: [] }, routes: Object.fromEntries(routes) },
    future: {},
    basename: "/",
    isSpaMode: false,
    mode: "production",
  } as unknown as ServerBuild;
}
const build = aBuild();
const table = { names: dutchNames, version: "t1" };
const shop = localized(build, table, "production");
const get = async (path: string, handle = shop.handle) => {
  const answer = await handle(new Request(`https://shop.example${path}`), {} as never);
  return { answer, remix: taken.pop() };
};

test("a page is drawn with its own routes alone, and with the values of their loaders themselves", async () => {
  const { remix } = await get("/zoeken/7");
  expect(Object.keys(remix?.manifest.routes ?? {})).toEqual(["root", "product"]);
  expect(Object.keys(remix?.routeModules ?? {})).toEqual(["root", "product"]);
  const { loaderData, errors } = remix?.staticHandlerContext ?? {};
  expect(errors).toBeNull();
  expect(loaderData?.root).toEqual({ name: "Etalage" });
  expect(loaderData?.product).toEqual(values.page);
  expect(loaderData?.product.prices).toBe(values.page.prices);
});

test("the browser is given the same data, and the same addresses, as by the whole build", async () => {
  const whole = await get("/zoeken/7", createRequestHandler(shop.build, "production"));
  const own = await get("/zoeken/7");
  expect(own.remix?.serverHandoffString).toBe(whole.remix?.serverHandoffString);
  expect(own.remix?.manifest.url).toBe(whole.remix?.manifest.url);
});

test("a request for data is answered with JSON", async () => {
  const { answer } = await get("/zoeken/7?_data=product");
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(await answer.json()).toEqual(values.page);
});

test("redirects, loaders without an object, resources and unknown pages are answered as before", async () => {
  const { answer } = await get("/moved");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/elsewhere"]);
  expect((await get("/other")).remix?.staticHandlerContext.loaderData.other).toBeNull();
  expect(await (await get("/feed")).answer.json()).toEqual({ items: [] });
  const unknown = await get("/no/such/page");
  expect(unknown.answer.status).toBe(404);
  expect(Object.keys(unknown.remix?.manifest.routes ?? {})).toEqual(Object.keys(modules));
});
