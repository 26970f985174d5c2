import { dutchDay } from "#contract/dutch-day";
import { WISHLIST_LIMIT } from "#contract/limits";
import type { Cents } from "#contract/money";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import { lowestPrices } from "../products/lowest-prices";
import type { Database } from "../storage/database";
import { changeAsUser, momentAfter } from "../users/as-user";
import { momentOn } from "./days";
import { deleteWish, insertWish, priceWish, readWishlist, type WishlistRow } from "./wishlist-records";

/** Newest first. An item without a price when it was saved gets one at the first read that finds one. */
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

/** A wish, optionally with its former state, to undo a removal. */
export interface Wish {
  id: string;
  price?: Cents | null | undefined;
  /** `YYYY-MM-DD`. */
  date?: string | undefined;
  /** The product above it; without one it comes first. Used only together with a date. */
  after?: string | undefined;
}

/**
 * Saving twice has no effect; the product may no longer exist. 409 when the list is full: old entries are never dropped
 * unasked.
 */
export async function saveWish({ db, now }: Pick<Kit, "db" | "now">, sub: string, wish: Wish): Promise<void> {
  const { id: productId, date } = wish;
  await changeAsUser(db, sub, async (session) => {
    const rows = await readWishlist(session, sub);
    if (rows.some((row) => row.productId === productId)) return;
    if (rows.length >= WISHLIST_LIMIT) throw failure(409, `A wishlist holds at most ${WISHLIST_LIMIT} products.`);
    const price = wish.price ?? (await lowestPrices(session, [productId])).get(productId) ?? null;
    const addedAt = date
      ? momentBetween(rows, wish.after, momentOn(date, now()))
      : momentAfter(now(), rows[0]?.addedAt);
    await insertWish(session, sub, { productId, price, addedAt });
  });
}

/**
 * The time nearest to `wished` that sorts a wish below the product `after` and above the next one, where possible on
 * the same day: the day is shown, so it takes precedence over the position.
 */
function momentBetween(rows: WishlistRow[], after: string | undefined, wished: Date): Date {
  const place = rows.findIndex(({ productId }) => productId === after) + 1;
  const above = rows[place - 1]?.addedAt.getTime() ?? Number.POSITIVE_INFINITY;
  const below = rows[place]?.addedAt.getTime() ?? Number.NEGATIVE_INFINITY;
  const between = new Date(Math.max(Math.min(wished.getTime(), above - 1), below + 1));
  return dutchDay(between) === dutchDay(wished) ? between : wished;
}
