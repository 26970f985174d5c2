import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Kit } from "../kit";
import { openTestKit } from "../storage/testing";
import { testCategories, testOffers, testPrices, testProducts, testReviews, testShops } from "../storage/testing-rows";
import type { DemoProduct, DemoShop } from "./catalogue/types";
import { seedDemoShop } from "./seed";

let kit: Kit;
beforeEach(async () => {
  kit = await openTestKit();
}, 60_000);
afterEach(() => kit.db.close());

function* madeOf(count: number, failAt = Number.POSITIVE_INFINITY): Generator<DemoProduct> {
  for (let n = 0; n < count; n += 1) {
    if (n === failAt) throw new Error("killed");
    const [product, offer, price, review] = [testProducts[0], testOffers[0], testPrices[0], testReviews[0]];
    if (!product || !offer || !price || !review) return;
    const id = String(200_001 + n);
    yield {
      product: { ...product, id, gtin: null },
      offers: [{ ...offer, id: `o${n}`, productId: id, merchantProductId: `m${n}` }],
      prices: [{ ...price, offerId: `o${n}`, productId: id }],
      reviews: [{ ...review, id: `r${n}`, productId: id }],
    };
  }
}

function shopOf(products: Iterable<DemoProduct>): DemoShop {
  return { shops: testShops, categories: testCategories, content: { "popular-terms": { terms: ["fiets"] } }, products };
}

async function counted() {
  const { rows } = await kit.db.query(`select (select count(*) from products) as products,
    (select count(*) from offers) as offers, (select count(*) from price_points) as prices,
    (select count(*) from reviews) as reviews`);
  return rows[0];
}

it("fills an empty store once, tells how far it is, and gives new products ids of their own", async () => {
  const progress = vi.fn();
  expect(await seedDemoShop(kit, { products: 600 }, () => shopOf(madeOf(600)), progress)).toBe(true);
  expect(await counted()).toEqual({ products: 600, offers: 600, prices: 600, reviews: 600 });
  expect(progress.mock.calls).toEqual([
    [250, 600],
    [500, 600],
    [600, 600],
  ]);
  const { rows } = await kit.db.query("select nextval('product_ids') as id");
  expect(rows[0]).toEqual({ id: 200_601 });

  const generate = vi.fn(() => shopOf(madeOf(600)));
  expect(await seedDemoShop(kit, { products: 600 }, generate)).toBe(false);
  expect(generate).not.toHaveBeenCalled();
});

it("begins anew after a filling that was cut off", async () => {
  const broken = () => shopOf(madeOf(600, 400));
  await expect(seedDemoShop(kit, { products: 600 }, broken)).rejects.toThrow("killed");
  expect(await counted()).toMatchObject({ products: 250 });
  expect(await seedDemoShop(kit, { products: 300 }, () => shopOf(madeOf(300)))).toBe(true);
  expect(await counted()).toEqual({ products: 300, offers: 300, prices: 300, reviews: 300 });
});

it("leaves a shop alone that somebody else filled, and an empty one when no demo is wanted", async () => {
  const generate = vi.fn(() => shopOf(madeOf(1)));
  expect(await seedDemoShop(kit, { products: 0 }, generate)).toBe(false);
  await kit.db.query(`insert into shops (id, website, name, url, logo, identity, since)
    values ('eigen', 'eigen.example', 'Eigen', 'https://eigen.example', '', '{}', 2020)`);
  expect(await seedDemoShop(kit, { products: 600 }, generate)).toBe(false);
  expect(generate).not.toHaveBeenCalled();
});
