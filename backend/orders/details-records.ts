import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Cents } from "#contract/money";
import type { Shipment } from "#contract/orders";
import type { Session } from "../storage/database";
import { shops } from "../storage/tables";
import { invoices, orders, shipments, shipmentUpdates } from "../storage/tables-orders";
import { paymentAttempts, refunds } from "../storage/tables-payments";
import { unitsUnderWay } from "./under-way";

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** By order id, except the shops, which are by their own, and what is under way, which is by line. */
export interface Details {
  shops: Map<string, { name: string; website: string }>;
  shipments: Map<string, Shipment[]>;
  invoices: Map<string, string>;
  creditNotes: Map<string, string[]>;
  refunded: Map<string, Cents>;
  /** Units on their way back. */
  underWay: Map<string, number>;
}

/** What happened to the orders of a purchase since. */
export async function readDetails(session: Session, purchaseId: string): Promise<Details> {
  const { orm } = session;
  const ofPurchase = orm.select({ id: orders.id }).from(orders).where(eq(orders.purchaseId, purchaseId));
  const shopRows = await orm
    .select({ id: shops.id, name: shops.name, website: shops.website })
    .from(shops)
    .where(inArray(shops.id, orm.select({ id: orders.shopId }).from(orders).where(eq(orders.purchaseId, purchaseId))));
  const sent = await orm
    .select({ shipment: shipments, update: shipmentUpdates })
    .from(shipments)
    .leftJoin(shipmentUpdates, eq(shipmentUpdates.shipmentId, shipments.id))
    .where(inArray(shipments.orderId, ofPurchase))
    .orderBy(asc(shipments.createdAt), asc(shipmentUpdates.receivedAt));
  const issued = await orm
    .select({ orderId: invoices.orderId, number: invoices.number, corrects: invoices.corrects })
    .from(invoices)
    .where(inArray(invoices.orderId, ofPurchase))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
  const given = await orm
    .select({ orderId: refunds.orderId, amount: sql<number>`sum(${refunds.amount})::int` })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ofPurchase), ne(refunds.state, "failed")))
    .groupBy(refunds.orderId);
  return {
    shops: new Map(shopRows.map(({ id, ...shop }) => [id, shop])),
    shipments: shipmentsOf(sent),
    invoices: new Map(
      issued.filter(({ corrects }) => corrects === null).map(({ orderId, number }) => [orderId, number]),
    ),
    creditNotes: notesOf(issued.filter(({ corrects }) => corrects !== null)),
    refunded: new Map(given.map(({ orderId, amount }) => [orderId ?? "", amount])),
    underWay: await unitsUnderWay(session, ofPurchase),
  };
}

function notesOf(notes: readonly { orderId: string; number: string }[]): Map<string, string[]> {
  const byOrder = new Map<string, string[]>();
  for (const { orderId, number } of notes) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), number]);
  return byOrder;
}

interface Sent {
  shipment: typeof shipments.$inferSelect;
  update: typeof shipmentUpdates.$inferSelect | null;
}

/** By order id. */
export function shipmentsOf(rows: Sent[]): Map<string, Shipment[]> {
  const byOrder = new Map<string, Shipment[]>();
  for (const { shipment, update } of rows) {
    const known = byOrder.get(shipment.orderId) ?? [];
    byOrder.set(shipment.orderId, known);
    const { id, service, trackingCode, link } = shipment;
    const one = known.find((other) => other.id === id) ?? { id, service, trackingCode, link, updates: [] };
    if (!known.includes(one)) known.push(one);
    if (update) {
      one.updates.push({ id: update.id, message: update.message, receivedAt: update.receivedAt.toISOString() });
    }
  }
  return byOrder;
}

export async function latestAttempt({ orm }: Session, purchaseId: string): Promise<AttemptRow | undefined> {
  const [row] = await orm
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.purchaseId, purchaseId))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return row;
}
