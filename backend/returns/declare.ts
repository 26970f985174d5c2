import { randomUUID } from "node:crypto";
import { dutchDay } from "#contract/dutch-day";
import { failure } from "../http/failure";
import { newNumber } from "../orders/number";
import { lockOrder, type PurchaseRow, readOrderLines } from "../orders/purchases";
import type { Units } from "../orders/refund-rules";
import { unitsUnderWay } from "../orders/under-way";
import type { Session } from "../storage/database";
import { insertReturn, type ReturnRow, readRequested, readReturnLines } from "./records";
import { refusalOf, summed } from "./rules";

export interface Declared {
  orderId: string;
  units: readonly Units[];
  reason: string;
}

export const newReturnNumber = (): string => `R${newNumber()}`;

/** The same asked again within this time is a second press of the button. */
const REPEATED_MS = 60_000;

/**
 * Asks to send units of an order back, in the transaction that it is given. The order is locked, so that two at once cannot
 * take the same units. The caller has made sure that the purchase is the sender's.
 */
export async function declareReturn(
  session: Session,
  purchase: PurchaseRow,
  { orderId, units, reason }: Declared,
  now: Date,
  number = newReturnNumber(),
): Promise<{ row: ReturnRow; isNew: boolean }> {
  const order = await lockOrder(session, orderId);
  if (!order) throw failure(404, "There is no such order.");
  const wanted = summed(units);
  const known = await repeated(session, orderId, wanted, now);
  if (known) return { row: known, isNew: false };
  const lines = await readOrderLines(session, orderId);
  refuse(refusalOf(order, lines, await unitsUnderWay(session, [orderId]), units, dutchDay(now)));
  const row: ReturnRow = {
    id: randomUUID(),
    number,
    orderId,
    userId: purchase.userId,
    status: "requested",
    reason,
    decision: "",
    labelCode: "",
    refundId: null,
    createdAt: now,
    changedAt: now,
  };
  await insertReturn(session, row, wanted);
  return { row, isNew: true };
}

async function repeated(
  session: Session,
  orderId: string,
  wanted: ReadonlyMap<string, number>,
  now: Date,
): Promise<ReturnRow | undefined> {
  const [last] = await readRequested(session, orderId);
  if (!last || now.getTime() - last.createdAt.getTime() > REPEATED_MS) return undefined;
  const lines = await readReturnLines(session, [last.id]);
  const isSame = lines.length === wanted.size && lines.every(({ line, quantity }) => wanted.get(line.id) === quantity);
  return isSame ? last : undefined;
}

function refuse(refusal: ReturnType<typeof refusalOf>): void {
  switch (refusal?.why) {
    case undefined:
      return;
    case "unknown":
      throw failure(404, "The order has no such line.");
    case "not_sent":
      throw failure(409, "The order has not been sent yet.");
    case "late":
      throw failure(409, `It could be returned until ${refusal.till}.`, [
        { path: "returnTill", message: refusal.till },
      ]);
    case "quantity":
      throw failure(409, `At most ${refusal.left} of this line can be returned.`, [
        { path: `selectedProducts.${refusal.lineId}`, message: String(refusal.left) },
      ]);
  }
}
