import type { Session } from "../storage/database";

/**
 * Finds the product of every staged item, as sets: by GTIN, then by brand and MPN, then the product its offer already
 * had. Leaves the answer in the temporary tables feed_match (one row an item) and feed_new (one row a product to make).
 */
export async function matchProducts({ query }: Session, importId: string, shopId: string): Promise<void> {
  await query(MATCH, [importId, shopId]);
  await query("analyze feed_match");
  await claimGtins({ query });
  await query(KEYED);
  await query(NEW_PRODUCTS);
  await query(USE_NEW_PRODUCTS);
  await query("analyze feed_match");
}

/** A product with another GTIN is another product, whatever brand and MPN say. The lowest id wins, so reruns agree. */
const MATCH = `
  create temporary table feed_match on commit drop as
  with named as (
    select id, gtin, lower(brand) as brand, lower(mpn) as mpn from products where brand is not null and mpn is not null
  ), any_named as (
    select distinct on (brand, mpn) id, brand, mpn from named order by brand, mpn, length(id), id
  ), without_gtin as (
    select distinct on (brand, mpn) id, brand, mpn from named where gtin is null order by brand, mpn, length(id), id
  )
  select s.position, s.merchant_product_id, s.gtin, lower(s.brand) as brand, lower(s.mpn) as mpn,
    coalesce(by_gtin.id, any_named.id, without_gtin.id, own.id) as product_id
  from feed_staging s
  left join products by_gtin on by_gtin.gtin = s.gtin
  left join any_named on s.gtin is null and any_named.brand = lower(s.brand) and any_named.mpn = lower(s.mpn)
  left join without_gtin
    on s.gtin is not null and without_gtin.brand = lower(s.brand) and without_gtin.mpn = lower(s.mpn)
  left join offers o on o.shop_id = $2 and o.merchant_product_id = s.merchant_product_id
  left join products own on own.id = o.product_id and (own.gtin is null or s.gtin is null or own.gtin = s.gtin)
  where s.import_id = $1`;

/**
 * An item with a GTIN that met a product without one gives it that GTIN. Each GTIN goes to one product and each product
 * takes one GTIN; items whose GTIN found no place become products of their own.
 */
async function claimGtins({ query }: Pick<Session, "query">): Promise<void> {
  await query(CLAIMS);
  const claims = await query<{ found: boolean }>("select exists (select 1 from feed_claims) as found");
  if (!claims.rows[0]?.found) return;
  await query(`
    update feed_match m set product_id = claim.product_id
    from feed_match same
    join products p on p.id = same.product_id and p.gtin is null
    left join feed_claims claim on claim.gtin = same.gtin
    where same.position = m.position and same.gtin is not null`);
  await query(`
    update products p set gtin = claim.gtin, isbn = case when claim.gtin ~ '^97[89]' then claim.gtin else p.isbn end,
      revision = nextval('product_revision')
    from feed_claims claim where p.id = claim.product_id`);
}

const CLAIMS = `
  create temporary table feed_claims on commit drop as
  select distinct on (product_id) product_id, gtin from (
    select distinct on (m.gtin) m.gtin, m.product_id
    from feed_match m join products p on p.id = m.product_id
    where m.gtin is not null and p.gtin is null
    order by m.gtin, length(m.product_id), m.product_id
  ) one_product_each order by product_id, gtin`;

/** Items without a product, by what joins them: GTIN, the GTIN of a namesake, brand with MPN, or nothing. */
const KEYED = `
  create temporary table feed_keyed on commit drop as
  with fresh as (select * from feed_match where product_id is null),
  namesakes as (
    select distinct on (brand, mpn) brand, mpn, gtin from fresh
    where gtin is not null and brand is not null and mpn is not null order by brand, mpn, gtin
  )
  select fresh.position, fresh.merchant_product_id, coalesce(fresh.gtin, namesakes.gtin) as gtin,
    case
      when coalesce(fresh.gtin, namesakes.gtin) is not null then 'g' || coalesce(fresh.gtin, namesakes.gtin)
      when fresh.brand is not null and fresh.mpn is not null then 'm' || fresh.brand || chr(31) || fresh.mpn
      else 'i' || fresh.merchant_product_id
    end as key
  from fresh left join namesakes
    on fresh.gtin is null and namesakes.brand = fresh.brand and namesakes.mpn = fresh.mpn`;

/** Numbered in the order of their keys: the next import's "lowest id" is then the same one. */
const NEW_PRODUCTS = `
  create temporary table feed_new on commit drop as
  select key, gtin, position, nextval('product_ids')::text as id
  from (select distinct on (key) key, gtin, position from feed_keyed order by key, merchant_product_id) firsts`;

const USE_NEW_PRODUCTS = `
  update feed_match m set product_id = feed_new.id
  from feed_keyed join feed_new using (key) where feed_keyed.position = m.position`;
