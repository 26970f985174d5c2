import { and, eq, isNull, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { invoiceCounters, invoices } from "../storage/tables-orders";
import { ledgerEntries, refundLines, refunds, transfers } from "../storage/tables-payments";
import type { InvoiceContent } from "./invoice";

export async function insertEntries(session: Session, rows: (typeof ledgerEntries.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await session.orm.insert(ledgerEntries).values(rows);
}
export async function insertTransfers(session: Session, rows: (typeof transfers.$inferInsert)[]): Promise<void> {
  await session.orm.insert(transfers).values(rows);
}
export async function insertInvoices(session: Session, rows: (typeof invoices.$inferInsert)[]): Promise<void> {
  await session.orm.insert(invoices).values(rows);
}
export async function insertRefund(
  session: Session,
  row: typeof refunds.$inferInsert,
  lines: (typeof refundLines.$inferInsert)[],
): Promise<void> {
  await session.orm.insert(refunds).values(row);
  await session.orm.insert(refundLines).values(lines);
}

/** The transfer of what a seller earned with an order. */
export async function earningTransfer(
  session: Session,
  orderId: string,
): Promise<typeof transfers.$inferSelect | undefined> {
  const [row] = await session.orm
    .select()
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), isNull(transfers.reversalOf)))
    .for("update");
  return row;
}
/** Nothing of the order was sent, and nothing ever will be. */
export async function voidTransfers(session: Session, orderId: string): Promise<void> {
  await session.orm.update(transfers).set({ state: "void" }).where(eq(transfers.orderId, orderId));
}

/** The invoice of an order, with what has been credited of it. */
export async function readInvoices(
  session: Session,
  orderId: string,
): Promise<{ invoice: InvoiceContent; notes: InvoiceContent[] } | undefined> {
  const { rows } = await session.query<{ content: InvoiceContent; corrects: string | null }>(
    "select content, corrects from invoices where order_id = $1 order by sequence",
    [orderId],
  );
  const invoice = rows.find(({ corrects }) => corrects === null)?.content;
  if (!invoice) return undefined;
  return { invoice, notes: rows.filter(({ corrects }) => corrects !== null).map(({ content }) => content) };
}

/**
 * The next number of each series. They are locked in one order, and stay locked, so that a failing transaction leaves no
 * gap.
 */
export async function nextOf(session: Session, series: readonly string[]): Promise<Map<string, number>> {
  const rows = await session.orm
    .insert(invoiceCounters)
    .values([...new Set(series)].sort().map((one) => ({ series: one, last: 1 })))
    .onConflictDoUpdate({ target: invoiceCounters.series, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning();
  return new Map(rows.map((row) => [row.series, row.last]));
}

/** Takes what was bought out of the cart, which keeps what was added since; its codes are used up. */
export async function subtractBought(session: Session, purchaseId: string, cartId: string, now: Date): Promise<void> {
  const same = "c.cart_id = $2 and c.shop_id = b.shop_id and c.merchant_product_id = b.merchant_product_id";
  await session.query(
    `with bought as (
       select o.shop_id, l.merchant_product_id, l.quantity from order_lines l
       join orders o on o.id = l.order_id where o.purchase_id = $1
     ), gone as (
       delete from cart_lines c using bought b where ${same} and c.quantity <= b.quantity
     ), fewer as (
       update cart_lines c set quantity = c.quantity - b.quantity from bought b where ${same} and c.quantity > b.quantity
     ), used as (
       update checkouts set codes = '{}', shown = null where cart_id = $2
     )
     update carts set version = version + 1, updated_at = $3 where id = $2`,
    [purchaseId, cartId, now],
  );
}
