import { eq } from "drizzle-orm";
import type { Session } from "../storage/database";
import { reviewRequests } from "../storage/tables-reviews";
import { users } from "../storage/tables-users";

export interface DeliveredOrder extends Record<string, unknown> {
  id: string;
  purchaseId: string;
  number: string;
  email: string;
  /** Empty for a guest. */
  givenName: string;
  deliveredAt: Date;
  accessKey: string;
  shopName: string;
  /** Neither reviewed nor gone. */
  asksShop: boolean;
  /** Something of it was cancelled, returned or refunded, or its buyer does not want to be asked. */
  isOut: boolean;
}

/** Of an address in any spelling of capitals; in SQL alone, because two places would fold letters differently. */
const hashOf = (email: string) => `encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`;
/** What the purchase `p` was reviewed for: by its user, or by its guest. */
const BY_BUYER = "case when p.user_id is null then r.purchase_id = p.id else r.user_id = p.user_id end";

/**
 * Orders that were delivered in this time and of which nothing was decided yet. They stay locked, so that another process
 * leaves them alone.
 */
export async function takeDelivered(
  session: Session,
  { from, till, limit }: { from: Date; till: Date; limit: number },
): Promise<DeliveredOrder[]> {
  const { rows } = await session.query<DeliveredOrder>(
    `select o.id, p.id as "purchaseId", o.number, p.email, coalesce(u.given_name, '') as "givenName", o.delivered_at as "deliveredAt",
        p.access_key as "accessKey", coalesce(s.name, '') as "shopName",
        s.id is not null and not exists (select 1 from reviews r where r.shop_id = o.shop_id and ${BY_BUYER}) as "asksShop",
        (not coalesce(u.review_mails, true) or u.deletion_at is not null or p.email = ''
          or exists (select 1 from review_mail_stops m
                      where u.id is null and m.email_hash = ${hashOf("p.email")})
          or exists (select 1 from refunds f where f.order_id = o.id or (f.order_id is null and f.purchase_id = p.id))
          or exists (select 1 from returns r where r.order_id = o.id)
          or exists (select 1 from withdrawal_cases w where w.order_id = o.id)) as "isOut"
      from orders o join purchases p on p.id = o.purchase_id left join users u on u.id = p.user_id
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
  lineId: string;
  name: string;
}

/** What these orders delivered that can be reviewed, and that its buyer has not reviewed. */
export async function readUnreviewed(session: Session, orderIds: string[]): Promise<BoughtProduct[]> {
  const { rows } = await session.query<BoughtProduct>(
    `select distinct on (l.order_id, l.product_id) l.order_id as "orderId", l.id as "lineId", l.name
      from order_lines l join orders o on o.id = l.order_id join purchases p on p.id = o.purchase_id
        join products pr on pr.id = l.product_id and pr.moved_to is null
      where l.order_id = any($1) and l.cancelled_quantity + l.returned_quantity < l.quantity
        and not exists (select 1 from recalls c where c.product_id = l.product_id)
        and not exists (select 1 from reviews r where r.product_id = l.product_id and ${BY_BUYER})
      order by l.order_id, l.product_id, l.position`,
    [orderIds],
  );
  return rows;
}

export async function insertDecisions({ orm }: Session, rows: (typeof reviewRequests.$inferInsert)[]): Promise<void> {
  await orm.insert(reviewRequests).values(rows);
}

interface Buyer extends Record<string, unknown> {
  /** Null for a guest. */
  userId: string | null;
  email: string;
  /** Of the purchase. */
  accessKey: string;
}

export async function buyerOf(session: Session, orderId: string): Promise<Buyer | undefined> {
  const { rows } = await session.query<Buyer>(
    `select p.user_id as "userId", p.email, p.access_key as "accessKey"
       from orders o join purchases p on p.id = o.purchase_id where o.id = $1`,
    [orderId],
  );
  return rows[0];
}

/** Of a guest it is kept by the address. */
export async function setReviewMails(session: Session, { userId, email }: Buyer, wanted: boolean): Promise<void> {
  if (userId !== null) await session.orm.update(users).set({ reviewMails: wanted }).where(eq(users.id, userId));
  else if (wanted) await session.query(`delete from review_mail_stops where email_hash = ${hashOf("$1")}`, [email]);
  else
    await session.query(
      `insert into review_mail_stops (email_hash) values (${hashOf("$1")}) on conflict (email_hash) do nothing`,
      [email],
    );
}
