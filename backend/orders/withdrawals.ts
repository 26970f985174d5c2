import { randomUUID } from "node:crypto";
import type { Kit } from "../kit";
import { enqueueMail } from "../mail/enqueue";
import type { Session } from "../storage/database";
import { siteFacts } from "../users/site-facts";
import { isSame } from "./access";
import { refundAndTell } from "./desk";
import { ordersNamed } from "./desk-records";
import { plainNumber } from "./number";
import { lockOrder, readOrderLines } from "./order-records";
import { readPurchaseRow } from "./purchase-records";
import { unitsLeft } from "./refund-rules";
import { readSender, type SenderOf } from "./sender";
import { receiptMail, sendBackMail } from "./withdrawal-mails";
import * as records from "./withdrawal-records";
import { isLate, outcomeOf } from "./withdrawal-rules";

export { type CaseKey, casesToReturn, noteCase } from "./withdrawal-records";

type Store = Pick<Kit, "db" | "log" | "now">;

export interface Statement {
  key: string;
  name: string;
  number: string;
  email: string;
  articles: string;
}

/**
 * Receives a statement and queues its receipt. What it concerns is looked for afterwards (`readWithdrawals`), so that
 * neither the answer nor its time tells whether there is such an order.
 */
export async function receiveWithdrawal(kit: Store, statement: Statement): Promise<{ id: string; receivedAt: string }> {
  const { shopName } = await siteFacts(kit);
  const at = kit.now();
  const { key: formKey, number: orderNumber, name, email, articles } = statement;
  const row = { id: randomUUID(), formKey, name, email, orderNumber, articles, receivedAt: at };
  const { stored } = await kit.db.transaction(async (session) => {
    const result = await records.storeWithdrawal(session, row);
    const mail = receiptMail(result.stored, shopName);
    await enqueueMail(session, { ...mail, key: `withdrawal:${result.stored.id}:received` }, at);
    return result;
  });
  return { id: stored.id, receivedAt: stored.receivedAt.toISOString() };
}

const AT_ONCE = 50;

/**
 * Does what the statements mean that came in: refunds what has not been sent, and leaves the rest to be decided. Returns how
 * many there were.
 */
export async function readWithdrawals(kit: Store, origin: string): Promise<number> {
  const { db, log, now } = kit;
  const unread = await records.unreadWithdrawals(db, AT_ONCE);
  if (unread.length === 0) return 0;
  const senderOf = await readSender(kit, origin);
  for (const statement of unread) {
    await db
      .transaction((session) => readWithdrawal(session, senderOf, statement, now()))
      .catch((error: unknown) =>
        log.error("failed to read a withdrawal", { withdrawal: statement.id, error: String(error) }),
      );
  }
  return unread.length;
}

async function readWithdrawal(
  session: Session,
  senderOf: SenderOf,
  statement: records.WithdrawalRow,
  at: Date,
): Promise<void> {
  const orders = await ordersNamed(session, plainNumber(statement.orderNumber));
  const purchase = orders[0] && (await readPurchaseRow(session, orders[0].purchase_id));
  const isTheirs = purchase && isSame(purchase.email.toLowerCase(), statement.email.toLowerCase());
  if (!isTheirs) {
    await records.takeCase(session, { withdrawalId: statement.id, outcome: "unmatched", decidedAt: at });
    return;
  }
  for (const { id } of orders) await readForOrder(session, senderOf, statement, id, at);
}

async function readForOrder(
  session: Session,
  senderOf: SenderOf,
  statement: records.WithdrawalRow,
  orderId: string,
  at: Date,
): Promise<void> {
  const order = await lockOrder(session, orderId);
  const purchase = order && (await readPurchaseRow(session, order.purchaseId));
  if (!order || !purchase) return;
  const left = (await readOrderLines(session, orderId)).reduce((sum, line) => sum + unitsLeft(line), 0);
  const { id: withdrawalId, articles, receivedAt } = statement;
  const outcome = outcomeOf(order, { articles, receivedAt, unitsLeft: left });
  const isDone = outcome === "cancelled" || outcome === "nothing";
  const taken = await records.takeCase(session, {
    withdrawalId,
    orderId,
    outcome,
    isLate: isLate(order, receivedAt),
    decidedAt: at,
    closedAt: isDone ? at : null,
  });
  if (!taken) return;
  if (outcome === "cancelled")
    await refundAndTell(session, senderOf, orderId, { kind: "cancelled", reason: "withdrawal" }, at);
  if (outcome === "return") {
    const mail = sendBackMail(purchase, order, senderOf(purchase));
    await enqueueMail(session, { ...mail, key: `withdrawal:${withdrawalId}:${orderId}` }, at);
  }
}
