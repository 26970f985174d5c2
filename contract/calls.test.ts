import { expect, test } from "vitest";
import type { Call } from "./call";
import { serviceNames, services } from "./services";

const modules = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts"], { eager: true });
const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "service" in value && "method" in value && "path" in value;
const calls = Object.values(modules).flatMap((exports) =>
  Object.entries(exports).filter(([, value]) => isCall(value)),
) as [string, Call][];

test("every call is exported under its own name, on a service that exists", () => {
  expect(calls.length).toBeGreaterThan(30);
  for (const [name, call] of calls) {
    expect(call.name).toBe(name);
    expect(serviceNames, name).toContain(call.service);
    expect(call.path, name).toMatch(/^\//);
  }
});

test("no two calls share service, method and path", () => {
  const keys = calls.map(([, { service, method, path }]) => `${method} ${service}${path}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("the calls that the specification names stand where it says", () => {
  const keys = calls.map(([, { service, method, path }]) => `${service} ${method} ${path}`);
  expect(keys).toEqual(
    expect.arrayContaining([
      "webshops GET /shop/{id}",
      "webshops GET /shop/all",
      "prices GET /prices/{id}",
      "prices GET /related/",
      "content GET /categories_list.json",
      "content GET /categories_list2.json",
      "content GET /categories_routes.json",
      "content GET /main-categories.json",
      "content GET /categories/{id}.json",
      "content GET /categories2/{id}.json",
      "content GET /featured-categories.json",
      "content GET /market-status.json",
      "content GET /all-shops.json",
      "content GET /popular_terms.json",
      "content GET /support-articles/{id}",
      "reviews GET /product",
      "products POST /moreLikeThis",
      "search GET /product/{id}{suffix}",
      "search POST /product-offers",
      "search POST /search",
      "search POST /facets",
      "search POST /facet-full",
      "search GET /suggestions",
      "search POST /products",
      "discounts POST /v1/homepage/",
      "recommendations GET /personalized",
      "recommendations GET /mostViewedItems",
      "recommendations GET /relatedViews",
    ]),
  );
});

test("product data is asked without credentials, personal recommendations only with them", () => {
  const bearer = Object.fromEntries(calls.map(([name, call]) => [name, call.bearer]));
  expect(bearer).toMatchObject({
    product: "never",
    productOffers: "never",
    search: "optional",
    personalized: "required",
  });
});

test("the profile is fetched anew after the calls that the specification names (AC-21), and after signing up", () => {
  const stale = calls.filter(([, { makesStale }]) => makesStale?.includes("getUserData")).map(([name]) => name);
  expect(stale.sort()).toEqual([
    "addBlogBookmark",
    "addViewedProduct",
    "addWishlistProduct",
    "businesSignup",
    "cancelAccountDeletion",
    "deleteAccount",
    "deleteBlogBookmark",
    "deleteWishlistProduct",
    "removeViewedProducts",
    "setUserData",
    "signup",
  ]);
  const names = calls.map(([name]) => name);
  expect(calls.flatMap(([, { makesStale = [] }]) => makesStale).filter((name) => !names.includes(name))).toEqual([]);
});

test("every service has an environment variable and a mount of its own", () => {
  const all = Object.values(services);
  expect(new Set(all.map(({ env }) => env)).size).toBe(all.length);
  expect(new Set(all.map(({ mount }) => mount)).size).toBe(all.length);
  for (const { env, mount } of all) {
    expect(env).toMatch(/^[A-Z_]+_URL$/);
    expect(mount).toMatch(/^\/api\/[a-z]+$/);
  }
});
