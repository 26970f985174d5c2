import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../storage/database";
import { ASSIGNED, OFFER_COLUMNS, STAGED } from "./offer-columns";
import type { Slice } from "./write-products";

export interface OfferCounts {
  added: number;
  changed: number;
  removed: number;
}

/**
 * Makes the shop's offers of the slice equal to the staged items, and adds price points for the changes. An item counts
 * as changed when its offer is, or the product it provides the data for (`changedItems`).
 */
export async function writeOffers(
  { query }: Pick<Session, "query">,
  { importId, shopId, productIds, now }: Slice,
  changedItems: string[],
): Promise<OfferCounts> {
  await query(POINTS, [importId, productIds, dutchDay(now)]);
  await query(DELETE, [importId, productIds]);
  await query(UPDATE, [importId, productIds, now]);
  await query(INSERT, [importId, productIds, shopId, now]);
  const { rows } = await query<{ added: number; changed: number; removed: number }>(COUNTS, [
    importId,
    productIds,
    changedItems,
  ]);
  return rows[0] ?? { added: 0, changed: 0, removed: 0 };
}

/** Marks all the shop's offers as checked, including unchanged ones, outside the import's own transactions. */
export async function markChecked({ query }: Pick<Session, "query">, shopId: string, now: Date): Promise<void> {
  await query("update shops set checked_at = $2 where id = $1", [shopId, now]);
}

/** The rows of the slice; `is_new` and `moved` refer to the offer. */
const ROWS = `
  select m.*, m.old_product_id is null as is_new, m.old_product_id <> m.product_id as moved
  from feed_plan m where m.import_id = $1 and m.product_id = any($2::text[])`;

/** An offer that moves to another product ends at the old one and begins at the new one. */
const POINTS = `
  with rows as (${ROWS})
  insert into price_points (product_id, offer_id, observed_on, price)
  select product_id, offer_id, $3::date, new_point from rows
  where not gone and (new_point is not null and (is_new or moved)
    or not is_new and not moved and old_point is distinct from new_point)
  union all
  select old_product_id, offer_id, $3::date, null from rows where old_point is not null and (gone or moved)
  on conflict (product_id, offer_id, observed_on) do update set price = excluded.price`;

const DELETE = `
  delete from offers o using feed_plan m
  where m.import_id = $1 and m.product_id = any($2::text[]) and m.gone and o.id = m.offer_id`;

const UPDATE = `
  update offers o set product_id = m.product_id, ${ASSIGNED}, checked_at = $3
  from (${ROWS}) m join feed_staging s on s.import_id = $1 and s.merchant_product_id = m.merchant_product_id
  where not m.is_new and (m.differs or m.moved) and o.id = m.offer_id`;

const INSERT = `
  insert into offers (id, product_id, shop_id, merchant_product_id, checked_at, ${OFFER_COLUMNS})
  select m.offer_id, m.product_id, $3, s.merchant_product_id, $4, ${STAGED}
  from (${ROWS}) m join feed_staging s on s.import_id = $1 and s.merchant_product_id = m.merchant_product_id
  where m.is_new`;

const COUNTS = `
  with rows as (${ROWS})
  select count(*) filter (where is_new)::int as added,
    count(*) filter (where not is_new and not gone and (differs or moved or merchant_product_id = any($3::text[])))::int
      as changed,
    count(*) filter (where gone)::int as removed
  from rows`;
