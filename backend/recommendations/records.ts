import { ORDERABLE } from "../products/rules";
import type { Session } from "../storage/database";

/**
 * Offers are looked up for one product after another (`offset 0` keeps the planner from joining them): soon after an
 * import it expects few products in them, and would look up each of a hundred thousand.
 */
const LISTED_IN_STOCK = `not p.expired and p.moved_to is null and not p.adult_content
  and exists (select 1 from offers o where o.product_id = p.id and ${ORDERABLE} offset 0)`;

/**
 * Ids of the most viewed products that can be ordered, excluding adult ones. None in a shop where nothing was viewed
 * yet: those that were imported first are no favourites.
 */
export async function readMostViewed(session: Session, adultCategories: string[], limit: number): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(
    `select p.id from products p where ${LISTED_IN_STOCK} and p.popularity > 0 and p.category_id <> all($1)
      order by p.popularity desc, p.id limit $2`,
    [adultCategories, limit],
  );
  return rows.map(({ id }) => id);
}

/** Ids of the most viewed products in these categories that can be ordered. */
export async function readMostViewedIn(session: Session, categoryIds: string[], limit: number): Promise<string[]> {
  const { rows } = await session.query<{ id: string }>(
    `select p.id from products p where p.category_id = any($1) and ${LISTED_IN_STOCK}
      order by p.popularity desc, p.id limit $2`,
    [categoryIds, limit],
  );
  return rows.map(({ id }) => id);
}

export async function readCategoryOf(session: Session, productId: string): Promise<string | undefined> {
  const { rows } = await session.query<{ category_id: string }>("select category_id from products where id = $1", [
    productId,
  ]);
  return rows[0]?.category_id;
}
