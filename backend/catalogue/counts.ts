import type { Session } from "../storage/database";

/** Products that lists may show: still sold and not moved. `p` is the table alias in the query. */
export const LISTED = "not p.expired and p.moved_to is null";

/** Entries that lists show, which are products and variant groups, by the categories that they are directly in. */
export type CategoryCount = {
  /** One; several for groups of which the variants are in different categories. */
  categoryIds: string[];
  entries: number;
};

/** A variant group counts once, as in the lists that these counts lead to. */
export async function countByCategory(session: Session): Promise<CategoryCount[]> {
  const { rows } = await session.query<CategoryCount>(
    `select array[p.category_id] as "categoryIds", count(*) as entries
        from products p where ${LISTED} and p.group_key is null group by p.category_id
      union all
      select grouped.ids, count(*) from (
        select array_agg(distinct p.category_id) as ids
          from products p where ${LISTED} and p.group_key is not null group by p.group_key) as grouped
        group by grouped.ids`,
  );
  return rows;
}

/** Brands with the most products in these categories, variants counted once, in descending order. */
export async function topBrands(session: Session, categoryIds: string[], limit: number) {
  const { rows } = await session.query<{ name: string; product_count: number }>(
    `select p.brand as name, count(distinct coalesce(p.group_key, p.id)) as product_count from products p
      where ${LISTED} and p.brand is not null and p.category_id = any($1)
      group by p.brand order by product_count desc, p.brand limit $2`,
    [categoryIds, limit],
  );
  return rows;
}

/** Revision counter, incremented by every product change. */
export async function productRevision(session: Session): Promise<number> {
  const { rows } = await session.query<{ last_value: number }>("select last_value from product_revision");
  return rows[0]?.last_value ?? 0;
}

/**
 * Shop id → number of products it offers, including sold-out ones and variants counted once, to match the shop's search
 * results.
 */
export async function countByShop(session: Session): Promise<Map<string, number>> {
  const { rows } = await session.query<{ shop_id: string; n: number }>(
    `select o.shop_id, count(distinct coalesce(p.group_key, p.id)) as n from offers o join products p on p.id = o.product_id
      where ${LISTED} group by o.shop_id`,
  );
  return new Map(rows.map((row) => [row.shop_id, row.n]));
}
