import type { Session } from "../storage/database";

/** The columns of `products` filled by a feed, as named in the staged JSON. */
const SAID = `name text, slug text, brand text, category_id text, short_desc text, description text, mpn text,
  family_code text, color text[], size text[], gender text, specifications jsonb, features jsonb, images jsonb,
  adult_content boolean`;
const NAMES = SAID.split(",").map((column) => column.trim().split(" ")[0] ?? "");

/** Some products of an import, with all their items. */
export interface Slice {
  importId: string;
  shopId: string;
  productIds: string[];
  now: Date;
}

/**
 * Creates the new products of the slice, and updates those owned by this shop's feed whose data changed. Returns the
 * items (their merchant ids) whose product was changed.
 */
export async function writeProducts(
  { query }: Pick<Session, "query">,
  { importId, shopId, productIds, now }: Slice,
): Promise<string[]> {
  const changed = await query<{ item: string }>(CHANGED, [importId, productIds, shopId]);
  const items = changed.rows.map(({ item }) => item);
  await query(INSERT_PRODUCTS, [importId, productIds, now]);
  await query(INSERT_KEEPERS, [importId, productIds, shopId]);
  await query(CLAIM_GTINS, [importId, productIds]);
  if (items.length === 0) return items;
  await query(UPDATE_PRODUCTS, [importId, items, now]);
  await query(UPDATE_KEEPERS, [importId, items]);
  return items;
}

const INSERT_PRODUCTS = `
  insert into products (id, gtin, isbn, created_at, updated_at, group_key, ${NAMES.join(", ")})
  select m.product_id, m.new_gtin, case when m.new_gtin ~ '^97[89]' then m.new_gtin end, $3, $3, said.family_code,
    ${NAMES.map((name) => `said.${name}`).join(", ")}
  from feed_plan m
  join feed_staging s on s.import_id = $1 and s.merchant_product_id = m.merchant_product_id
  cross join lateral jsonb_to_record(s.product) as said(${SAID})
  where m.import_id = $1 and m.product_id = any($2::text[]) and m.makes`;

const INSERT_KEEPERS = `
  insert into feed_products (product_id, shop_id, content_hash, extra, feed_path, confidence)
  select m.product_id, $3, s.content_hash, s.extra, s.feed_path, s.confidence
  from feed_plan m
  join feed_staging s on s.import_id = $1 and s.merchant_product_id = m.merchant_product_id
  where m.import_id = $1 and m.product_id = any($2::text[]) and m.makes`;

const CLAIM_GTINS = `
  update products p set gtin = m.claims, isbn = case when m.claims ~ '^97[89]' then m.claims else p.isbn end,
    revision = nextval('product_revision')
  from feed_plan m
  where m.import_id = $1 and m.product_id = any($2::text[]) and m.claims is not null and p.id = m.product_id`;

/**
 * When several items of a feed are one product, the one with the lowest merchant id provides its data. Its known hash is
 * looked up by itself: while a first import fills feed_products, a join with it is planned as a scan.
 */
const CHANGED = `
  select speaker.item from (
    select distinct on (m.product_id) m.merchant_product_id as item, s.content_hash, (
      select kept.content_hash from feed_products kept where kept.product_id = m.product_id and kept.shop_id = $3
    ) as known
    from feed_plan m
    join feed_staging s on s.import_id = $1 and s.merchant_product_id = m.merchant_product_id
    where m.import_id = $1 and m.product_id = any($2::text[])
    order by m.product_id, m.merchant_product_id
  ) speaker where speaker.content_hash <> speaker.known`;

const UPDATE_PRODUCTS = `
  update products p set ${NAMES.map((name) => `${name} = said.${name}`).join(", ")},
    updated_at = $3, revision = nextval('product_revision')
  from feed_plan m
  join feed_staging s on s.import_id = $1 and s.merchant_product_id = m.merchant_product_id
  cross join lateral jsonb_to_record(s.product) as said(${SAID})
  where m.import_id = $1 and m.merchant_product_id = any($2::text[]) and p.id = m.product_id`;

const UPDATE_KEEPERS = `
  update feed_products kept set content_hash = s.content_hash, extra = s.extra, feed_path = s.feed_path, confidence = s.confidence
  from feed_plan m
  join feed_staging s on s.import_id = $1 and s.merchant_product_id = m.merchant_product_id
  where m.import_id = $1 and m.merchant_product_id = any($2::text[]) and kept.product_id = m.product_id`;
