import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Kit } from "../kit";
import { openTestKit } from "../storage/testing";
import { testCategories, testOffers, testPrices, testProducts, testReviews, testShops } from "../storage/testing-rows";
import { fillStore } from "./fill-store";
import type { SeedProduct } from "./seed";

let kit: Kit;
beforeEach(async () => {
  kit = await openTestKit();
}, 60_000);
afterEach(() => kit.db.close());

function* madeOf(count: number, failAt = Number.POSITIVE_INFINITY): Generator<SeedProduct> {
  for (let n = 0; n < count; n += 1) {
    if (n === failAt) throw new Error("killed");
    const [product, offer, price, review] = [testProducts[0], testOffers[0], testPrices[0], testReviews[0]];
    if (!product || !offer || !price || !review) return;
    const id = String(200_001 + n);
    yield {
      product: { ...product, id, gtin: null },
      offers: [{ ...offer, id: `o${n}`, productId: id, merchantProductId: `m${n}` }],
      stock: [{ offerId: `o${n}`, onHand: n }],
      prices: [{ ...price, offerId: `o${n}`, productId: id }],
      reviews: [{ ...review, id: `r${n}`, productId: id }],
    };
  }
}

function seedOf(products: number, failAt?: number) {
  const rows = vi.fn(async () => ({
    shops: testShops,
    sellers: [{ shopId: "s1", status: "approved" as const }],
    accounts: [{ id: "acct_1", country: "NL", createdAt: new Date() }],
    codes: [{ code: "WELKOM", kind: "shipping" as const, value: 0 }],
    categories: testCategories,
    content: { "popular-terms": { terms: ["fiets"] } },
    products: madeOf(products, failAt),
  }));
  return { name: "test shop", products, rows };
}

async function counted() {
  const { rows } = await kit.db.query(`select (select count(*) from products) as products,
    (select count(*) from offers) as offers, (select count(*) from price_points) as prices,
    (select count(*) from reviews) as reviews, (select count(*) from stock) as stock,
    (select count(*) from shop_sellers) as sellers, (select count(*) from promo_codes) as codes`);
  return rows[0];
}

it("fills an empty store once, tells how far it is, and gives new products ids of their own", async () => {
  const progress = vi.fn();
  const seed = seedOf(600);
  expect(await fillStore(kit, seed, progress)).toBe(true);
  expect(seed.rows).toHaveBeenCalledWith("2026-11-21");
  expect(await counted()).toEqual({
    products: 600,
    offers: 600,
    prices: 600,
    reviews: 600,
    stock: 600,
    sellers: 1,
    codes: 1,
  });
  expect(progress.mock.calls).toEqual([
    [250, 600],
    [500, 600],
    [600, 600],
  ]);
  const { rows } = await kit.db.query("select nextval('product_ids') as id");
  expect(rows[0]).toEqual({ id: 200_601 });

  const again = seedOf(600);
  expect(await fillStore(kit, again)).toBe(false);
  expect(again.rows).not.toHaveBeenCalled();
});

it("begins anew after a filling that was cut off", async () => {
  await expect(fillStore(kit, seedOf(600, 400))).rejects.toThrow("killed");
  expect(await counted()).toMatchObject({ products: 250 });
  expect(await fillStore(kit, seedOf(300))).toBe(true);
  expect(await counted()).toEqual({
    products: 300,
    offers: 300,
    prices: 300,
    reviews: 300,
    stock: 300,
    sellers: 1,
    codes: 1,
  });
});

it("leaves a shop alone that somebody else filled, and an empty one when no products are wanted", async () => {
  const nothing = seedOf(0);
  expect(await fillStore(kit, nothing)).toBe(false);
  expect(nothing.rows).not.toHaveBeenCalled();
  expect(await counted()).toMatchObject({ products: 0 });
  await kit.db.query(`insert into shops (id, website, name, url, logo, identity, since)
    values ('eigen', 'eigen.example', 'Eigen', 'https://eigen.example', '', '{}', 2020)`);
  const late = seedOf(600);
  expect(await fillStore(kit, late)).toBe(false);
  expect(late.rows).not.toHaveBeenCalled();
});
