import type { Database } from "../storage/database";
import { matchTitles, type TitleMatches } from "./match-titles";
import { DIFFERS, pricePoint } from "./offer-columns";
import { noteSize } from "./rough-statistics";

/** Items planned per statement: pages are served in between. */
const PLANNED_AT_ONCE = 500;
/** Offers that are looked up in the feed per statement. */
const LOOKED_UP_AT_ONCE = 2_000;

/**
 * Plans the import without any visible change: each item's product (as an operator decided, by GTIN, by brand and MPN,
 * its offer's current product, by title), the products to create, the offers to remove. Calls `beat` between the statements, none of which
 * holds the store for long.
 */
export async function planImport(
  db: Pick<Database, "query" | "transaction">,
  importId: string,
  shopId: string,
  beat: () => Promise<void>,
): Promise<TitleMatches> {
  const { query } = db;
  async function inParts(sql: string, atOnce: number): Promise<void> {
    for (let after: string | null = ""; after !== null; ) {
      const values: unknown[] = [importId, shopId, after, atOnce];
      const { rows }: { rows: { last: string | null }[] } = await query<{ last: string | null }>(sql, values);
      after = rows[0]?.last ?? null;
      await beat();
    }
  }
  await inParts(PLAN, PLANNED_AT_ONCE);
  await noteSize(db, "feed_plan");
  const found = await matchTitles(db, importId, shopId, beat);
  await query(CLAIM_GTINS, [importId]);
  await query(MAKE_PRODUCTS, [importId]);
  await inParts(GONE, LOOKED_UP_AT_ONCE);
  await noteSize(db, "feed_plan");
  await beat();
  return found;
}

/**
 * A different GTIN means a different product, whatever brand and MPN say. The lowest id wins, so reruns agree. What an
 * operator decided about an offer comes first. The shop's own rows are looked up one by one (`offset 0` keeps the planner
 * from joining them): soon after an import it expects few of them, and would scan all for each part.
 */
const PLAN = `
  with part as materialized (
    select * from feed_staging where import_id = $1 and merchant_product_id > $3
    order by merchant_product_id limit $4
  ), planned as (
    insert into feed_plan (import_id, merchant_product_id, gtin, brand, mpn, product_id, offer_id, old_product_id,
      differs, old_point, new_point, work)
    select $1, s.merchant_product_id, s.gtin, lower(s.brand), lower(s.mpn), met.id, coalesce(o.id, s.offer_id),
      o.product_id, o.id is null or ${DIFFERS}, ${pricePoint("o")}, ${pricePoint("s")},
      o.id is null or ${DIFFERS} or o.product_id is distinct from met.id
        or kept.content_hash is not null and kept.content_hash <> s.content_hash
    from part s
    left join products by_gtin on by_gtin.gtin = s.gtin
    left join lateral (
      select p.id, p.moved_to from products p
      where lower(p.brand) = lower(s.brand) and lower(p.mpn) = lower(s.mpn) and (s.gtin is null or p.gtin is null)
      order by length(p.id), p.id limit 1
    ) namesake on by_gtin.id is null
    left join lateral (
      select * from offers where shop_id = $2 and merchant_product_id = s.merchant_product_id offset 0
    ) o on true
    left join products own on own.id = o.product_id and (own.gtin is null or s.gtin is null or own.gtin = s.gtin)
    left join (
      select offer_id, max(product_id) filter (where state = 'together') as together,
        array_agg(product_id) filter (where state = 'apart') as apart
      from product_matches where state in ('together', 'apart') group by offer_id
    ) decided on decided.offer_id = coalesce(o.id, s.offer_id)
    cross join lateral (
      select case when coalesce(by_gtin.moved_to, namesake.moved_to) is null then coalesce(by_gtin.id, namesake.id)
        else (
          with recursive hop as (
            select id, moved_to from products where id = coalesce(by_gtin.moved_to, namesake.moved_to)
            union select p.id, p.moved_to from products p join hop on p.id = hop.moved_to
          )
          select id from hop where moved_to is null limit 1
        ) end as id
    ) coded
    cross join lateral (
      select coalesce(decided.together, case when (coded.id = any(decided.apart)) is not true then coded.id end, own.id) as id
    ) met
    left join lateral (
      select content_hash from feed_products where product_id = met.id and shop_id = $2 offset 0
    ) kept on true
  )
  select max(merchant_product_id) as last from part`;

