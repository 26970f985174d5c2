import type { ServiceName } from "../contract/services";
import { expect, test } from "./fixtures";
import type { Recorded, Stub } from "./stub-service";

test.afterEach(({ stubbed }) => stubbed.stub.reset());

let serial = 0;
/** Renders a page that is in no cache and returns what its loader asked of the backends. */
async function callsOf(
  { shop, stub }: { shop: { url: string }; stub: Stub },
  path: string,
  headers: Record<string, string> = {},
) {
  stub.requests.length = 0;
  const url = `${shop.url}${path}${path.includes("?") ? "&" : "?"}utm_campaign=${++serial}-${Date.now()}`;
  const answer = await fetch(url, { headers });
  expect(answer.status, path).toBe(200);
  const calls = [...stub.requests];
  const find = (service: ServiceName, method: string, at: string): Recorded[] =>
    calls.filter((call) => call.service === service && call.method === method && call.path === at);
  return { calls, find };
}

test("the product page asks for the product without credentials, and for its offers, prices and relatives", async ({
  stubbed,
  catalogue,
}) => {
  const { product } = catalogue;
  const cookie = "adultContentAllowed=false; cartSessionHash=0123";
  const { find, calls } = await callsOf(stubbed, product.canonical_path, { cookie, authorization: "Bearer geheim" });

  const [asked] = find("search", "GET", `/product/${product.id}`);
  expect(asked?.query).toEqual({ withExpired: "1", withRedirects: "1" });
  expect(asked?.headers.cookie).toBeUndefined();
  expect(asked?.headers.authorization).toBeUndefined();

  const [offers] = find("search", "POST", "/product-offers");
  expect(offers?.body).toMatchObject({ id: product.id });
  const body = (offers?.body ?? {}) as Record<string, unknown>;
  expect(["id", "brand", "campaignID", "EAN", "family_code", "SKU"]).toEqual(expect.arrayContaining(Object.keys(body)));
  if (product.brand) expect(body.brand).toBe(product.brand);

  expect(find("prices", "GET", `/prices/${product.id}`)).toHaveLength(1);
  const [related] = find("prices", "GET", "/related/");
  expect(related?.query).toMatchObject({ expired: "1" });
  expect(related?.query.ean ?? related?.query.offer).toBeTruthy();

  const [similar] = find("products", "POST", "/moreLikeThis");
  const { productIds = [] } = (similar?.body ?? {}) as { productIds?: string[] };
  expect(productIds).toContain(product.id);
  expect(productIds.length).toBeLessThanOrEqual(30);
  expect(find("recommendations", "GET", "/relatedViews")).toHaveLength(1);
  expect(calls.filter(({ headers }) => headers.cookie || headers.authorization)).toEqual([]);
});

test("the home page asks for featured categories, deals, popular terms and what is viewed most", async ({
  stubbed,
}) => {
  const { find } = await callsOf(stubbed, "/");
  expect(find("content", "GET", "/featured-categories.json")).toHaveLength(1);
  expect(find("discounts", "POST", "/v1/homepage/")[0]?.body).toEqual({});
  expect(find("content", "GET", "/popular_terms.json")).toHaveLength(1);
  const [viewed] = find("recommendations", "GET", "/mostViewedItems");
  expect(viewed).toBeDefined();
  expect(viewed?.headers.authorization).toBeUndefined();
  expect(find("recommendations", "GET", "/personalized")).toEqual([]);
});

test("every page asks for the main categories and the status of the market", async ({ stubbed, catalogue }) => {
  const { find } = await callsOf(stubbed, catalogue.paths.to("webshops", {}));
  expect(find("content", "GET", "/main-categories.json")).toHaveLength(1);
  expect(find("content", "GET", "/market-status.json")).toHaveLength(1);
  expect(find("webshops", "GET", "/shop/all")).toHaveLength(1);
});

const readings = [
  {
    name: "search-engine",
    features: { enabled: [], disabled: ["Marketplace"] },
    list: "/categories_list2.json",
    folder: "categories2",
  },
  {
    name: "marketplace",
    features: { enabled: ["Marketplace"], disabled: [] },
    list: "/categories_list.json",
    folder: "categories",
  },
];
for (const { name, features, list, folder } of readings) {
  test(`in the ${name} reading the category tree is ${list} and a category ${folder}/{id}.json`, async ({
    stubbed,
    catalogue,
  }) => {
    const { slugs, paths, tree } = catalogue;
    const cookie = `features=${encodeURIComponent(JSON.stringify(features))}`;
    const all = await callsOf(stubbed, paths.to("allCategories", {}), { cookie });
    expect(all.find("content", "GET", list)).toHaveLength(1);
    const one = await callsOf(stubbed, paths.category(slugs[0]) ?? "", { cookie });
    const id = tree.find((main) => main.slug === slugs[0])?.id ?? "";
    const ask = one.calls.filter((call) => call.service === "content" && call.path === `/${folder}/${id}.json`);
    const byKey = one.find("search", "GET", `/categories/${slugs[0]}`);
    expect([...ask, ...byKey].length).toBeGreaterThan(0);
  });
}

test("a category is asked for by its dot-joined path, a listing searches in it", async ({ stubbed, catalogue }) => {
  const { paths, slugs } = catalogue;
  const category = await callsOf(stubbed, paths.category(slugs) ?? "");
  expect(category.find("search", "GET", `/categories/${slugs.join(".")}`)).toHaveLength(1);
  const listing = await callsOf(
    stubbed,
    paths.listing(slugs, { page: 2, sortBy: "priceAsc", brand: "A|B", priceFrom: 10 }),
  );
  expect(listing.find("search", "POST", "/search")[0]?.body).toMatchObject({
    filters: { category: [...slugs], brand: ["A", "B"] },
    page: { current: 1, size: 30 },
    sort: { by: "price", direction: "asc" },
    context: "search",
  });
});

test("the categories' routes are loaded, for the sitemap of categories", async ({ stubbed }) => {
  const { find } = await callsOf(stubbed, "/sitemaps/categories.xml");
  expect(find("content", "GET", "/categories_routes.json")).toHaveLength(1);
});

test("the shop page asks for the shop by its website and searches in it", async ({
  stubbed,
  catalogue: { website, paths },
}) => {
  const { find } = await callsOf(stubbed, paths.shop(website));
  expect(find("webshops", "GET", `/shop/${website}`)).toHaveLength(1);
  expect(find("search", "POST", "/search")[0]?.body).toMatchObject({ filters: { campaign: [website] } });
});

test("the special listing asks for its set of products", async ({ stubbed }) => {
  const { find } = await callsOf(stubbed, "/n/aanbiedingen/deals/");
  expect(find("search", "POST", "/search")[0]?.body).toMatchObject({ uber_ids: ["deals"] });
});

test("the search request tells a phone from a desktop", async ({ stubbed, catalogue: { paths } }) => {
  const mobile = async (agent: string) => {
    const { find } = await callsOf(stubbed, paths.search({ q: "fiets" }), { "user-agent": agent });
    return (find("search", "POST", "/search")[0]?.body as { mobile?: boolean } | undefined)?.mobile;
  };
  expect(await mobile("Mozilla/5.0 (Linux; Android 14) Mobile Safari")).toBe(true);
  expect(await mobile("Mozilla/5.0 (X11; Linux x86_64) Chrome")).toBe(false);
});
