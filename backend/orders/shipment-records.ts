import { asc, eq } from "drizzle-orm";
import type { Session } from "../storage/database";
import { shipments, shipmentUpdates } from "../storage/tables-orders";

export type ShipmentRow = typeof shipments.$inferSelect;

export function readShipments(session: Session, orderId: string): Promise<ShipmentRow[]> {
  return session.orm.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.createdAt));
}
export async function insertShipment(session: Session, row: ShipmentRow): Promise<void> {
  await session.orm.insert(shipments).values(row);
}
export async function addUpdate(session: Session, row: typeof shipmentUpdates.$inferSelect): Promise<void> {
  await session.orm.insert(shipmentUpdates).values(row);
}
