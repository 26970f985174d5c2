import { randomUUID } from "node:crypto";
import type { Cents } from "#contract/money";
import { failure } from "../http/failure";
import type { Session } from "../storage/database";
import * as books from "./book-records";
import { creditNoteOf } from "./credit-note";
import { restock } from "./holds";
import { takeInvoiceNumbers } from "./invoice-number";
import { earningOf, refunded } from "./ledger-rules";
import { lockOrder, readOrderLines, takeUnits, writeOrder } from "./order-records";
import type { OrderRow } from "./purchase-records";
import { type LineRefund, type OrderRefund, refundOf, type Units } from "./refund-rules";
import { mayMove } from "./states";

export interface RefundRequest {
  /** One shop's order. */
  orderId: string;
  units: readonly Units[];
  /** `cancelled`: before the order is sent. `returned`: of an order that has been sent. */
  kind: "cancelled" | "returned";
  /** A word for the books, such as `cancelled` or `withdrawal`. */
  reason: string;
  /** Puts the units back on sale where the shop counts its stock. */
  restock: boolean;
  at: Date;
}

export interface Refunded {
  refundId: string;
  lines: readonly LineRefund[];
  /** What the shopper gets back, shipping included. */
  amount: Cents;
  shipping: Cents;
  /** Number of the credit note. */
  creditNote: string;
  /** Nothing of the order is left. */
  isWhole: boolean;
  /** As it is now. */
  order: OrderRow;
}

/**
 * Gives units of an order back, in the transaction that it is given: the refund is a row first, which the payments module
 * sends to the provider after the commit (key `refund:ID`), and everything else follows from the frozen rows in the same transaction:
 * units, stock, books, the seller's transfer, credit note. The order is locked, so of two at once for the same units one
 * succeeds; the other fails with 409, as does whatever does not fit the order's status. 404 for an unknown order.
 *
 * `returned_quantity` counts units that were refunded; units of a return under way are the caller's to count.
 */
export async function refundLines(session: Session, request: RefundRequest): Promise<Refunded> {
  const { orderId, units, kind, at } = request;
  const order = await lockOrder(session, orderId);
  if (!order) throw failure(404, "Deze bestelling is er niet.");
  needStatus(order, kind);
  const lines = await readOrderLines(session, orderId);
  const refund = refundOf(order, lines, units);
  if (!refund) throw failure(409, `Van bestelling ${order.number} zijn deze artikelen er niet meer.`);
  const refundId = randomUUID();
  await writeRefund(session, order, refund, refundId, request);
  await bookRefund(session, order, refund, refundId, at);
  const creditNote = await creditInvoice(session, order, refund, at);
  for (const { line, quantity } of refund.lines) await takeUnits(session, line.id, kind, quantity);
  if (request.restock) {
    await restock(
      session,
      order.shopId,
      new Map(refund.lines.map((one) => [one.line.merchantProductId, one.quantity])),
    );
  }
  const isCancelled = kind === "cancelled" && refund.isWhole;
  if (isCancelled) {
    await writeOrder(session, orderId, "cancelled", { cancelledAt: at });
    await books.voidTransfers(session, orderId);
  }
  const now: OrderRow = isCancelled ? { ...order, status: "cancelled", cancelledAt: at } : order;
  return {
    refundId,
    lines: refund.lines,
    amount: refund.amount,
    shipping: refund.shipping,
    creditNote,
    isWhole: refund.isWhole,
    order: now,
  };
}

function needStatus({ number, status }: OrderRow, kind: RefundRequest["kind"]): void {
  const isSent = status === "shipped" || status === "delivered";
  if (kind === "returned" && !isSent) throw failure(409, `Bestelling ${number} is nog niet verzonden.`);
  if (kind === "cancelled" && (status === "pending" || !mayMove(status, "cancelled"))) {
    throw failure(409, `Bestelling ${number} kan niet meer worden geannuleerd.`);
  }
}

async function writeRefund(
  session: Session,
  { id: orderId, purchaseId }: OrderRow,
  { amount, lines }: OrderRefund,
  id: string,
  { reason, at }: RefundRequest,
): Promise<void> {
  // A provider refuses a refund of nothing.
  const end = amount === 0 ? { state: "succeeded" as const, finishedAt: at } : { state: "requested" as const };
  await books.insertRefund(
    session,
    { id, purchaseId, orderId, amount, reason, requestedAt: at, ...end },
    lines.map(({ line, quantity, amount: part }) => ({ refundId: id, lineId: line.id, quantity, amount: part })),
  );
}

async function bookRefund(
  session: Session,
  { id: orderId, shopId, purchaseId }: OrderRow,
  { amount: total, funded, commission }: OrderRefund,
  refundId: string,
  at: Date,
): Promise<void> {
  const entries = refunded({ shopId, total, funded, commission });
  const of = { eventId: `refunded:${refundId}`, purchaseId, orderId, bookedAt: at };
  await books.insertEntries(
    session,
    entries.map((entry) => ({ ...of, ...entry })),
  );
  const earning = await books.earningTransfer(session, orderId);
  const reversed = earningOf({ total, funded, commission });
  if (!earning || reversed === 0) return;
  const reversal = { id: randomUUID(), orderId, shopId, amount: -reversed, reversalOf: earning.id };
  await books.insertTransfers(session, [{ ...reversal, state: "due", createdAt: at }]);
}

async function creditInvoice(session: Session, order: OrderRow, refund: OrderRefund, at: Date): Promise<string> {
  const issued = await books.readInvoices(session, order.id);
  if (!issued) throw new Error(`The paid order ${order.number} has no invoice.`);
  const { issuedOn, ...numbered } = (await takeInvoiceNumbers(session, [order.shopId], at))(order.shopId);
  const { number } = numbered;
  const content = creditNoteOf(issued.invoice, issued.notes, refund, { number, issuedOn });
  const corrects = issued.invoice.number;
  await books.insertInvoices(session, [{ ...numbered, orderId: order.id, corrects, content, issuedAt: at }]);
  return number;
}
