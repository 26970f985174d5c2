import { and, desc, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { Cents } from "#contract/money";
import type { Session } from "../storage/database";
import { wishlistItems } from "../storage/tables-users";

/** Newest first. */
export function readWishlist(session: Session, userId: string) {
  return session.orm
    .select({ productId: wishlistItems.productId, price: wishlistItems.price, addedAt: wishlistItems.addedAt })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.addedAt), wishlistItems.productId);
}
export type WishlistRow = Awaited<ReturnType<typeof readWishlist>>[number];

/** An existing entry keeps its price and date. */
export async function insertWish(session: Session, userId: string, row: WishlistRow): Promise<void> {
  await session.orm
    .insert(wishlistItems)
    .values({ userId, ...row })
    .onConflictDoNothing();
}

export async function deleteWish(session: Session, userId: string, productId: string): Promise<void> {
  await session.orm
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)));
}

/** Replaces the list with these rows; products already on it keep their recorded price and notified price. */
export async function replaceWishlist(session: Session, userId: string, rows: WishlistRow[]): Promise<void> {
  const kept = rows.map(({ productId }) => productId);
  await session.orm
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), notInArray(wishlistItems.productId, kept)));
  if (rows.length === 0) return;
  await session.orm
    .insert(wishlistItems)
    .values(rows.map((row) => ({ userId, ...row })))
    .onConflictDoUpdate({
      target: [wishlistItems.userId, wishlistItems.productId],
      set: { addedAt: sql`excluded.added_at`, price: sql`coalesce(${wishlistItems.price}, excluded.price)` },
    });
}

/** Records the price of an item that has none yet. */
export async function priceWish(session: Session, userId: string, productId: string, price: Cents): Promise<void> {
  await session.orm
    .update(wishlistItems)
    .set({ price })
    .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId), isNull(wishlistItems.price)));
}
