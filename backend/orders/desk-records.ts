import { dutchDay } from "#contract/dutch-day";
import type { OrderStatus } from "#contract/orders";
import type { Session } from "../storage/database";

export interface ListedOrder {
  number: string;
  status: OrderStatus;
  seller: string;
  /** The Dutch day on which it was placed. */
  day: string;
  total: number;
  refunded: number;
}

/** Orders of shops, the latest first. */
export async function listOrders(
  session: Session,
  status: OrderStatus | undefined,
  limit: number,
): Promise<ListedOrder[]> {
  const { rows } = await session.query<Omit<ListedOrder, "day"> & { placed_at: Date } & Record<string, unknown>>(
    `select o.number, o.status, o.seller->>'legalName' as seller, p.placed_at, o.total,
        coalesce((select sum(r.amount) from refunds r where r.order_id = o.id), 0)::int as refunded
      from orders o join purchases p on p.id = o.purchase_id
      where $1::text is null or o.status = $1 order by p.placed_at desc, o.number limit $2`,
    [status ?? null, limit],
  );
  return rows.map(({ number, status, seller, total, refunded, placed_at }) => ({
    number,
    status,
    seller,
    total,
    refunded,
    day: dutchDay(placed_at),
  }));
}

export interface NamedOrder extends Record<string, unknown> {
  id: string;
  number: string;
  purchase_id: string;
}

/** The orders with this number, or of the purchase with it. */
export async function ordersNamed(session: Session, number: string): Promise<NamedOrder[]> {
  const { rows } = await session.query<NamedOrder>(
    `select o.id, o.number, o.purchase_id from orders o join purchases p on p.id = o.purchase_id
      where o.number = $1 or p.number = $1 order by o.position`,
    [number],
  );
  return rows;
}

/** The law's days to pay back (article 6:230r of the Dutch Civil Code). */
const LEGAL_DAYS = 14;
const DAY_MS = 86_400_000;

export interface OpenRefund {
  id: string;
  number: string;
  amount: number;
  state: string;
  reason: string;
  tries: number;
  day: string;
  overdue: boolean;
}

/** Refunds that the shopper does not have yet, the oldest first. */
export async function openRefunds(session: Session, now: Date, limit: number): Promise<OpenRefund[]> {
  const { rows } = await session.query<
    Omit<OpenRefund, "day" | "overdue"> & { requested_at: Date } & Record<string, unknown>
  >(
    `select r.id, coalesce(o.number, p.number) as number, r.amount, r.state, r.reason, r.tries, r.requested_at
      from refunds r join purchases p on p.id = r.purchase_id left join orders o on o.id = r.order_id
      where r.state <> 'succeeded' order by r.requested_at limit $1`,
    [limit],
  );
  return rows.map(({ id, number, amount, state, reason, tries, requested_at }) => ({
    id,
    number,
    amount,
    state,
    reason,
    tries,
    day: dutchDay(requested_at),
    overdue: now.getTime() - requested_at.getTime() > LEGAL_DAYS * DAY_MS,
  }));
}

/** Has a refund that failed tried anew, under a key of its own because the provider remembers the failed one. */
export async function retryRefund(session: Session, id: string, now: Date): Promise<boolean> {
  const { rows } = await session.query(
    `update refunds set state = 'requested', tries = 0, next_try_at = $2, finished_at = null
      where id = $1 and state = 'failed' returning id`,
    [id, now],
  );
  return rows.length > 0;
}
