import { randomUUID } from "node:crypto";
import type { Cents } from "#contract/money";
import type { Session } from "../storage/database";
import * as books from "./book-records";
import { releaseCodes, takeCode } from "./code-records";
import { holdStock, releaseStock, sellStock } from "./holds";
import { invoiceOf } from "./invoice";
import { takeInvoiceNumbers } from "./invoice-number";
import { captured, earningOf } from "./ledger-rules";
import * as records from "./purchase-records";
import { mayBecome } from "./states";

/** What the payment provider says of a payment that succeeded. */
export interface PaidFacts {
  amount: Cents;
  at: Date;
}

/** `refund`: it cannot be fulfilled any more. `wrong_amount`: somebody has to look at it. Both leave everything as it was. */
export type Finished = "finished" | "already" | "refund" | "wrong_amount" | "unknown";

export interface PaidPurchase {
  purchase: records.PurchaseRow;
  orders: records.OrderRow[];
  lines: records.LineRow[];
}
/** What else happens in the same transaction when a purchase is paid: mails, notifications. */
export type OnPaid = (session: Session, paid: PaidPurchase) => Promise<void>;

/**
 * Books the payment of a purchase, in the transaction that it is given; any number of times, in any order with its
 * end. A purchase that has expired stands after all if its goods and codes can still be had and nothing was ordered from the
 * cart instead.
 */
export async function finishPurchase(
  session: Session,
  purchaseId: string,
  { amount, at }: PaidFacts,
  onPaid: OnPaid = async () => undefined,
): Promise<Finished> {
  const purchase = await records.lockPurchase(session, purchaseId);
  if (!purchase) return "unknown";
  if (purchase.state === "paid") return "already";
  if (amount !== purchase.total) return "wrong_amount";
  if (!mayBecome(purchase.state, "paid")) return "refund";
  if (purchase.state === "expired" && !(await revive(session, purchase, at))) return "refund";
  const orders = await records.writeState(session, purchase.id, "paid", at);
  await sellStock(session, purchase.id);
  if (purchase.cartId !== null) await books.subtractBought(session, purchase.id, purchase.cartId, at);
  const lines = await records.readLines(session, purchase.id);
  const paid = { purchase: { ...purchase, state: "paid" as const, paidAt: at, endedAt: null }, orders, lines };
  await bookOrders(session, paid, at);
  await onPaid(session, paid);
  return "finished";
}

/** Takes codes and stock again; when one is gone, whatever was taken is given back. */
async function revive(session: Session, purchase: records.PurchaseRow, at: Date): Promise<boolean> {
  if (await records.hasOther(session, purchase)) return false;
  const taken = await retake(session, purchase, at);
  if (!taken) {
    await releaseCodes(session, purchase.id);
    await releaseStock(session, purchase.id);
  }
  return taken;
}

async function retake(session: Session, purchase: records.PurchaseRow, at: Date): Promise<boolean> {
  // The amounts of its uses went with them; nothing is decided by these.
  const use = { purchaseId: purchase.id, customerHash: records.customerHash(purchase.email), amount: 0 };
  for (const code of [...purchase.codes].sort()) if (!(await takeCode(session, { ...use, code }, at))) return false;
  const shops = new Map((await records.readOrders(session, purchase.id)).map(({ id, shopId }) => [id, shopId]));
  const lines = await records.readLines(session, purchase.id);
  const wanted = lines.map((line) => ({ ...line, shopId: shops.get(line.orderId) ?? "" }));
  return holdStock(session, purchase.id, wanted);
}

async function bookOrders(session: Session, { purchase, orders, lines }: PaidPurchase, at: Date): Promise<void> {
  const shopIds = orders.map(({ shopId }) => shopId);
  const numberOf = await takeInvoiceNumbers(session, shopIds, at);
  const entries: Parameters<typeof books.insertEntries>[1] = [];
  const transfers: Parameters<typeof books.insertTransfers>[1] = [];
  const invoices: Parameters<typeof books.insertInvoices>[1] = [];
  for (const order of orders) {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const commission = own.reduce((sum, line) => sum + line.commission + line.commissionVat, 0);
    const { id: orderId, shopId, total, funded } = order;
    const of = { purchaseId: purchase.id, orderId, bookedAt: at };
    for (const entry of captured({ shopId, total, funded, commission })) {
      entries.push({ eventId: `captured:${orderId}`, ...of, ...entry });
    }
    const amount = earningOf({ total, funded, commission });
    transfers.push({ id: randomUUID(), orderId, shopId, amount, state: "due", createdAt: at });
    const { issuedOn, ...numbered } = numberOf(shopId);
    const content = invoiceOf(purchase, order, own, { number: numbered.number, issuedOn });
    invoices.push({ ...numbered, orderId, content, issuedAt: at });
  }
  await books.insertEntries(session, entries);
  await books.insertTransfers(session, transfers);
  await books.insertInvoices(session, invoices);
}
