import { eq } from "drizzle-orm";
import type { Session } from "../storage/database";
import { transfers } from "../storage/tables-payments";

export interface DueTransfer {
  id: string;
  /** In cents, positive: what goes to the seller, or comes back. */
  amount: number;
  tries: number;
  createdAt: Date;
  purchaseId: string;
  /** The seller's account at the provider. */
  accountId: string;
  /** The charge that pays for it; null when the platform adds to it, which one charge cannot cover. */
  chargeId: string | null;
  /** For a reversal: the provider's id of what it takes back. */
  reversalOf: string | null;
}

interface Row extends Record<string, unknown> {
  id: string;
  amount: number;
  tries: number;
  created_at: Date;
  purchase_id: string;
  account_id: string;
  charge_id: string | null;
  provider_id: string | null;
}

/**
 * Earnings of orders that have been sent, and what was refunded of earnings that sellers already have. Nothing is due to
 * a seller without an account.
 */
export async function dueTransfers(session: Session, now: Date, most: number): Promise<DueTransfer[]> {
  const { rows } = await session.query<Row>(
    `select t.id, t.amount, t.tries, t.created_at, o.purchase_id, s.account_id, earned.provider_id,
        case when o.funded = 0 then (select a.charge_id from payment_attempts a
          where a.purchase_id = o.purchase_id and a.state = 'paid' order by a.created_at desc limit 1) end as charge_id
      from transfers t join orders o on o.id = t.order_id join shop_sellers s on s.shop_id = t.shop_id
      left join transfers earned on earned.id = t.reversal_of
      where t.state = 'due' and s.account_id is not null and o.status in ('shipped', 'delivered')
        and (t.reversal_of is null and t.amount > 0 or earned.provider_id is not null)
        and (t.next_try_at is null or t.next_try_at < $1)
      order by t.created_at limit $2`,
    [now, most],
  );
  return rows.map((row) => ({
    id: row.id,
    amount: Math.abs(row.amount),
    tries: row.tries,
    createdAt: row.created_at,
    purchaseId: row.purchase_id,
    accountId: row.account_id,
    chargeId: row.charge_id,
    reversalOf: row.provider_id,
  }));
}

export async function changeTransfer(
  session: Session,
  id: string,
  changes: Partial<typeof transfers.$inferInsert>,
): Promise<void> {
  await session.orm.update(transfers).set(changes).where(eq(transfers.id, id));
}
