import { randomBytes, randomUUID } from "node:crypto";
import type { Session } from "../storage/database";
import { takeCode } from "./code-records";
import { holdStock } from "./holds";
import { commissionOf } from "./money-rules";
import type { NewOrder, NewPurchase } from "./new-purchase";
import { newNumber } from "./number";
import { insertLines, insertOrders, insertPurchase, type PurchaseRow } from "./purchase-records";

/** Stock is held, and a purchase can be paid, for this long; the provider's session ends earlier. */
export const HOLD_MS = 45 * 60_000;

/** Something was taken by another purchase in the meantime: look again at what can be had. */
export class Outrun extends Error {}

/**
 * Writes what was placed, with its codes used and its stock held; throws Outrun when either is gone. Runs in the
 * transaction that has locked the cart: codes and stock are locked after it, each in one order.
 */
export async function writePurchase(session: Session, placed: NewPurchase, now: Date): Promise<PurchaseRow> {
  const { codes, orders, customerHash, ...told } = placed;
  const row: PurchaseRow = {
    id: randomUUID(),
    number: newNumber(),
    ...told,
    state: "pending",
    codes: codes.map(({ code }) => code),
    accessKey: randomBytes(16).toString("hex"),
    placedAt: now,
    expiresAt: new Date(now.getTime() + HOLD_MS),
    paidAt: null,
    endedAt: null,
  };
  await insertPurchase(session, row);
  const inOrder = [...codes].sort((a, b) => (a.code < b.code ? -1 : 1));
  for (const { code, amount } of inOrder) {
    if (!(await takeCode(session, { code, purchaseId: row.id, customerHash, amount }, now))) throw new Outrun(code);
  }
  const wanted = orders.flatMap(({ shopId, lines }) => lines.map((line) => ({ ...line, shopId })));
  if (!(await holdStock(session, row.id, wanted))) throw new Outrun("stock");
  const placedOrders = orders.map((order, at) => newRows(row, order, at + 1));
  await insertOrders(
    session,
    placedOrders.map(({ order }) => order),
  );
  await insertLines(
    session,
    placedOrders.flatMap(({ lines }) => lines),
  );
  return row;
}

function newRows(purchase: PurchaseRow, order: NewOrder, position: number) {
  const { lines, ...told } = order;
  const orderId = randomUUID();
  const number = `${purchase.number}-${position}`;
  const rows = lines.map(({ commissionBp, vatRate, ...line }, at) => {
    const total = line.unit * line.quantity - line.discount;
    // The seller earns on what the platform pays for its own codes, and pays commission on it.
    const earned = commissionOf(total + line.funded, commissionBp);
    const vatScheme = vatRate === null ? ("margin" as const) : ("normal" as const);
    const commission = { commissionRate: commissionBp, ...earned };
    return {
      id: randomUUID(),
      orderId,
      position: at + 1,
      ...line,
      total,
      vatRate: vatRate ?? 0,
      vatScheme,
      ...commission,
    };
  });
  const status = "pending" as const;
  return { order: { id: orderId, purchaseId: purchase.id, number, position, status, ...told }, lines: rows };
}
