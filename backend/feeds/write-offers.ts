import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../storage/database";

/** The columns of an offer that the feed fills; on the left ours, on the right the staged one. */
const PAIRS: [string, string][] = [
  ["product_id", "m.product_id"],
  ["title", "s.title"],
  ["url", "s.url"],
  ["price", "s.price"],
  ["shipping", "s.shipping"],
  ["ean", "s.gtin"],
  ["sku", "s.mpn"],
  ["availability", "s.availability"],
  ["condition", "s.condition"],
  ["delivery_min", "s.delivery_min"],
  ["delivery_max", "s.delivery_max"],
  ["delivery_cutoff", "s.delivery_cutoff"],
];
const OURS = PAIRS.map(([ours]) => ours);
const THEIRS = PAIRS.map(([, theirs]) => theirs);

/** The price history follows new goods that can be ordered; any other offer counts as not there. */
function pricePoint(row: string): string {
  return `case when ${row}.availability <> 'out_of_stock' and ${row}.condition = 'new' then ${row}.price end`;
}

export interface OfferCounts {
  added: number;
  changed: number;
  removed: number;
}

/** Makes the shop's offers equal to the staged items, with a price point for whatever that changes. */
export async function writeOffers(
  { query }: Session,
  importId: string,
  shopId: string,
  now: Date,
): Promise<OfferCounts> {
  const today = dutchDay(now);
  await query(COMPARE, [importId, shopId]);
  await query("analyze feed_diff");
  await query(GONE, [importId, shopId]);
  await query(POINTS, [today]);
  await query("delete from offers o using feed_gone where o.id = feed_gone.id");
  await query(UPDATE, [importId, now]);
  await query(INSERT, [importId, shopId, now]);
  const { rows } = await query<{ added: number; changed: number; removed: number }>(COUNTS);
  return rows[0] ?? { added: 0, changed: 0, removed: 0 };
}

/** Offers marked as checked by one statement: pages are answered in between. */
const MARKED_AT_ONCE = 250;

/** Notes that the shop's offers were checked now, unchanged ones too, outside of the import's own transaction. */
export async function markChecked({ query }: Pick<Session, "query">, shopId: string, now: Date): Promise<void> {
  for (let after: string | null = ""; after !== null; ) {
    const { rows }: { rows: { last: string | null }[] } = await query<{ last: string | null }>(MARK, [
      shopId,
      now,
      after,
      MARKED_AT_ONCE,
    ]);
    after = rows[0]?.last ?? null;
  }
}

const MARK = `
  with part as (
    select id, merchant_product_id from offers where shop_id = $1 and merchant_product_id > $3
    order by merchant_product_id limit $4
  ), marked as (update offers o set checked_at = $2 from part where o.id = part.id and o.checked_at < $2)
  select max(merchant_product_id) as last from part`;

const COMPARE = `
  create temporary table feed_diff on commit drop as
  select s.position, coalesce(o.id, s.offer_id) as offer_id, m.product_id, o.product_id as old_product_id,
    o.id is null as is_new,
    o.id is not null and (${OURS.map((name) => `o.${name}`).join(", ")}) is distinct from (${THEIRS.join(", ")}) as changed,
    ${pricePoint("o")} as old_point, ${pricePoint("s")} as new_point
  from feed_staging s
  join feed_match m using (position)
  left join offers o on o.shop_id = $2 and o.merchant_product_id = s.merchant_product_id
  where s.import_id = $1`;

const GONE = `
  create temporary table feed_gone on commit drop as
  select o.id, o.product_id, ${pricePoint("o")} as old_point from offers o
  where o.shop_id = $2 and not exists (
    select 1 from feed_staging s where s.import_id = $1 and s.merchant_product_id = o.merchant_product_id)`;

/** An offer that moves to another product ends at the one and begins at the other. */
const POINTS = `
  insert into price_points (product_id, offer_id, observed_on, price)
  select product_id, offer_id, $1::date, new_point from feed_diff
  where new_point is not null and (is_new or old_product_id <> product_id)
    or not is_new and old_product_id = product_id and old_point is distinct from new_point
  union all
  select old_product_id, offer_id, $1::date, null from feed_diff
  where old_product_id <> product_id and old_point is not null
  union all
  select product_id, id, $1::date, null from feed_gone where old_point is not null
  on conflict (product_id, offer_id, observed_on) do update set price = excluded.price`;

const UPDATE = `
  update offers o set ${PAIRS.map(([ours, theirs]) => `${ours} = ${theirs}`).join(", ")}, checked_at = $2
  from feed_diff d
  join feed_staging s on s.import_id = $1 and s.position = d.position
  join feed_match m on m.position = d.position
  where d.changed and o.id = d.offer_id`;

const INSERT = `
  insert into offers (id, shop_id, merchant_product_id, checked_at, ${OURS.join(", ")})
  select d.offer_id, $2, s.merchant_product_id, $3, ${THEIRS.join(", ")}
  from feed_diff d
  join feed_staging s on s.import_id = $1 and s.position = d.position
  join feed_match m on m.position = d.position
  where d.is_new`;

/** An item counts as changed when its offer is, or the product that it speaks for. */
const COUNTS = `
  select count(*) filter (where is_new)::int as added,
    count(*) filter (where changed or not is_new and feed_changed.position is not null)::int as changed,
    (select count(*)::int from feed_gone) as removed
  from feed_diff left join feed_changed on feed_changed.position = feed_diff.position`;
