import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { stockSubscriptions } from "../storage/tables-users";

export type StockAlertRow = typeof stockSubscriptions.$inferSelect;
const table = stockSubscriptions;

/** A user's subscriptions, newest first. */
export function readStockAlerts(session: Session, userId: string): Promise<StockAlertRow[]> {
  return session.orm.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.createdAt), table.id);
}

/** Does nothing for a duplicate subscription. */
export async function insertStockAlert(session: Session, row: StockAlertRow): Promise<void> {
  await session.orm.insert(table).values(row).onConflictDoNothing();
}

export async function deleteStockAlert(session: Session, userId: string, productId: string): Promise<void> {
  await session.orm.delete(table).where(and(eq(table.userId, userId), eq(table.productId, productId)));
}

/**
 * Stores a guest's unconfirmed request. An existing unconfirmed one gets the new secret; a confirmed one is unchanged,
 * and false is returned.
 */
export async function askGuest(session: Session, row: StockAlertRow): Promise<boolean> {
  const written = await session.orm
    .insert(table)
    .values(row)
    .onConflictDoUpdate({
      target: [table.email, table.productId],
      set: { tokenHash: row.tokenHash, createdAt: row.createdAt },
      setWhere: sql`not ${table.confirmed}`,
    })
    .returning({ id: table.id });
  return written.length > 0;
}

export async function countOfMail(session: Session, email: string): Promise<number> {
  return session.orm.$count(table, eq(table.email, email));
}

export async function readByToken(session: Session, tokenHash: string): Promise<StockAlertRow | undefined> {
  const [row] = await session.orm.select().from(table).where(eq(table.tokenHash, tokenHash));
  return row;
}

export async function confirmStockAlert(session: Session, id: string): Promise<void> {
  await session.orm.update(table).set({ confirmed: true }).where(eq(table.id, id));
}

export async function deleteById(session: Session, id: string): Promise<void> {
  await session.orm.delete(table).where(eq(table.id, id));
}

/** Deletes guests' requests that were never confirmed or have waited too long. */
export async function deleteStale(session: Session, before: { unconfirmed: Date; confirmed: Date }): Promise<void> {
  const unconfirmed = and(eq(table.confirmed, false), lt(table.createdAt, before.unconfirmed));
  const waiting = sql`${table.userId} is null`;
  await session.orm.delete(table).where(and(waiting, or(unconfirmed, lt(table.createdAt, before.confirmed))));
}

/** Ids of products with subscribers, in id order, after `after`. */
export async function readAwaited(session: Session, after: string, limit: number): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(
    `select distinct product_id as id from stock_subscriptions
      where confirmed and product_id > $1 order by product_id limit $2`,
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

export type Waiting = "users" | "guests";

/** Removes and returns at most `limit` subscriptions to these products, so that no other process notifies them too. */
export async function takeWaiting(
  session: Session,
  { productIds, who, except, limit }: { productIds: string[]; who: Waiting; except: string[]; limit: number },
): Promise<StockAlertRow[]> {
  const { rows } = await session.query<{ row: Omit<StockAlertRow, "createdAt"> & { createdAt: string } }>(
    `delete from stock_subscriptions where id in (
       select id from stock_subscriptions
        where confirmed and product_id = any($1::text[]) and (user_id is not null) = $2 and id <> all($3::text[])
        order by created_at, id limit $4 for update skip locked)
     returning json_build_object('id', id, 'productId', product_id, 'userId', user_id, 'email', email,
       'tokenHash', token_hash, 'confirmed', confirmed, 'createdAt', created_at) as row`,
    [productIds, who === "users", except, limit],
  );
  return rows.map(({ row }) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
