import type { SeedRows } from "../../backend/seed/seed";
import { calendarOf } from "./calendar";
import { categoryRows } from "./categories";
import { contentBlocks } from "./content";
import { walkProducts } from "./products";
import { promoCodes } from "./promo-codes";
import { accountRows, sellerRows } from "./sellers";
import { shopRows } from "./shops";

/**
 * Generates the demo shop, deterministic for `today` (YYYY-MM-DD); increasing `products` leaves the first ones
 * unchanged. @throws RangeError when `today` is not a date or `products` is not a number from 0 to a million.
 */
export function generateDemoShop({ products, today }: { products: number; today: string }): SeedRows {
  const calendar = calendarOf(today);
  if (!Number.isInteger(products) || products < 0 || products > 1_000_000) {
    throw new RangeError(`The number of products must be from 0 to 1000000: ${products}`);
  }
  const sellers = sellerRows(calendar);
  return {
    shops: [...shopRows],
    sellers,
    accounts: accountRows(sellers, calendar),
    codes: [...promoCodes],
    categories: categoryRows(),
    content: contentBlocks(),
    products: { [Symbol.iterator]: () => walkProducts(products, today) },
  };
}
