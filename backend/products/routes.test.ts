import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { openTestShop } from "../storage/testing";
import { offersOf } from "./offers";
import { productCalls, similarCalls } from "./routes";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

const get = (path: string) => productCalls(kit).request(`${path}?withExpired=1&withRedirects=1`);
const post = (path: string, body: unknown, calls = productCalls(kit)) =>
  calls.request(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });

describe("a product", () => {
  it("comes with all its offers: what can be ordered first, then by total", async () => {
    const product = answered("product", await (await get("/product/1")).json());
    expect(product.offers.map(({ id, total }) => [id, total])).toEqual([
      ["o3", 8_200],
      ["o2", 8_200],
      ["o1", 8_500],
      ["o4", 5_000],
    ]);
    expect(product.offers.find(({ id }) => id === "o1")).toMatchObject({
      shop: { website: "belhuis.example", rating: 4.2, reviewCount: 120 },
      delivery: { minDays: 1, maxDays: 2, cutoff: "22:00" },
      EAN: "8712345000011",
      SKU: "U1",
    });
    expect(product).toMatchObject({
      GTIN: "8712345000011",
      canonical_path: "/product/nova-uno-128/1/",
      expired: false,
    });
    expect(product.categoryPath.map(({ slug }) => slug)).toEqual(["elektronica", "telefoons", "smartphones"]);
    expect(product.rating).toEqual({ average: 4.3, count: 3 });
  });

  it("leaves out pictures of elsewhere that could not be had, until they may be tried again", async () => {
    const [there, gone, again] = ["a", "b", "c"].map((letter) => letter.repeat(24));
    const url = (hash: string | undefined) => `/api/images/remote/${hash}/{width}.webp`;
    const before = await kit.db.query<{ images: unknown }>("select images from products where id = '1'");
    const images = [gone, there, again].map((hash) => ({ url: url(hash), widths: [160] }));
    await kit.db.query("update products set images = $1 where id = '1'", [JSON.stringify(images)]);
    await kit.db.query(
      `insert into remote_images (hash, source_url, failures, retry_after) values ($1, 'https://a.example', 0, null),
        ($2, 'https://b.example', 1, '2999-01-01'), ($3, 'https://c.example', 1, '2020-01-01')`,
      [there, gone, again],
    );
    const product = answered("product", await (await get("/product/1")).json());
    expect(product.images.map((image) => image.url)).toEqual([url(there), url(again)]);
    const [summary] = answered("productsById", await (await post("/products", { ids: ["1"] })).json()).products;
    expect(summary?.images.map((image) => image.url)).toEqual([url(there), url(again)]);
    await kit.db.query("delete from remote_images");
    await kit.db.query("update products set images = $1 where id = '1'", [JSON.stringify(before.rows[0]?.images)]);
  });

  it("that is no longer sold has no offers", async () => {
    expect(await (await get("/product/3")).json()).toMatchObject({ expired: true, offers: [] });
  });

  it("that moved says where to, permanently", async () => {
    expect(await (await get("/product/4")).json()).toEqual({ location: "/product/nova-uno-128/1/", status: 301 });
  });

  it("that moved in a circle or to nowhere is not there", async () => {
    await kit.db.query(`insert into products (id, name, slug, category_id, moved_to) values
      ('c1', 'C', 'c', 'c-elektronica', 'c2'), ('c2', 'C', 'c', 'c-elektronica', 'c1'), ('c3', 'C', 'c', 'c-elektronica', 'x')`);
    expect((await get("/product/c1")).status).toBe(404);
    expect((await get("/product/c3")).status).toBe(404);
    await kit.db.query("delete from products where id in ('c1', 'c2', 'c3')");
  });

  it("inherits adult from its category", async () => {
    expect(await (await get("/product/6")).json()).toMatchObject({ adult_content: true });
    expect(await (await get("/product/5")).json()).toMatchObject({ adult_content: false });
  });

  it.each([
    ["/product/999", 404],
    [`/product/${"9".repeat(100)}`, 400],
    ["/product/%00", 400],
    ["/product/1'--", 404],
  ])("%s is %i", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it("is given without the two parameters as well, and not for other values of them", async () => {
    expect((await productCalls(kit).request("/product/1")).status).toBe(200);
    expect((await productCalls(kit).request("/product/1?withExpired=yes")).status).toBe(400);
  });
});

describe("a price check", () => {
  it.each([
    ["the id", { id: "1", brand: null }],
    ["the barcode", { id: "elders", EAN: "8712345000011" }],
    ["brand and article number", { id: "elders", brand: "NOVA", SKU: "uno-128" }],
    ["brand and the shop's number", { id: "elders", brand: "Nova", SKU: "U1" }],
    ["campaign and family", { id: "elders", campaignID: "camp", family_code: "uno" }],
  ])("finds the product by %s", async (_by, body) => {
    const { offers } = answered("productOffers", await (await post("/product-offers", body)).json());
    expect(offers.map(({ id }) => id)).toContain("o1");
  });

  it("by the id asks the store once", async () => {
    const [query, select] = [vi.spyOn(kit.db, "query"), vi.spyOn(kit.db.orm, "select")];
    await post("/product-offers", { id: "1", brand: "Nova", EAN: "8712345000011" });
    expect(query.mock.calls.length + select.mock.calls.length).toBe(1);
    query.mockRestore();
    select.mockRestore();
  });

  it("of an expired product has no offers, of an unknown one is 404", async () => {
    expect(await (await post("/product-offers", { id: "3" })).json()).toEqual({ offers: [] });
    expect((await post("/product-offers", { id: "elders", brand: "Nova" })).status).toBe(404);
    expect((await post("/product-offers", { id: 1 })).status).toBe(400);
  });
});

describe("products by id", () => {
  it("come as summaries in the order asked, without unknown ones", async () => {
    const response = await post("/products", { ids: ["7", "zzz", "1", "3"] });
    const { products } = answered("productsById", await response.json());
    expect(products.map(({ id }) => id)).toEqual(["7", "1", "3"]);
    expect(products[1]).toMatchObject({
      lowestPrice: 8_000,
      lowestTotal: 8_200,
      shopCount: 3,
      highlights: ["128 GB", "6,1 inch"],
      offers: [{ shop: "Nieuwkomer" }, { shop: "Adapter" }, { shop: "Belhuis", EAN: "8712345000011" }],
    });
    expect(products[0]).toMatchObject({ lowestPrice: null, lowestTotal: null, shopCount: 0, offers: [] });
    expect(products[2]).toMatchObject({ expired: true, lowestPrice: null });
  });

  it("ask the store for offers once, however many there are", async () => {
    const query = vi.spyOn(kit.db, "query");
    const select = vi.spyOn(kit.db.orm, "select");
    await post("/products", { ids: ["1", "2", "3", "5", "6", "7"] });
    expect(select.mock.calls.length + query.mock.calls.length).toBeLessThanOrEqual(4);
    query.mockRestore();
    select.mockRestore();
  });

  it("are at most a hundred", async () => {
    expect((await post("/products", { ids: Array.from({ length: 101 }, String) })).status).toBe(400);
    expect(await (await post("/products", { ids: [] })).json()).toEqual({ products: [] });
  });
});

describe("an offer can be ordered here", () => {
  const sellers = async () => {
    const { offers } = answered("productOffers", await (await post("/product-offers", { id: "2" })).json());
    return Object.fromEntries(offers.map(({ shop, sellable }) => [shop.name, sellable]));
  };

  it("when its shop is an approved seller that has it", async () => {
    expect(await sellers()).toEqual({ Adapter: false, Belhuis: false });
    await kit.db.query(
      "insert into shop_sellers (shop_id, iban, certified_at, status) values ('s1', 'NL91', now(), 'approved')",
    );
    expect(await sellers()).toEqual({ Adapter: false, Belhuis: true });
    await kit.db.query(
      `insert into stock (offer_id, on_hand) select id, 0 from offers where product_id = '2' and shop_id = 's1'`,
    );
    expect(await sellers()).toMatchObject({ Belhuis: false });
    await kit.db.query("update stock set on_hand = 1");
    expect(await sellers()).toMatchObject({ Belhuis: true });
    await kit.db.query("update shop_sellers set status = 'suspended'");
    expect(await sellers()).toMatchObject({ Belhuis: false });
  });

  it("as one query finds with the offers themselves", async () => {
    const query = vi.spyOn(kit.db, "query");
    const select = vi.spyOn(kit.db.orm, "select");
    await offersOf(kit.db, ["1", "2"]);
    expect(select.mock.calls.length + query.mock.calls.length).toBe(1);
    query.mockRestore();
    select.mockRestore();
  });
});

describe("more like this", () => {
  it("asks the engine for at most thirty ids and keeps its order", async () => {
    const find = vi.fn(async () => ["5", "2"]);
    const productIds = Array.from({ length: 31 }, (_, n) => String(n));
    const response = await post("/moreLikeThis", { productIds }, similarCalls(kit, find));
    const { hits } = answered("moreLikeThis", await response.json());
    expect(hits.hits.map(({ _id, _source }) => [_id, _source.id])).toEqual([
      ["5", "5"],
      ["2", "2"],
    ]);
    expect(find).toHaveBeenCalledWith(productIds.slice(0, 30), 30);
  });

  it("refuses an empty list", async () => {
    const find = vi.fn(async () => ["5"]);
    expect((await post("/moreLikeThis", { productIds: [] }, similarCalls(kit, find))).status).toBe(400);
    expect(find).not.toHaveBeenCalled();
  });
});
