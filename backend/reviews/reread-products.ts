import type { Database } from "../storage/database";

/** Products per statement: it holds the embedded store's only connection, and pages wait for it. */
const PRODUCTS_AT_ONCE = 200;

/**
 * Gives the products of shops that became or ceased to be well rated a new revision, so that search reads them again. What
 * is left after an interruption is done by the next call.
 */
export async function rereadProducts({ query }: Pick<Database, "query">, atOnce = PRODUCTS_AT_ONCE): Promise<void> {
  for (;;) {
    const { rows } = await query(REREAD, [atOnce]);
    if (rows.length === 0) return;
  }
}

/** Part by part through indexes: as a join, the planner would scan all offers and products for each. */
const REREAD = `
  with shop as materialized (
    select id, reread_after from shops where reread_after is not null order by id limit 1 for update
  ), part as materialized (
    select merchant_product_id as id, product_id from offers
    where shop_id = (select id from shop) and merchant_product_id > (select reread_after from shop)
    order by merchant_product_id limit $1
  ), read as (
    update products set revision = nextval('product_revision') where id = any (array(select product_id from part))
  )
  update shops set reread_after = (select max(id) from part) where id = (select id from shop) returning id`;
