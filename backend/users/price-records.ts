import { ORDERABLE } from "../products/rules";
import type { Session } from "../storage/database";

/** Lowest price over the offers that can be ordered, for the products that have one. */
export async function readLowestPrices(session: Session, ids: string[]) {
  const { rows } = await session.query<{ id: string; price: number }>(
    `select p.id, min(o.price) as price
       from products p join offers o on o.product_id = p.id join shops s on s.id = o.shop_id
      where p.id = any($1::text[]) and not p.expired and p.moved_to is null and not s.gone and ${ORDERABLE}
      group by p.id`,
    [ids],
  );
  return rows;
}
