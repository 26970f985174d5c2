import type { Draw } from "../images/drawings";
import type { categories, offers, pricePoints, products, shops } from "../storage/tables";
import type { promoCodes } from "../storage/tables-orders";
import type { providerAccounts } from "../storage/tables-payment-provider";
import type { reviews } from "../storage/tables-reviews";
import type { shopSellers, stock } from "../storage/tables-selling";

export type SellerRow = typeof shopSellers.$inferInsert;
/** An account at the embedded payment provider. */
export type AccountRow = typeof providerAccounts.$inferInsert;
export type CodeRow = typeof promoCodes.$inferInsert;
export type StockRow = typeof stock.$inferInsert;
export type ShopRow = typeof shops.$inferInsert;
export type CategoryRow = typeof categories.$inferInsert;
export type ProductRow = typeof products.$inferInsert & { id: string };
export type OfferRow = typeof offers.$inferInsert;
export type PriceRow = typeof pricePoints.$inferInsert;
export type ReviewRow = typeof reviews.$inferInsert;

/** One product with all its rows, in insertion order. */
export interface SeedProduct {
  product: ProductRow;
  offers: OfferRow[];
  prices: PriceRow[];
  /** Of offers whose shop counts them. */
  stock: StockRow[];
  reviews: ReviewRow[];
}

export interface SeedRows {
  shops: ShopRow[];
  /** The shops that sell here; the others are linked to. */
  sellers: SellerRow[];
  /** Their accounts at the embedded payment provider; without them their earnings wait. */
  accounts?: AccountRow[];
  /** Promo codes. */
  codes: CodeRow[];
  /** Parents before children. */
  categories: CategoryRow[];
  /** Rows of the content table: key → value. */
  content: Record<string, unknown>;
  /** Generated lazily during iteration; every iteration gives the same products. */
  products: Iterable<SeedProduct>;
}

/** Initial data of a shop, passed in by the caller. The backend itself contains none. */
export interface Seed {
  /** Name in progress messages and the log. */
  name: string;
  /** Number of products; with 0 an empty store stays empty. */
  products: number;
  /** Generates the rows as of a Dutch day (`YYYY-MM-DD`); called only when the store must be filled. */
  rows(today: string): Promise<SeedRows>;
  /** Draws the pictures that the rows refer to below `/demo/` of the image service. */
  draw: Draw;
}
