import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Answering, json, loaderContext } from "../../../tests/loader-context";
import { aSummary } from "../product/product-fixtures";
import { loadShop } from "./load-shop";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const klushal = { id: "s1", website: "klushal.example", name: "Klushal" };
const found = (count: number, total = count) => {
  const hits = Array.from({ length: count }, (_, index) => ({
    _id: `${index}`,
    _source: aSummary({ id: `${index}` }),
  }));
  return json({ hits: { hits, total: { value: total } } });
};
const answering =
  (shop: () => Response | Promise<Response>, products = () => found(30, 95)): Answering =>
  ({ path }) =>
    path === "/search" ? products() : path === "/facets" ? json({ facets: {} }) : shop();

async function load(answer: Answering, query = "") {
  const { context, sent } = loaderContext(answer);
  const request = new Request(`https://shop.example/shop/klushal.example/${query}`);
  const result = await loadShop({ request, context }, "klushal.example").catch((thrown: unknown) => thrown);
  return { result, sent };
}
async function thrownBy(shop: () => Response | Promise<Response>) {
  const { result } = await load(answering(shop));
  if (!(result instanceof Response)) throw new Error("No response was thrown");
  return result;
}

describe("loadShop", () => {
  test("asks for the shop by its website and for its products by the campaign filter", async () => {
    const { result, sent } = await load(
      answering(() => json(klushal)),
      "?page=2&brand=Bosch&priceTo=50&sortBy=priceAsc&webshop=ander.example&q=boor",
    );
    expect(sent.map(({ service, path }) => `${service}${path}`)).toEqual(
      expect.arrayContaining(["webshops/shop/klushal.example", "search/search"]),
    );
    expect(sent.find(({ path }) => path === "/search")?.body).toMatchObject({
      q: "boor",
      filters: { campaign: ["klushal.example"], brand: ["Bosch"], price: [null, 5_000] },
      sort: { by: "price", direction: "asc" },
      page: { current: 1, size: 30 },
    });
    const list = { state: { page: 2, filters: { brand: ["Bosch"] } }, results: { hits: { total: { value: 95 } } } };
    expect(result).toMatchObject({ shop: klushal, list });
  });
  test("leaves products for adults out, of its total too, and says that it does", async () => {
    const hits = [
      { _id: "1", _source: aSummary({ id: "1" }) },
      { _id: "2", _source: aSummary({ id: "2", name: "Ondeugend", adult_content: true }) },
    ];
    const products = () => json({ hits: { hits, total: { value: 2 } } });
    const { result } = await load(answering(() => json(klushal), products));
    const told = (total: number, hidden: number) => ({
      list: { results: { hits: { total: { value: total } }, hidden_adult: hidden } },
    });
    expect(result).toMatchObject(told(1, 1));
    expect(JSON.stringify(result)).not.toContain("Ondeugend");
    const none = () => json({ hits: { hits: [], total: { value: 0 } }, hidden_adult: 4 });
    expect((await load(answering(() => json(klushal), none))).result).toMatchObject(told(0, 4));
    expect((await load(answering(() => json(klushal)))).result).toMatchObject(told(95, 0));
  });
  test("offers no products of other shops when nothing is found", async () => {
    const other = aSummary({ id: "9", name: "Van elders" });
    const nearest = { categories: [], products: [other] };
    const nothing = () => json({ hits: { hits: [], total: { value: 0 } }, expiredProducts: [other], nearest });
    const { result, sent } = await load(
      answering(() => json(klushal), nothing),
      "?q=boor",
    );
    expect(result).toMatchObject({ shop: klushal, list: { results: { hits: { total: { value: 0 } } } } });
    expect(JSON.stringify(result)).not.toContain("Van elders");
    expect(sent.find(({ path }) => path === "/search")?.body).toMatchObject({ q: "boor" });
  });
  test.each([410, 503, 404, 500])("answers with the upstream's own %i, and nobody may keep it", async (status) => {
    const response = await thrownBy(() => json({}, status));
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
  });
  test("is not found when no answer comes, or one that is no shop", async () => {
    expect((await thrownBy(() => Promise.reject(new TypeError("down")))).status).toBe(404);
    expect((await thrownBy(() => new Response("<html>", { headers: { "Content-Type": "text/html" } }))).status).toBe(
      404,
    );
    expect((await thrownBy(() => json({ name: 1 }))).status).toBe(404);
  });
  test.each(["/shop/nieuw.example/", "https://nieuw.example/"])("follows a shop that moved to %s", async (location) => {
    const response = await thrownBy(() => json({ location }));
    expect([response.status, response.headers.get("Location")]).toEqual([301, location]);
  });
  test.each(["//elders.example", "http://elders.example", "javascript:alert(1)"])(
    "does not follow %s",
    async (location) => {
      expect((await thrownBy(() => json({ location }))).status).toBe(404);
    },
  );
  test.each([301, 302, 307, 308])("follows a service that redirects with its %i", async (status) => {
    const headers = { Location: "/shop/nieuw.example/" };
    const response = await thrownBy(() => new Response(null, { status, headers }));
    expect([response.status, response.headers.get("Location")]).toEqual([status, "/shop/nieuw.example/"]);
  });
  test("does not follow a service that redirects elsewhere", async () => {
    const headers = { Location: "https://login.example/" };
    expect((await thrownBy(() => new Response(null, { status: 302, headers }))).status).toBe(404);
  });
  test.each(["/shop/klushal.example/", "/shop/klushal.example", "/SHOP/klushal%2Eexample/?page=1"])(
    "is not found when it moved to its own page, spelled %s",
    async (location) => {
      expect((await thrownBy(() => json({ location }))).status).toBe(404);
    },
  );
  test("is not found when it moved to a shop that moved back", async () => {
    const answer: Answering = ({ path }) => {
      if (path === "/search") return found(1);
      return json({ location: path.endsWith("/klushal.example") ? "/shop/b.example/" : "/shop/Klushal.example/" });
    };
    expect((await load(answer)).result).toMatchObject({ status: 404 });
  });
  test("shows the shop without products when the search fails", async () => {
    const { result } = await load(
      answering(
        () => json(klushal),
        () => json({}, 500),
      ),
    );
    expect(result).toMatchObject({ shop: klushal, list: null });
  });
  test("leads a page beyond the last one to the first", async () => {
    const { result } = await load(
      answering(
        () => json(klushal),
        () => found(0, 95),
      ),
      "?page=9",
    );
    expect(result).toBeInstanceOf(Response);
    const response = result as Response;
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/shop/klushal.example/"]);
  });
});
