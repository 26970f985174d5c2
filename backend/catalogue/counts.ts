import type { Session } from "../storage/database";

/** Products that lists may show: still sold and not moved. `p` is the table alias in the query. */
export const LISTED = "not p.expired and p.moved_to is null";

/** Category id → number of products directly in it. */
export async function countByCategory(session: Session): Promise<Map<string, number>> {
  const { rows } = await session.query<{ category_id: string; n: number }>(
    `select p.category_id, count(*) as n from products p where ${LISTED} group by p.category_id`,
  );
  return new Map(rows.map((row) => [row.category_id, row.n]));
}

/** Brands with the most products in these categories, in descending order. */
export async function topBrands(session: Session, categoryIds: string[], limit: number) {
  const { rows } = await session.query<{ name: string; product_count: number }>(
    `select p.brand as name, count(*) as product_count from products p
      where ${LISTED} and p.brand is not null and p.category_id = any($1)
      group by p.brand order by count(*) desc, p.brand limit $2`,
    [categoryIds, limit],
  );
  return rows;
}

/** Revision counter, incremented by every product change. */
export async function productRevision(session: Session): Promise<number> {
  const { rows } = await session.query<{ last_value: number }>("select last_value from product_revision");
  return rows[0]?.last_value ?? 0;
}

/** Shop id → number of products it offers, including sold-out ones, to match the shop's search results. */
export async function countByShop(session: Session): Promise<Map<string, number>> {
  const { rows } = await session.query<{ shop_id: string; n: number }>(
    `select o.shop_id, count(distinct o.product_id) as n from offers o join products p on p.id = o.product_id
      where ${LISTED} group by o.shop_id`,
  );
  return new Map(rows.map((row) => [row.shop_id, row.n]));
}
