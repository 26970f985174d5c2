import { WISHLIST_LIMIT } from "#contract/limits";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import type { Database } from "../storage/database";
import { changeAsUser, momentAfter } from "./as-user";
import { lowestPrices } from "./lowest-prices";
import { deleteWish, insertWish, priceWish, readWishlist, type WishlistRow } from "./wishlist-records";

/** Newest first. What had no price when it was saved gets one at the first reading that finds one. */
export async function pricedWishlist(db: Database, sub: string): Promise<WishlistRow[]> {
  const rows = await readWishlist(db, sub);
  const unpriced = rows.filter(({ price }) => price === null).map(({ productId }) => productId);
  const found = await lowestPrices(db, unpriced);
  for (const [productId, price] of found) await priceWish(db, sub, productId, price);
  return rows.map((row) => ({ ...row, price: row.price ?? found.get(row.productId) ?? null }));
}

export async function dropWish({ db }: Pick<Kit, "db">, sub: string, productId: string): Promise<void> {
  await changeAsUser(db, sub, (session) => deleteWish(session, sub, productId));
}

/** Twice the same is kept once; the product may be gone. 409 when the list is full: nothing old is lost unasked. */
export async function saveWish({ db, now }: Pick<Kit, "db" | "now">, sub: string, productId: string): Promise<void> {
  await changeAsUser(db, sub, async (session) => {
    const rows = await readWishlist(session, sub);
    if (rows.some((row) => row.productId === productId)) return;
    if (rows.length >= WISHLIST_LIMIT) throw failure(409, `A wishlist holds at most ${WISHLIST_LIMIT} products.`);
    const price = (await lowestPrices(session, [productId])).get(productId) ?? null;
    await insertWish(session, sub, { productId, price, addedAt: momentAfter(now(), rows[0]?.addedAt) });
  });
}
