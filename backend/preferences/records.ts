import { and, asc, eq } from "drizzle-orm";
import type { Session } from "../storage/database";
import { preferredCategories } from "../storage/tables-users";

/** Category keys, in the order they were chosen. */
export async function readPreferred(session: Session, userId: string): Promise<string[]> {
  const rows = await session.orm
    .select({ category: preferredCategories.category })
    .from(preferredCategories)
    .where(eq(preferredCategories.userId, userId))
    .orderBy(asc(preferredCategories.addedAt), preferredCategories.category);
  return rows.map(({ category }) => category);
}

export async function insertPreferred(session: Session, userId: string, category: string, addedAt: Date) {
  await session.orm.insert(preferredCategories).values({ userId, category, addedAt }).onConflictDoNothing();
}

export async function deletePreferred(session: Session, userId: string, category: string): Promise<void> {
  await session.orm
    .delete(preferredCategories)
    .where(and(eq(preferredCategories.userId, userId), eq(preferredCategories.category, category)));
}
