import { preferredCategories } from "../preferences/preferences";
import type { Session } from "../storage/database";
import { readViewed } from "./list-records";
import { readWishlist } from "./wishlist-records";

/** A user's interests. */
export interface Tastes {
  /** Viewed and saved products, alternating, newest first, without duplicates. */
  products: string[];
  /** Keys of categories. */
  categories: string[];
}

/** Empty for a user without a profile. */
export async function tastesOf(session: Session, sub: string, most: number): Promise<Tastes> {
  const [viewed, wished, categories] = await Promise.all([
    readViewed(session, sub),
    readWishlist(session, sub),
    preferredCategories(session, sub),
  ]);
  const inTurns = Array.from({ length: most }, (_, at) => [viewed[at]?.productId, wished[at]?.productId]).flat();
  const products = [...new Set(inTurns.filter((id) => id !== undefined))].slice(0, most);
  return { products, categories };
}
