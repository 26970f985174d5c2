import type { Draw } from "../images/drawings";
import type { categories, offers, pricePoints, products, reviews, shops } from "../storage/tables";

export type ShopRow = typeof shops.$inferInsert;
export type CategoryRow = typeof categories.$inferInsert;
export type ProductRow = typeof products.$inferInsert & { id: string };
export type OfferRow = typeof offers.$inferInsert;
export type PriceRow = typeof pricePoints.$inferInsert;
export type ReviewRow = typeof reviews.$inferInsert;

/** One product with everything that belongs to it, ready to be inserted in this order. */
export interface SeedProduct {
  product: ProductRow;
  offers: OfferRow[];
  prices: PriceRow[];
  reviews: ReviewRow[];
}

export interface SeedRows {
  shops: ShopRow[];
  /** Parents before children. */
  categories: CategoryRow[];
  /** Rows of the content table: key → value. */
  content: Record<string, unknown>;
  /** Made one at a time while it is walked; every walk gives the same products. */
  products: Iterable<SeedProduct>;
}

/** A shop to start with, handed in by whoever starts the backend. The backend itself knows none. */
export interface Seed {
  /** What progress messages and the log call it. */
  name: string;
  /** How many products it has; with 0 an empty store stays empty. */
  products: number;
  /** Makes the rows as of a Dutch day (`YYYY-MM-DD`); called only when the store has to be filled. */
  rows(today: string): Promise<SeedRows>;
  /** Draws the pictures that the rows name below `/demo/` of the picture service. */
  draw: Draw;
}
