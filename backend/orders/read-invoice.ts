import type { Invoice } from "#contract/orders";
import type { Session } from "../storage/database";
import type { InvoiceContent } from "./invoice";

interface Row extends Record<string, unknown> {
  content: InvoiceContent;
  placed_at: Date;
  delivered_at: Date | null;
}

/** An invoice or credit note of this purchase, as it was issued. */
export async function readInvoice(session: Session, purchaseId: string, number: string): Promise<Invoice | undefined> {
  const { rows } = await session.query<Row>(
    `select i.content, p.placed_at, o.delivered_at from invoices i join orders o on o.id = i.order_id
      join purchases p on p.id = o.purchase_id where i.number = $1 and o.purchase_id = $2`,
    [number, purchaseId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { content, placed_at, delivered_at } = row;
  return {
    ...content,
    corrects: content.corrects ?? "",
    orderedAt: placed_at.toISOString(),
    deliveredAt: delivered_at?.toISOString() ?? null,
  };
}
