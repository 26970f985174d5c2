import { asc, eq, inArray } from "drizzle-orm";
import type { OrderStatus } from "#contract/orders";
import type { Session } from "../storage/database";
import { shops } from "../storage/tables";
import { orderLines, orders, purchases, shipments, shipmentUpdates } from "../storage/tables-orders";

export interface OrdersAsked {
  limit: number;
  offset: number;
  /** Words in its number, its shop or one of its products. */
  search: string | null;
  status: OrderStatus | null;
}

/** How many of the latest orders are searched: a rare word would otherwise read all of them. */
const MOST_SEARCHED = 1_000;
const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * Ids of a user's orders, the latest first. Reads no further than the page: the index gives purchases in order of time.
 * What was never paid for and lapsed is not an order.
 */
export async function readOwnIds(session: Session, userId: string, asked: OrdersAsked): Promise<string[]> {
  const { limit, offset, search, status } = asked;
  const own = `select o.id, o.number, o.shop_id, o.seller, p.placed_at, o.position
    from purchases p join orders o on o.purchase_id = p.id
    where p.user_id = $1 and p.state in ('pending', 'paid') and ($2::text is null or o.status = $2)
    order by p.placed_at desc, p.id, o.position`;
  const values = [userId, status];
  const page = `limit ${Number(limit)} offset ${Number(offset)}`;
  const found =
    search === null
      ? await session.query<{ id: string }>(`${own} ${page}`, values)
      : await session.query<{ id: string }>(
          `select f.id from (${own} limit ${MOST_SEARCHED}) f left join shops s on s.id = f.shop_id
           where f.number ilike $3 or coalesce(s.name, f.seller->>'legalName') ilike $3
             or exists (select 1 from order_lines l where l.order_id = f.id and l.name ilike $3)
           order by f.placed_at desc, f.number, f.position ${page}`,
          [...values, `%${escaped(search)}%`],
        );
  return found.rows.map(({ id }) => id);
}

/** The orders with their purchase and shop, in no order. */
export function readOwn({ orm }: Session, ids: string[]) {
  return orm
    .select({ order: orders, purchase: purchases, shop: { name: shops.name, website: shops.website } })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(shops, eq(shops.id, orders.shopId))
    .where(inArray(orders.id, ids));
}

export function readLinesOf({ orm }: Session, ids: string[]) {
  return orm.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position));
}

export function readShipmentsOf({ orm }: Session, ids: string[]) {
  return orm
    .select({ shipment: shipments, update: shipmentUpdates })
    .from(shipments)
    .leftJoin(shipmentUpdates, eq(shipmentUpdates.shipmentId, shipments.id))
    .where(inArray(shipments.orderId, ids))
    .orderBy(asc(shipments.createdAt), asc(shipmentUpdates.receivedAt));
}
