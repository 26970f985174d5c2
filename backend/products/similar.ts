import { LISTED } from "../catalogue/counts";
import type { Session } from "../storage/database";
import { ORDERABLE } from "./rules";

/** Ids of products like these, most alike first, none of `ids` themselves. */
export type FindSimilar = (ids: string[], limit: number) => Promise<string[]>;

/** Without a search engine: the same categories, the same brands first, then what is asked for most. */
export async function similarBySql(session: Session, ids: string[], limit: number): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(
    `with given as (select category_id, brand from products where id = any($1))
     select p.id from products p
      where p.category_id in (select category_id from given) and p.id <> all($1) and ${LISTED}
        and not p.adult_content and exists (select 1 from offers o where o.product_id = p.id and ${ORDERABLE})
      order by (p.brand in (select brand from given)) desc nulls last, p.popularity desc, p.id limit $2`,
    [ids, limit],
  );
  return rows.map(({ id }) => id);
}
