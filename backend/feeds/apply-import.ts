import type { CatalogueChange } from "../config";
import type { Session } from "../storage/database";
import { matchProducts } from "./match-products";
import { FeedError } from "./raw-item";
import { type OfferCounts, writeOffers } from "./write-offers";
import { writeProducts } from "./write-products";

/** More changed products than this are not named one by one. */
const MOST_NAMED = 10_000;

export interface Applied {
  counts: OfferCounts;
  /** Null when shoppers see what they saw before. */
  change: CatalogueChange | null;
}

/**
 * Makes everything that was staged visible, inside the caller's transaction: all of it or nothing. Sets only, so that
 * a million items cost the process no memory. Raises the revision of each product that a shopper will see differently.
 */
export async function applyImport(
  session: Session,
  importId: string,
  shopId: string,
  staged: number,
  now: Date,
): Promise<Applied> {
  const { query } = session;
  await query("select pg_advisory_xact_lock(hashtext('feed import'))");
  const { rows } = await query<{ n: number }>("select count(*)::int as n from feed_staging where import_id = $1", [
    importId,
  ]);
  if (rows[0]?.n !== staged) throw new FeedError("De import is onderweg onderbroken; begin opnieuw");
  const before = await lastRevision(session);
  await matchProducts(session, importId, shopId);
  await writeProducts(session, importId, shopId, now);
  const counts = await writeOffers(session, importId, shopId, now);
  await query(TOUCH, [now]);
  const reopened = await query("update shops set gone = false where id = $1 and gone returning id", [shopId]);
  return { counts, change: await changeSince(session, before, reopened.rows.length > 0) };
}

/** The highest revision given out so far; 0 in a store that never gave one. */
async function lastRevision({ query }: Session): Promise<number> {
  const { rows } = await query<{ last: number }>(
    "select case when is_called then last_value else 0 end as last from product_revision",
  );
  return rows[0]?.last ?? 0;
}

/** Products raised since the revision; those of other writers at the same moment do no harm among them. */
async function changeSince({ query }: Session, before: number, reopened: boolean): Promise<CatalogueChange | null> {
  const { rows } = await query<{ id: string }>("select id from products where revision > $1 limit $2", [
    before,
    MOST_NAMED + 1,
  ]);
  if (rows.length > MOST_NAMED || (rows.length === 0 && reopened)) return { productIds: "all" };
  return rows.length === 0 ? null : { productIds: new Set(rows.map(({ id }) => id)) };
}

/** New products carry a fresh revision already. A product that nobody sells any more is expired. */
const TOUCH = `
  with touched as (
    select product_id as id from feed_diff where is_new or changed
    union select old_product_id from feed_diff where changed
    union select product_id from feed_gone
  )
  update products p set revision = nextval('product_revision'), updated_at = $1,
    expired = not exists (select 1 from offers o where o.product_id = p.id)
  from touched where p.id = touched.id and not exists (select 1 from feed_new where feed_new.id = p.id)`;
