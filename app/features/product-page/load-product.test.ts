import { beforeEach, describe, expect, test, vi } from "vitest";
import { aProduct } from "~/seo/product-fixture";
import { type Answering, json, loaderContext } from "../../../tests/loader-context";
import { aShopOffer, aSummary } from "../product/product-fixtures";
import { loadProduct } from "./load-product";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const product = aProduct({
  id: "1",
  brand: "Bosch",
  family_code: "f",
  canonical_path: "/product/wasmachine-9-kg/1/",
  offers: [aShopOffer({ id: "o1", EAN: "8712345678906", SKU: "S1" })],
});
const answers = (changes: Record<string, () => Response | Promise<Response>> = {}): Answering => {
  const all: Record<string, () => Response | Promise<Response>> = {
    "/product/1": () => json(product),
    "/product-offers": () =>
      json({ offers: [aShopOffer({ id: "dear", total: 9999 }), aShopOffer({ id: "low", total: 1 })] }),
    "/prices/1": () => json({ productId: "1", currency: "EUR", points: [] }),
    "/related/": () => json({ products: [aSummary({ id: "2" }), aSummary({ id: "1" })] }),
    "/relatedViews": () => json({ products: [aSummary({ id: "2" }), aSummary({ id: "3" })] }),
    "/moreLikeThis": () => json({ hits: { hits: [{ _id: "4", _source: aSummary({ id: "4" }) }] } }),
    "/product": () => json({ average: 4, count: 1, histogram: [0, 0, 0, 1, 0], reviews: [] }),
    ...changes,
  };
  return ({ path }) => all[path]?.() ?? json({}, 404);
};

async function load(answer = answers(), visitor = {}) {
  const { context, sent } = loaderContext(answer, visitor);
  const request = new Request(`${context.origin}/product/wasmachine/1/`);
  const data = await loadProduct({ request, context, id: "1" }).catch((thrown: unknown) => thrown as Response);
  if (data instanceof Error) throw data;
  return { data, sent };
}

