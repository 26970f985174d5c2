import type { Session } from "../storage/database";
import { LOWEST_TOTAL, ORDERABLE } from "./rules";

/** The price shown in lists, for products that can be ordered. */
export async function readLowestPrices(session: Session, ids: string[]) {
  const { rows } = await session.query<{ id: string; price: number }>(
    `select p.id, ${LOWEST_TOTAL} as price
       from products p join offers o on o.product_id = p.id join shops s on s.id = o.shop_id
      where p.id = any($1::text[]) and not p.expired and p.moved_to is null and not s.gone and ${ORDERABLE}
      group by p.id`,
    [ids],
  );
  return rows;
}
