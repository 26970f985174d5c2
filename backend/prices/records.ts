import { LOWEST_TOTAL, ORDERABLE } from "../products/rules";
import type { Session } from "../storage/database";
import type { Observation } from "./rules";

interface ObservationRow extends Record<string, unknown>, Observation {
  productId: string;
}

/** All observations of these products' new offers; second-hand prices say nothing about the price of a new item. */
export async function readObservations(session: Session, productIds: string[]): Promise<ObservationRow[]> {
  const { rows } = await session.query<ObservationRow>(
    `select pp.product_id as "productId", pp.offer_id as "offerId", coalesce(o.shop_id, pp.offer_id) as "shopId",
        pp.observed_on as day, pp.price
      from price_points pp left join offers o on o.id = pp.offer_id
      where pp.product_id = any($1) and coalesce(o.condition, 'new') = 'new'
      order by pp.observed_on`,
    [productIds],
  );
  return rows;
}

/** Limits the comparison in large categories. */
const MOST_COMPARED = 1_000;

/** Products of the same category that are in stock and not adult themselves: nearest in price first. */
export async function readNearestInPrice(session: Session, productId: string, limit: number): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(
    `with given as (select id, category_id, adult_content,
        coalesce((select coalesce(${LOWEST_TOTAL}, min(o.price + o.shipping)) from offers o where o.product_id = $1),
          (select price from price_points where product_id = $1 and price is not null order by observed_on desc limit 1))
        as price from products where id = $1),
      neighbours as (select p.id, p.popularity from products p join given on given.category_id = p.category_id
        where p.id <> $1 and not p.expired and p.moved_to is null and (not p.adult_content or given.adult_content)
        order by p.popularity desc limit ${MOST_COMPARED}),
      priced as (select n.id, n.popularity, ${LOWEST_TOTAL} as price from neighbours n
        join offers o on o.product_id = n.id and ${ORDERABLE} group by n.id, n.popularity)
      select priced.id from priced, given
      order by abs(priced.price - given.price) nulls last, priced.popularity desc, priced.id limit $2`,
    [productId, limit],
  );
  return rows.map(({ id }) => id);
}
