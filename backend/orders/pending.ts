import { and, desc, eq, gt } from "drizzle-orm";
import type { PendingPayment } from "#contract/carts";
import type { Session } from "../storage/database";
import { purchases } from "../storage/tables-orders";

const MOST_SHOWN = 20;

/** What was placed from a cart and can still be paid, the latest first. */
export async function pendingPayments(session: Session, cartId: string, now: Date): Promise<PendingPayment[]> {
  const rows = await session.orm
    .select()
    .from(purchases)
    .where(and(eq(purchases.cartId, cartId), eq(purchases.state, "pending"), gt(purchases.expiresAt, now)))
    .orderBy(desc(purchases.placedAt))
    .limit(MOST_SHOWN);
  return rows.map(({ id, number, total, placedAt, expiresAt }) => ({
    orderId: id,
    number,
    total,
    placedAt: placedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
