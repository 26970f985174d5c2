import type { SeedRows } from "../../backend/seed/seed";
import { calendarOf } from "./calendar";
import { categoryRows } from "./categories";
import { contentBlocks } from "./content";
import { walkProducts } from "./products";
import { shopRows } from "./shops";

/**
 * The demo shop: the same for the same `today` (YYYY-MM-DD), and with more products the first ones stay as they were.
 * @throws RangeError when `today` is no day or `products` no number from 0 to a million.
 */
export function generateDemoShop({ products, today }: { products: number; today: string }): SeedRows {
  calendarOf(today);
  if (!Number.isInteger(products) || products < 0 || products > 1_000_000) {
    throw new RangeError(`Not a number of products from 0 to 1000000: ${products}`);
  }
  return {
    shops: [...shopRows],
    categories: categoryRows(),
    content: contentBlocks(),
    products: { [Symbol.iterator]: () => walkProducts(products, today) },
  };
}
