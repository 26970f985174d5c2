import type { Kit } from "../kit";
import { insertRows } from "./bulk";
import { openDatabase } from "./open";
import * as tables from "./tables";
import { reviews } from "./tables-reviews";
import { testCategories, testOffers, testPrices, testProducts, testReviews, testShops } from "./testing-rows";

/** The current day in tests. */
export const TEST_NOW = new Date("2026-11-21T12:00:00Z");

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** An in-memory store with empty tables. */
export async function openTestKit(changes: Partial<Kit> = {}): Promise<Kit> {
  const log = changes.log ?? silent;
  const db = changes.db ?? (await openDatabase({ log }));
  return { db, log, dataDir: "/nonexistent", now: () => TEST_NOW, ...changes };
}

/**
 * An in-memory store with the small shop of testing-rows.ts: enough of everything (moved, expired, adult, sold out, a
 * real and a false discount) to test a module through fetch(). Close `kit.db` afterwards.
 */
export async function openTestShop(changes: Partial<Kit> = {}): Promise<Kit> {
  const kit = await openTestKit(changes);
  await kit.db.transaction(async (session) => {
    await insertRows(session, tables.shops, testShops);
    await insertRows(session, tables.categories, testCategories);
    await insertRows(session, tables.products, testProducts);
    await insertRows(session, tables.offers, testOffers);
    await insertRows(session, tables.pricePoints, testPrices);
    await insertRows(session, reviews, testReviews);
  });
  return kit;
}
