import type { Session } from "../storage/database";

/** The columns of `products` that a feed fills, as they stand in the staged JSON. */
const SAID = `name text, slug text, brand text, category_id text, short_desc text, description text, mpn text,
  family_code text, color text[], size text[], gender text, specifications jsonb, features jsonb, images jsonb,
  adult_content boolean`;
const NAMES = SAID.split(",").map((column) => column.trim().split(" ")[0] ?? "");

/** Makes the new products and brings those that this shop's feed keeps up to date where it says something else now. */
export async function writeProducts({ query }: Session, importId: string, shopId: string, now: Date): Promise<void> {
  await query(INSERT_PRODUCTS, [importId, now]);
  await query(INSERT_KEEPERS, [importId, shopId]);
  await query(CHANGED, [importId, shopId]);
  await query(UPDATE_PRODUCTS, [importId, now]);
  await query(UPDATE_KEEPERS, [importId]);
}

const INSERT_PRODUCTS = `
  insert into products (id, gtin, isbn, created_at, updated_at, ${NAMES.join(", ")})
  select feed_new.id, feed_new.gtin, case when feed_new.gtin ~ '^97[89]' then feed_new.gtin end, $2, $2,
    ${NAMES.map((name) => `said.${name}`).join(", ")}
  from feed_new
  join feed_staging s on s.import_id = $1 and s.position = feed_new.position
  cross join lateral jsonb_to_record(s.product) as said(${SAID})`;

const INSERT_KEEPERS = `
  insert into feed_products (product_id, shop_id, content_hash, extra)
  select feed_new.id, $2, s.content_hash, s.extra
  from feed_new join feed_staging s on s.import_id = $1 and s.position = feed_new.position`;

/** Where several items of a feed are one product, the one with the lowest id of its shop speaks for it. */
const CHANGED = `
  create temporary table feed_changed on commit drop as
  select speaker.product_id, speaker.position from (
    select distinct on (m.product_id) m.product_id, m.position, kept.content_hash
    from feed_match m join feed_products kept on kept.product_id = m.product_id and kept.shop_id = $2
    order by m.product_id, m.merchant_product_id
  ) speaker
  join feed_staging s on s.import_id = $1 and s.position = speaker.position
  where s.content_hash <> speaker.content_hash`;

const UPDATE_PRODUCTS = `
  update products p set ${NAMES.map((name) => `${name} = said.${name}`).join(", ")},
    updated_at = $2, revision = nextval('product_revision')
  from feed_changed
  join feed_staging s on s.import_id = $1 and s.position = feed_changed.position
  cross join lateral jsonb_to_record(s.product) as said(${SAID})
  where p.id = feed_changed.product_id`;

const UPDATE_KEEPERS = `
  update feed_products kept set content_hash = s.content_hash, extra = s.extra
  from feed_changed join feed_staging s on s.import_id = $1 and s.position = feed_changed.position
  where kept.product_id = feed_changed.product_id`;
