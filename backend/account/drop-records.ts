import type { Cents } from "#contract/money";
import type { Session } from "../storage/database";

/** Ids of wishlisted products with a known price at saving, in id order, after `after`. */
export async function readWished(session: Session, after: string, limit: number): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(
    `select distinct product_id as id from wishlist_items
      where product_id > $1 and price is not null order by product_id limit $2`,
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

export type Drop = { userId: string; productId: string; from: Cents; to: Cents };
/** Minimum price drop to report: this many cents, and this percentage of the price at saving. */
const CENTS = 100;
const PERCENT = 5;

/**
 * Marks as notified, and returns, at most `limit` wishes whose price has dropped enough since they were saved, and by
 * another euro since the last notification.
 */
export async function takeDrops(session: Session, prices: Map<string, Cents>, limit: number): Promise<Drop[]> {
  const { rows } = await session.query<Drop>(
    `with lowest as (select * from unnest($1::text[], $2::int[]) as t (product_id, price)),
     due as (
       select w.user_id, w.product_id, w.price as was, l.price as now
         from wishlist_items w join lowest l on l.product_id = w.product_id
        where w.price - l.price >= $3::int and (w.price - l.price) * 100::bigint >= w.price * $4::bigint
          and (w.told_price is null or w.told_price - l.price >= $3::int)
        limit $5 for update of w skip locked)
     update wishlist_items w set told_price = due.now from due
      where w.user_id = due.user_id and w.product_id = due.product_id
     returning w.user_id as "userId", w.product_id as "productId", due.was as "from", due.now as "to"`,
    [[...prices.keys()], [...prices.values()], CENTS, PERCENT, limit],
  );
  return rows;
}
