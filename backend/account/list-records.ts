import { and, desc, eq, inArray, notInArray } from "drizzle-orm";
import type { Session } from "../storage/database";
import { bookmarks, viewedProducts } from "../storage/tables-users";

export interface Viewed {
  productId: string;
  viewedAt: Date;
}
/** Newest first. */
export function readViewed(session: Session, userId: string): Promise<Viewed[]> {
  return session.orm
    .select({ productId: viewedProducts.productId, viewedAt: viewedProducts.viewedAt })
    .from(viewedProducts)
    .where(eq(viewedProducts.userId, userId))
    .orderBy(desc(viewedProducts.viewedAt), viewedProducts.productId);
}

/** Replaces the list with these rows. */
export async function replaceViewed(session: Session, userId: string, rows: Viewed[]): Promise<void> {
  await session.orm.delete(viewedProducts).where(eq(viewedProducts.userId, userId));
  if (rows.length > 0) await session.orm.insert(viewedProducts).values(rows.map((row) => ({ userId, ...row })));
}

/** Moves a viewed product to the front; keeps only the newest `most`. */
export async function insertViewed(session: Session, userId: string, row: Viewed, most: number): Promise<void> {
  await session.orm
    .insert(viewedProducts)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: [viewedProducts.userId, viewedProducts.productId],
      set: { viewedAt: row.viewedAt },
    });
  const kept = (await readViewed(session, userId)).slice(0, most).map(({ productId }) => productId);
  await session.orm
    .delete(viewedProducts)
    .where(and(eq(viewedProducts.userId, userId), notInArray(viewedProducts.productId, kept)));
}

export async function deleteViewed(session: Session, userId: string, productIds: string[]): Promise<void> {
  await session.orm
    .delete(viewedProducts)
    .where(and(eq(viewedProducts.userId, userId), inArray(viewedProducts.productId, productIds)));
}

/** Newest first. */
export function readBookmarks(session: Session, userId: string) {
  return session.orm
    .select({ postId: bookmarks.postId, addedAt: bookmarks.addedAt })
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(desc(bookmarks.addedAt), bookmarks.postId);
}

export async function insertBookmark(session: Session, userId: string, postId: string, addedAt: Date): Promise<void> {
  await session.orm.insert(bookmarks).values({ userId, postId, addedAt }).onConflictDoNothing();
}

export async function deleteBookmark(session: Session, userId: string, postId: string): Promise<void> {
  await session.orm.delete(bookmarks).where(and(eq(bookmarks.userId, userId), eq(bookmarks.postId, postId)));
}
