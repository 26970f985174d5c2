import type { OrderStatus } from "#contract/orders";
import type { Session } from "../storage/database";

interface SoldRow extends Record<string, unknown> {
  id: string;
  number: string;
  status: OrderStatus;
  placed_at: Date;
  total: number;
}

/** Orders of a shop that were paid, the latest first. */
export async function readSold(
  session: Session,
  shopId: string,
  { status, offset, limit }: { status: OrderStatus | undefined; offset: number; limit: number },
) {
  const { rows } = await session.query<SoldRow>(
    `select o.id, o.number, o.status, p.placed_at, o.total from orders o join purchases p on p.id = o.purchase_id
      where o.shop_id = $1 and o.paid_at is not null and ($2::text is null or o.status = $2)
      order by p.placed_at desc, o.number limit $3 offset $4`,
    [shopId, status ?? null, limit, offset],
  );
  return rows.map(({ placed_at, ...order }) => ({ ...order, placedAt: placed_at.toISOString() }));
}

/** The shop that sold an order, unless it was never paid. */
export async function sellerOfOrder(session: Session, orderId: string): Promise<string | undefined> {
  const { rows } = await session.query<{ shop_id: string }>(
    "select shop_id from orders where id = $1 and paid_at is not null",
    [orderId],
  );
  return rows[0]?.shop_id;
}

/** The purchase of which an order is a part. */
export async function purchaseOfOrder(session: Session, orderId: string): Promise<string> {
  const { rows } = await session.query<{ purchase_id: string }>("select purchase_id from orders where id = $1", [
    orderId,
  ]);
  return rows[0]?.purchase_id ?? "";
}
