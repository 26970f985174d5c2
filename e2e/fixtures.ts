import { type APIRequestContext, test as base } from "@playwright/test";
import { createPaths, type Paths, slugsOfKey } from "../app/paths";
import type { Category } from "../contract/categories";
import type { Product } from "../contract/products";
import type { RouteNames } from "../contract/route-names";
import type { SearchResponse } from "../contract/search";
import { type ShopServer, startShop } from "./shop-server";
import { type Stub, startStub } from "./stub-service";

/** Something of everything that the shop under test has, read from its own services. */
export interface Catalogue {
  names: RouteNames;
  paths: Paths;
  /** Slugs of a category of the third level that has products. */
  slugs: [string, string, string];
  tree: Category[];
  /** A product with offers of several shops, found in that category where there is one. */
  product: Product;
  /** Website of a shop that sells it. */
  website: string;
}
interface Worker {
  /** The base URL of the shop that Playwright started, for worker fixtures. */
  mainUrl: string;
  catalogue: Catalogue;
  /** A second storefront that asks a recording stub for everything; the stub passes it on to the first shop. */
  stubbed: { shop: ShopServer; stub: Stub };
}

export const test = base.extend<{ errors: string[] }, Worker>({
  mainUrl: [({ playwright: _ }, use, info) => use(String(info.project.use.baseURL)), { scope: "worker" }],

  catalogue: [
    async ({ mainUrl, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: mainUrl });
      await use(await readCatalogue(request));
      await request.dispose();
    },
    { scope: "worker" },
  ],

  stubbed: [
    async ({ mainUrl }, use) => {
      const stub = await startStub(mainUrl);
      const shop = await startShop({ env: { ...stub.env, DEMO_PRODUCTS: "0" } });
      await use({ shop, stub });
      await shop.stop();
      await stub.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  /** An answer that a test makes may still be on its way when the test ends; that is no failure of the test. */
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },

  /** What the page complained about: errors thrown, errors logged, refused by the content security policy. */
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(errors);
  },
});
export { expect } from "@playwright/test";

/** Of a journey in a file for both widths that is the same at any: it runs on the phone alone. */
export const ONCE = { tag: "@phone" };

async function readCatalogue(request: APIRequestContext): Promise<Catalogue> {
  const get = async <T>(path: string): Promise<T> => (await request.get(path)).json();
  const names = await get<RouteNames>("/api/site/route-names.json");
  const tree = await get<Category[]>("/api/content/categories_list2.json");
  const slugs = deepest(tree);
  const answer = await request.post("/api/search/search", {
    data: {
      q: "",
      filters: { category: slugs },
      page: { current: 0, size: 30 },
      sort: { by: "relevance", direction: "desc" },
      context: "search",
      mobile: false,
    },
  });
  const { hits } = (await answer.json()) as SearchResponse;
  const best = hits.hits.toSorted((a, b) => b._source.shopCount - a._source.shopCount)[0];
  if (!best) throw new Error(`The demo shop has no product in ${slugs.join("/")}`);
  const product = await get<Product>(`/api/search/product/${best._id}?withExpired=1&withRedirects=1`);
  return { names, paths: createPaths(names), slugs, tree, product, website: product.offers[0]?.shop.website ?? "" };
}

/** The category of the third level with the most products. */
function deepest(tree: Category[]): Catalogue["slugs"] {
  const all = tree
    .filter((main) => !main.adult_content)
    .flatMap((main) => main.subcategory.buckets)
    .flatMap((sub) => sub.subsubcategory.buckets)
    .toSorted((a, b) => b.product_count - a.product_count);
  const [main, sub, subSub] = slugsOfKey(all[0]?.key ?? "");
  if (!main || !sub || !subSub) throw new Error("The demo shop has no category of the third level");
  return [main, sub, subSub];
}
