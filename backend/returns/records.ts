import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { ReturnStatus } from "#contract/returns";
import type { Session } from "../storage/database";
import { shops } from "../storage/tables";
import { orderLines, orders, purchases } from "../storage/tables-orders";
import { returnLines, returns } from "../storage/tables-returns";

export type ReturnRow = typeof returns.$inferSelect;

export async function insertReturn(
  session: Session,
  row: ReturnRow,
  units: ReadonlyMap<string, number>,
): Promise<void> {
  await session.orm.insert(returns).values(row);
  await session.orm
    .insert(returnLines)
    .values([...units].map(([lineId, quantity]) => ({ returnId: row.id, lineId, quantity })));
}

/** Locks a return until the transaction ends. */
export async function lockReturn({ orm }: Session, number: string): Promise<ReturnRow | undefined> {
  const [row] = await orm.select().from(returns).where(eq(returns.number, number)).for("update");
  return row;
}

/** The only writer of a return's status; the caller has locked it and asked `mayBecome`. */
export async function writeStatus(
  { orm }: Session,
  id: string,
  status: ReturnStatus,
  at: Date,
  more: Partial<Pick<ReturnRow, "decision" | "labelCode" | "refundId">> = {},
): Promise<void> {
  await orm
    .update(returns)
    .set({ status, changedAt: at, ...more })
    .where(eq(returns.id, id));
}

export function readReturnLines({ orm }: Session, ids: string[]) {
  return orm
    .select({ returnId: returnLines.returnId, quantity: returnLines.quantity, line: orderLines })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(orderLines.position));
}

const joined = ({ orm }: Session) =>
  orm
    .select({ row: returns, order: orders, purchase: purchases, shopName: shops.name })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(shops, eq(shops.id, orders.shopId));

/** A return with its order and purchase. */
export type WholeReturn = Awaited<ReturnType<typeof readWholeReturn>> & object;

export async function readWholeReturn(session: Session, number: string) {
  const [found] = await joined(session).where(eq(returns.number, number));
  return found;
}
export function readOfPurchase(session: Session, purchaseId: string, most: number) {
  return joined(session).where(eq(orders.purchaseId, purchaseId)).orderBy(desc(returns.createdAt)).limit(most);
}
/** A page of a user's returns, the latest first. */
export function readOfUser(session: Session, userId: string, { limit, offset }: { limit: number; offset: number }) {
  return joined(session)
    .where(eq(returns.userId, userId))
    .orderBy(desc(returns.createdAt), asc(returns.id))
    .limit(limit)
    .offset(offset);
}
/** What waits for somebody, the oldest first. */
export function readOpen(
  session: Session,
  most: number,
  statuses: ReturnStatus[] = ["requested", "approved", "received"],
) {
  return joined(session).where(inArray(returns.status, statuses)).orderBy(asc(returns.createdAt)).limit(most);
}

/** Returns of an order in this status, the latest first. */
export function readRequested({ orm }: Session, orderId: string) {
  return orm
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.status, "requested")))
    .orderBy(desc(returns.createdAt));
}

/** The purchase of a shop's order; undefined when the order is another shop's. */
export async function orderOfShop({ orm }: Session, orderId: string, shopId: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ purchaseId: orders.purchaseId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.shopId, shopId)));
  return row?.purchaseId;
}
