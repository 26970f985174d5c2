import { eq } from "drizzle-orm";
import type { Session } from "../storage/database";
import { reviewRequests } from "../storage/tables-reviews";
import { users } from "../storage/tables-users";

export interface DeliveredOrder extends Record<string, unknown> {
  id: string;
  number: string;
  email: string;
  givenName: string;
  deliveredAt: Date;
  accessKey: string;
  shopName: string;
  /** Empty when the shop has been reviewed, or is gone. */
  website: string;
  /** Something of it was cancelled, returned or refunded, or its buyer does not want to be asked. */
  isOut: boolean;
}

/**
 * Orders of users that were delivered in this time and of which nothing was decided yet. They stay locked, so that
 * another process leaves them alone. Guests are not asked: only users write reviews.
 */
export async function takeDelivered(
  session: Session,
  { from, till, limit }: { from: Date; till: Date; limit: number },
): Promise<DeliveredOrder[]> {
  const { rows } = await session.query<DeliveredOrder>(
    `select o.id, o.number, p.email, u.given_name as "givenName", o.delivered_at as "deliveredAt",
        p.access_key as "accessKey", coalesce(s.name, '') as "shopName",
        case when exists (select 1 from reviews r where r.user_id = u.id and r.shop_id = o.shop_id)
          then '' else coalesce(s.website, '') end as website,
        (not u.review_mails or u.deletion_at is not null or p.email = ''
          or exists (select 1 from refunds f where f.order_id = o.id or (f.order_id is null and f.purchase_id = p.id))
          or exists (select 1 from returns r where r.order_id = o.id)
          or exists (select 1 from withdrawal_cases w where w.order_id = o.id)) as "isOut"
      from orders o join purchases p on p.id = o.purchase_id join users u on u.id = p.user_id
        left join shops s on s.id = o.shop_id and s.moved_to is null
      where o.status = 'delivered' and o.delivered_at > $1 and o.delivered_at <= $2
        and not exists (select 1 from review_requests q where q.order_id = o.id)
      order by o.delivered_at limit $3 for update of o skip locked`,
    [from, till, limit],
  );
  return rows;
}

export interface BoughtProduct extends Record<string, unknown> {
  orderId: string;
  id: string;
  name: string;
}

/** What these orders delivered that can be reviewed, and that its buyer has not reviewed. */
export async function readUnreviewed(session: Session, orderIds: string[]): Promise<BoughtProduct[]> {
  const { rows } = await session.query<BoughtProduct>(
    `select distinct on (l.order_id, l.product_id) l.order_id as "orderId", l.product_id as id, l.name
      from order_lines l join orders o on o.id = l.order_id join purchases p on p.id = o.purchase_id
        join products pr on pr.id = l.product_id and pr.moved_to is null
      where l.order_id = any($1) and l.cancelled_quantity + l.returned_quantity < l.quantity
        and not exists (select 1 from recalls c where c.product_id = l.product_id)
        and not exists (select 1 from reviews r where r.user_id = p.user_id and r.product_id = l.product_id)
      order by l.order_id, l.product_id, l.position`,
    [orderIds],
  );
  return rows;
}

export async function insertDecisions({ orm }: Session, rows: (typeof reviewRequests.$inferInsert)[]): Promise<void> {
  await orm.insert(reviewRequests).values(rows);
}

/** Who bought an order, and the key of the purchase; undefined for an order of a guest. */
export async function buyerOf(
  session: Session,
  orderId: string,
): Promise<{ userId: string; accessKey: string } | undefined> {
  const { rows } = await session.query<{ userId: string; accessKey: string }>(
    `select p.user_id as "userId", p.access_key as "accessKey" from orders o join purchases p on p.id = o.purchase_id
      where o.id = $1 and p.user_id is not null`,
    [orderId],
  );
  return rows[0];
}

export async function setReviewMails({ orm }: Session, userId: string, wanted: boolean): Promise<void> {
  await orm.update(users).set({ reviewMails: wanted }).where(eq(users.id, userId));
}