/**
 * An item with a GTIN that matched a product without one gives it that GTIN. Each GTIN goes to one product and each
 * product takes one GTIN; items whose GTIN was not assigned become products of their own.
 */
const CLAIM_GTINS = `
  with met as (
    select m.merchant_product_id, m.gtin, m.product_id
    from feed_plan m join products p on p.id = m.product_id and p.gtin is null
    where m.import_id = $1 and m.gtin is not null
      and not exists (select 1 from products taken where taken.gtin = m.gtin)
  ), one_product_each as (
    select distinct on (gtin) gtin, product_id from met order by gtin, length(product_id), product_id
  ), claim as (
    select distinct on (product_id) product_id, gtin from one_product_each order by product_id, gtin
  )
  update feed_plan m set product_id = claim.product_id, claims = claim.gtin, work = true
  from met left join claim on claim.gtin = met.gtin
  where m.import_id = $1 and m.merchant_product_id = met.merchant_product_id`;

/**
 * Creates products for unmatched items, grouped by GTIN, by the GTIN of an item with the same name, by brand and MPN,
 * or not at all. Ids follow the order of the keys, so that "lowest id" is stable for the next import.
 */
const MAKE_PRODUCTS = `
  with fresh as (
    select merchant_product_id, brand, mpn,
      case when not exists (select 1 from products taken where taken.gtin = feed_plan.gtin) then gtin end as gtin
    from feed_plan where import_id = $1 and product_id is null
  ), namesakes as (
    select distinct on (brand, mpn) brand, mpn, gtin from fresh
    where gtin is not null and brand is not null and mpn is not null order by brand, mpn, gtin
  ), keyed as (
    select fresh.merchant_product_id, coalesce(fresh.gtin, namesakes.gtin) as gtin,
      case
        when coalesce(fresh.gtin, namesakes.gtin) is not null then 'g' || coalesce(fresh.gtin, namesakes.gtin)
        when fresh.brand is not null and fresh.mpn is not null then 'm' || fresh.brand || chr(31) || fresh.mpn
        else 'i' || fresh.merchant_product_id
      end as key
    from fresh left join namesakes
      on fresh.gtin is null and namesakes.brand = fresh.brand and namesakes.mpn = fresh.mpn
  ), firsts as (
    select distinct on (key) key, gtin, merchant_product_id from keyed order by key, merchant_product_id
  ), made as materialized (
    select key, gtin, merchant_product_id, nextval('product_ids')::text as id from (select * from firsts order by key) f
  )
  update feed_plan m set product_id = made.id, new_gtin = made.gtin, work = true,
    makes = made.merchant_product_id = m.merchant_product_id
  from keyed join made using (key) where m.import_id = $1 and m.merchant_product_id = keyed.merchant_product_id`;

const GONE = `
  with part as materialized (
    select * from offers where shop_id = $2 and merchant_product_id > $3 order by merchant_product_id limit $4
  ), gone as (
    insert into feed_plan (import_id, merchant_product_id, product_id, offer_id, old_product_id, differs, old_point,
      gone, work)
    select $1, o.merchant_product_id, o.product_id, o.id, o.product_id, false, ${pricePoint("o")}, true, true
    from part o
    where not exists (
      select 1 from feed_staging s where s.import_id = $1 and s.merchant_product_id = o.merchant_product_id offset 0)
  )
  select max(merchant_product_id) as last from part`;
