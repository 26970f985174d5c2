import { and, eq, isNull, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { shops } from "../storage/tables";

export type ShopRow = typeof shops.$inferSelect;

/** Active shops, neither gone nor moved. */
export function readOpenShops(session: Session): Promise<ShopRow[]> {
  return session.orm
    .select()
    .from(shops)
    .where(and(eq(shops.gone, false), isNull(shops.movedTo)));
}

/** By host name, case-insensitively, including gone and moved shops. */
export async function readShop(session: Session, website: string): Promise<ShopRow | undefined> {
  const [row] = await session.orm
    .select()
    .from(shops)
    .where(eq(shops.website, sql`lower(${website})`));
  return row;
}
