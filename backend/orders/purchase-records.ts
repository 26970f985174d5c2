import { createHash } from "node:crypto";
import { and, asc, eq, gt, inArray, lte, notExists, or, sql } from "drizzle-orm";
import type { PurchaseState } from "#contract/orders";
import type { Session } from "../storage/database";
import { carts } from "../storage/tables-carts";
import { orderLines, orders, purchases } from "../storage/tables-orders";
import { paymentAttempts } from "../storage/tables-payments";

/** A customer in the books of promo codes: whoever reads them learns no address. */
export const customerHash = (email: string): string => createHash("sha256").update(email.toLowerCase()).digest("hex");

export type PurchaseRow = typeof purchases.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;

export async function readPurchaseRow(session: Session, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await session.orm.select().from(purchases).where(eq(purchases.id, id));
  return row;
}

/** Locks the purchase after the cart that it came from, as placing does. */
export async function lockPurchase(session: Session, id: string): Promise<PurchaseRow | undefined> {
  const cart = session.orm.select({ id: purchases.cartId }).from(purchases).where(eq(purchases.id, id));
  await session.orm.select({ id: carts.id }).from(carts).where(inArray(carts.id, cart)).for("update");
  const [row] = await session.orm.select().from(purchases).where(eq(purchases.id, id)).for("update");
  return row;
}

/** The purchase with this content that is paid or can still be: placing the same again is that one. */
export async function readReplay(
  session: Session,
  cartId: string,
  contentHash: string,
  now: Date,
): Promise<PurchaseRow | undefined> {
  const stands = or(eq(purchases.state, "paid"), and(eq(purchases.state, "pending"), gt(purchases.expiresAt, now)));
  const [row] = await session.orm
    .select()
    .from(purchases)
    .where(and(eq(purchases.cartId, cartId), eq(purchases.contentHash, contentHash), stands))
    .limit(1);
  return row;
}

export async function readPending(session: Session, cartId: string): Promise<PurchaseRow | undefined> {
  const [row] = await session.orm
    .select()
    .from(purchases)
    .where(and(eq(purchases.cartId, cartId), eq(purchases.state, "pending")));
  return row;
}

export async function insertPurchase(session: Session, row: PurchaseRow): Promise<void> {
  await session.orm.insert(purchases).values(row);
}
export async function insertOrders(session: Session, rows: (typeof orders.$inferInsert)[]): Promise<void> {
  await session.orm.insert(orders).values(rows);
}
export async function insertLines(session: Session, rows: (typeof orderLines.$inferInsert)[]): Promise<void> {
  await session.orm.insert(orderLines).values(rows);
}

export function readOrders(session: Session, purchaseId: string): Promise<OrderRow[]> {
  return session.orm.select().from(orders).where(eq(orders.purchaseId, purchaseId)).orderBy(asc(orders.position));
}

/** In the order of the orders and their lines. */
export async function readLines(session: Session, purchaseId: string): Promise<LineRow[]> {
  const rows = await session.orm
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.purchaseId, purchaseId))
    .orderBy(asc(orders.position), asc(orderLines.position));
  return rows.map(({ line }) => line);
}

/** The only writer of a purchase's state. Returns its orders as they are now, in their order. */
export async function writeState(session: Session, id: string, state: PurchaseState, now: Date): Promise<OrderRow[]> {
  const at = state === "paid" ? { paidAt: now, endedAt: null } : { endedAt: now };
  await session.orm
    .update(purchases)
    .set({ state, ...at })
    .where(eq(purchases.id, id));
  const ofPurchase = eq(orders.purchaseId, id);
  const set =
    state === "paid"
      ? { status: state, paidAt: now, cancelledAt: null }
      : { status: "cancelled" as const, cancelledAt: now };
  const changed = await session.orm.update(orders).set(set).where(ofPurchase).returning();
  return changed.sort((a, b) => a.position - b.position);
}

/** Pending purchases whose time is up, unless the bank is still deciding about their payment. */
export async function readDue(session: Session, now: Date, limit: number): Promise<string[]> {
  const deciding = session.orm
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.purchaseId, purchases.id), eq(paymentAttempts.state, "processing")));
  const rows = await session.orm
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.state, "pending"), lte(purchases.expiresAt, now), notExists(deciding)))
    .orderBy(asc(purchases.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether a payment of the purchase is open, or the bank is deciding about one. */
export async function isBeingPaid(session: Session, id: string): Promise<boolean> {
  const undecided = inArray(paymentAttempts.state, ["open", "processing"]);
  const rows = await session.orm
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.purchaseId, id), undecided))
    .limit(1);
  return rows.length > 0;
}

/** Whether the cart has another purchase that is paid or can be. */
export async function hasOther(session: Session, { cartId, id, placedAt }: PurchaseRow): Promise<boolean> {
  if (cartId === null) return false;
  const rows = await session.orm
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.cartId, cartId),
        sql`${purchases.id} <> ${id}`,
        inArray(purchases.state, ["pending", "paid"]),
        sql`${purchases.placedAt} >= ${placedAt}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
