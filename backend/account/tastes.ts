import { preferredCategories } from "../preferences/preferences";
import type { Session } from "../storage/database";
import { readViewed } from "./list-records";
import { readWishlist } from "./wishlist-records";

/** What tells in what somebody is interested. */
export interface Tastes {
  /** Products viewed and saved, in turns, newest first; each once. */
  products: string[];
  /** Keys of categories. */
  categories: string[];
}

/** Of somebody without a profile nothing is known. */
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