describe("the loader of the product page", () => {
  test("asks for everything with what identifies the product, without credentials", async () => {
    const { data, sent } = await load();
    const asked = (path: string) => sent.find((request) => request.path === path);
    expect(asked("/product/1")).toMatchObject({ method: "GET", query: { withExpired: "1", withRedirects: "1" } });
    expect(asked("/product-offers")).toMatchObject({
      method: "POST",
      body: { id: "1", brand: "Bosch", family_code: "f", EAN: "8712345678906", SKU: "S1" },
    });
    expect(asked("/prices/1")?.method).toBe("GET");
    expect(asked("/related/")?.query).toEqual({ expired: "1", offer: "o1", ean: "8712345678906" });
    expect(asked("/product")).toMatchObject({ service: "reviews", query: { offer: "o1", ean: "8712345678906" } });
    expect(asked("/moreLikeThis")?.body).toEqual({ productIds: ["1"] });
    expect(asked("/relatedViews")?.query).toEqual({ productId: "1" });
    for (const { headers } of sent) {
      expect(headers.has("authorization")).toBe(false);
      expect(headers.has("cookie")).toBe(false);
    }
    expect(data).toMatchObject({ path: "/product/wasmachine-9-kg/1/", hidden: false, reviews: { count: 1 } });
  });

  test("shows the offers of today, cheapest total first, and no product twice", async () => {
    const { data } = await load();
    expect(data).toMatchObject({
      product: { offers: [{ id: "low" }, { id: "dear" }] },
      related: [{ id: "2" }],
      similar: [{ id: "4" }],
      viewedToo: [{ id: "3" }],
    });
  });

  const broken: [string, () => Response | Promise<Response>][] = [
    ["down", () => Promise.reject(new TypeError("fetch failed"))],
    ["broken", () => json({}, 500)],
    ["lying", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["cut off", () => new Response('{"offers":[', { headers: { "Content-Type": "application/json" } })],
  ];
  test.each(broken)("stands on the product alone when all else is %s", async (_, failing) => {
    const rest = ["/product-offers", "/prices/1", "/related/", "/relatedViews", "/moreLikeThis", "/product"];
    const { data } = await load(answers(Object.fromEntries(rest.map((path) => [path, failing]))));
    expect(data).toMatchObject({ product: { offers: [{ id: "o1" }] }, history: null, reviews: null, related: [] });
  });

  test.each(broken)("is not found, and not kept, when the product is %s", async (_, failing) => {
    const { data } = await load(answers({ "/product/1": failing }));
    expect(data).toMatchObject({ status: 404, statusText: "Not found" });
    expect((data as Response).headers.get("cache-control")).toBe("no-store");
  });

  test("an unknown product is not found", async () => {
    expect((await load(answers({ "/product/1": () => json({}, 404) }))).data).toMatchObject({ status: 404 });
  });

  test("a moved product is followed, within this site", async () => {
    const moved = async (location: string, status?: number) =>
      (await load(answers({ "/product/1": () => json({ location, status }) }))).data as Response;
    const response = await moved("/product/nieuw/2/", 302);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/product/nieuw/2/"]);
    expect((await moved("/product/nieuw/2/")).status).toBe(301);
    expect((await moved("https://evil.example/")).status).toBe(404);
  });

  const redirecting = (status: number, location: string) => () =>
    new Response("Moved", { status, headers: { Location: location } });
  test.each([301, 302, 307, 308])("a product whose service redirects is followed with its %i", async (status) => {
    const { data } = await load(answers({ "/product/1": redirecting(status, "/product/nieuw/2/") }));
    expect([(data as Response).status, (data as Response).headers.get("location")]).toEqual([
      status,
      "/product/nieuw/2/",
    ]);
  });

  test("a redirect to this site by its full address is followed, one to elsewhere is not", async () => {
    const own = await load(answers({ "/product/1": redirecting(301, "https://shop.example/product/nieuw/2/?a=b") }));
    expect((own.data as Response).headers.get("location")).toBe("/product/nieuw/2/?a=b");
    for (const to of ["https://evil.example/product/nieuw/2/", "//evil.example/", "/\\evil.example", "javascript:1"]) {
      const { data } = await load(answers({ "/product/1": redirecting(301, to) }));
      expect([(data as Response).status, (data as Response).headers.get("location")], to).toEqual([404, null]);
    }
  });

  test("a redirect within the service itself leads to the product", async () => {
    const to = "https://search.backend.example/v2/product/1";
    const moved = answers({ "/product/1": redirecting(301, to), "/v2/product/1": () => json(product) });
    expect((await load(moved)).data).toMatchObject({ product: { id: "1" } });
    const endless = await load(answers({ "/product/1": redirecting(301, "https://search.backend.example/product/1") }));
    expect(endless.data).toMatchObject({ status: 404 });
  });

  test.each(["/product/wasmachine/1/", "/product/anders/1", "/PRODUCT/x/%31/?a=b", "/product/-/1/#top"])(
    "a product that moved to its own page, spelled %s, is not found instead of going round",
    async (location) => {
      expect((await load(answers({ "/product/1": () => json({ location }) }))).data).toMatchObject({ status: 404 });
    },
  );

  test("a product that moved to one that moved back is not found instead of going to and fro", async () => {
    const there = () => json({ location: "/product/nieuw/2/" });
    const back = () => json({ location: "/product/oud/1/" });
    const { data } = await load(answers({ "/product/1": there, "/product/2": back }));
    expect(data).toMatchObject({ status: 404 });
  });

  test("an expired product has no offers to ask for, but has what to buy instead", async () => {
    const expired = { ...product, expired: true, offers: [] };
    const { data, sent } = await load(answers({ "/product/1": () => json(expired) }));
    expect(sent.map((request) => request.path)).not.toContain("/product-offers");
    expect(data).toMatchObject({ product: { expired: true, offers: [] }, related: [{ id: "2" }] });
    expect(sent.find((request) => request.path === "/related/")?.query).toEqual({ expired: "1", ean: "4006381333931" });
  });

  test("a product for adults is hidden until the visitor chooses to see such products", async () => {
    const adult = answers({ "/product/1": () => json({ ...product, adult_content: true }) });
    expect((await load(adult)).data).toMatchObject({ hidden: true });
    expect((await load(adult, { adult: true })).data).toMatchObject({ hidden: false });
  });

  test("the description becomes safe HTML", async () => {
    const text = "**Stil** <script>alert(1)</script>";
    const { data } = await load(answers({ "/product/1": () => json({ ...product, description: text }) }));
    expect("description" in data && data.description).toContain("<strong>Stil</strong>");
    expect("description" in data && data.description).not.toContain("<script>");
  });
});
