import { asc, eq, sql } from "drizzle-orm";
import type { OrderStatus } from "#contract/orders";
import type { Session } from "../storage/database";
import { orderLines, orders } from "../storage/tables-orders";
import type { LineRow, OrderRow } from "./purchase-records";

/** Locks one shop's order until the transaction ends: whatever changes it waits for this. */
export async function lockOrder(session: Session, id: string): Promise<OrderRow | undefined> {
  const [row] = await session.orm.select().from(orders).where(eq(orders.id, id)).for("update");
  return row;
}
export async function orderIdOf(session: Session, number: string): Promise<string | undefined> {
  const [row] = await session.orm.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  return row?.id;
}
export function readOrderLines(session: Session, orderId: string): Promise<LineRow[]> {
  return session.orm.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

export type Moved = Partial<Pick<OrderRow, "shippedAt" | "deliveredAt" | "cancelledAt" | "returnTill">>;

/** Writes where a paid order is; the caller has locked it and asked `mayMove`. */
export async function writeOrder(session: Session, id: string, status: OrderStatus, moved: Moved = {}): Promise<void> {
  await session.orm
    .update(orders)
    .set({ status, ...moved })
    .where(eq(orders.id, id));
}

/** Counts units of a line as gone. */
export async function takeUnits(
  session: Session,
  lineId: string,
  kind: "cancelled" | "returned",
  quantity: number,
): Promise<void> {
  const column = kind === "cancelled" ? "cancelledQuantity" : "returnedQuantity";
  await session.orm
    .update(orderLines)
    .set({ [column]: sql`${orderLines[column]} + ${quantity}` })
    .where(eq(orderLines.id, lineId));
}
