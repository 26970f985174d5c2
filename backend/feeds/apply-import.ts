import type { CatalogueChange, CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { countStock } from "./count-stock";
import { beat } from "./holder";
import { type GroupCodes, markStaleGroups, readGroupCodes, settleGroups } from "./stale-groups";
import { type OfferCounts, writeOffers } from "./write-offers";
import { type Slice, writeProducts } from "./write-products";

/** Products applied per transaction: it holds the embedded store's only connection, and pages wait for it. */
const PRODUCTS_AT_ONCE = 100;
/** Above this many changed products, the announcement says "all" instead of listing ids. */
const MOST_NAMED = 10_000;
/** Minimum time in ms between announcements, during which pages may be stale: each one invalidates cached answers. */
const ANNOUNCE_EVERY = 1_000;

export interface Applying {
  kit: Kit;
  changes: CatalogueChanges;
  importId: string;
  shopId: string;
  now: Date;
}

/**
 * Applies the rest of an import's plan, a few products per transaction, each with all its offers. May be interrupted at
 * any point and called again. Returns the changes visible to shoppers; null when there are none.
 */
export async function applyPlan({ kit, changes, importId, shopId, now }: Applying): Promise<CatalogueChange | null> {
  const changed = new Set<string>();
  let unannounced = new Set<string>();
  let announcedAt = performance.now();
  for await (const touched of slices({ kit, importId, shopId, now })) {
    if (unannounced.size > 0 && performance.now() - announcedAt >= ANNOUNCE_EVERY) {
      changes.announce({ productIds: unannounced });
      unannounced = new Set();
      announcedAt = performance.now();
    }
    for (const id of touched) {
      unannounced.add(id);
      if (changed.size <= MOST_NAMED) changed.add(id);
    }
  }
  for (const id of await countStock(kit, importId, shopId)) changed.add(id);
  if (changed.size > MOST_NAMED) return { productIds: "all" };
  return changed.size === 0 ? null : { productIds: changed };
}

/** Does the work, a transaction at a time; yields the products whose change is visible to shoppers. */
async function* slices({ kit, importId, shopId, now }: Omit<Applying, "changes">): AsyncGenerator<string[]> {
  for (let after = ""; ; ) {
    const productIds = await nextProducts(kit.db, importId, after);
    const last = productIds.at(-1);
    if (last === undefined) break;
    after = last;
    yield await kit.db.transaction((session) => applySlice(session, { importId, shopId, productIds, now }));
  }
  for (;;) {
    const keyed = await kit.db.transaction(async (session) => {
      await beat(session, importId);
      return settleGroups(session, now);
    });
    if (keyed === null) return;
    yield keyed;
  }
}

async function nextProducts({ query }: Pick<Session, "query">, importId: string, after: string): Promise<string[]> {
  const { rows } = await query<{ id: string }>(
    `select product_id as id from feed_plan where import_id = $1 and product_id > $2 and work
     group by product_id order by product_id limit $3`,
    [importId, after, PRODUCTS_AT_ONCE],
  );
  return rows.map(({ id }) => id);
}

/** Returns the products whose change is visible to shoppers. */
async function applySlice(session: Session, slice: Slice): Promise<string[]> {
  const { importId, productIds, now } = slice;
  await beat(session, importId);
  const codes = await codesOf(session, importId, productIds);
  const changedItems = await writeProducts(session, slice);
  const counts = await writeOffers(session, slice, changedItems);
  const touched = await session.query<{ id: string }>(TOUCH, [importId, productIds, now, changedItems]);
  await markStaleGroups(session, [...new Set([...productIds, ...codes.keys()])], codes);
  await session.query(DONE, [importId, productIds]);
  await session.query(COUNT, [importId, JSON.stringify(counts satisfies OfferCounts)]);
  return touched.rows.map(({ id }) => id);
}

/** Group codes of the slice's products, and of those that offers leave for them, before the change. */
async function codesOf(session: Session, importId: string, productIds: string[]): Promise<GroupCodes> {
  const { rows } = await session.query<{ id: string }>(
    `select distinct old_product_id as id from feed_plan
     where import_id = $1 and product_id = any($2::text[]) and old_product_id <> product_id`,
    [importId, productIds],
  );
  return readGroupCodes(session, [...productIds, ...rows.map(({ id }) => id)]);
}

/**
 * Raises the revision of each product whose offers changed, and marks products without offers, and recalled ones, as expired. New and
 * rewritten products already have a fresh revision, but are returned too.
 */
const TOUCH = `
  with rows as (
    select *, old_product_id is null or differs or old_product_id <> product_id as offer_changed
    from feed_plan where import_id = $1 and product_id = any($2::text[])
  ), touched as (
    select product_id as id from rows where offer_changed or gone
    union select old_product_id from rows where old_product_id <> product_id
  ), raised as (
    update products p set revision = nextval('product_revision'), updated_at = $3,
      expired = not exists (select 1 from offers o where o.product_id = p.id)
        or exists (select 1 from recalls r where r.product_id = p.id)
    from touched where p.id = touched.id and not exists (select 1 from rows where makes and product_id = p.id)
  )
  select id from touched
  union select product_id from rows where claims is not null or merchant_product_id = any($4::text[])`;

const DONE = "delete from feed_plan where import_id = $1 and product_id = any($2::text[])";

/** Adds to the counts that the final report shows, even if the import is interrupted in between. */
const COUNT = `
  update imports set counts = counts || (
    select jsonb_object_agg(key, value::int + coalesce((counts ->> key)::int, 0)) from jsonb_each_text($2::jsonb))
  where id = $1`;
