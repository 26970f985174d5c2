import { afterAll, beforeAll, expect, test } from "vitest";
import { priceCases } from "#contract/offer-rules.fixture";
import type { Kit } from "../kit";
import { emptyContext } from "../search/query/shop-context";
import { documentsOf } from "../search/source/documents-of";
import { readChanges } from "../search/source/read-changes";
import { openTestShop, TEST_NOW } from "../storage/testing";
import { lowestPrices } from "./lowest-prices";
import { productSummaries } from "./summaries";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

test.each(priceCases)("in lists, in sorting and in messages: $name", async (given) => {
  const { db } = kit;
  const id = `price-${given.name.replaceAll(" ", "-")}`;
  await db.query(
    "insert into products (id, name, slug, category_id) select $1, 'Ding', 'ding', category_id from products limit 1",
    [id],
  );
  for (const [index, [shop, condition, availability, price, shipping]] of given.offers.entries()) {
    await db.query(
      `insert into shops (id, website, name, url, logo, identity, since)
       values ($1, $1 || '.example', $1, 'https://a.example', '', '{}', 2020) on conflict do nothing`,
      [`price-${shop}`],
    );
    await db.query(
      `insert into offers (id, product_id, shop_id, merchant_product_id, title, url, price, shipping, availability, condition)
       values ($1, $2, $3, $1, 'Ding', 'https://a.example', $4, $5, $6, $7)`,
      [`${id}-${index}`, id, `price-${shop}`, price, shipping, availability, condition],
    );
  }
  const { lowestPrice, lowestTotal, shops } = given;
  expect((await productSummaries(db, [id]))[0]).toMatchObject({ lowestPrice, lowestTotal, shopCount: shops });
  expect((await lowestPrices(db, [id])).get(id) ?? null).toBe(lowestTotal);
  const changes = await readChanges(db, { after: 0, seen: [], limit: 1_000 }, TEST_NOW);
  const { documents } = documentsOf(changes, emptyContext.categories);
  expect(documents.find((document) => document.id === id)?.lowestTotal).toBe(lowestTotal);
});
