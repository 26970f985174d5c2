import { dutchDay } from "#contract/dutch-day";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { isImportUnderWay } from "./holder";
import { pricePoint } from "./offer-columns";
import { slugOf } from "./plain-text";
import { markStaleGroups, readGroupCodes, settleGroups } from "./stale-groups";

/** Why a decision cannot be carried out, in Dutch, for the operator. */
export class MatchError extends Error {}

interface ProductRow extends Record<string, unknown> {
  id: string;
  gtin: string | null;
  moved_to: string | null;
}

/**
 * Joins one product to another: its offers move, its address redirects, and later imports keep it so. Returns the
 * products that changed.
 */
export async function joinProducts({ db, now }: Kit, from: string, to: string): Promise<string[]> {
  if (from === to) throw new MatchError("Dat is twee keer hetzelfde product");
  return db.transaction(async (session) => {
    await betweenImports(session);
    const source = await productAt(session, from);
    const target = await productAt(session, to);
    const shops = await session.query<{ name: string }>(SHOPS_OF_BOTH, [from, to]);
    const [shop] = shops.rows;
    if (shop) throw new MatchError(`${shop.name} verkoopt ze allebei, dus het zijn verschillende producten`);
    const { rows } = await session.query<{ id: string }>("select id from offers where product_id = $1", [from]);
    const offerIds = rows.map(({ id }) => id);
    await session.query("delete from product_matches where product_id = $1 and state in ('joined', 'unsure')", [from]);
    await session.query(FOLLOW, [from, to]);
    await session.query("delete from product_matches where product_id = $1", [from]);
    await session.query(TOGETHER, [offerIds, to, from]);
    await moveOffers(session, offerIds, from, to, now());
    // Products joined to this one earlier still lead here and on: a split then brings all of them back.
    await session.query("update products set moved_to = $2 where id = $1", [from, to]);
    if (target.gtin === null && source.gtin !== null) await moveGtin(session, source.gtin, from, to);
    await refresh(session, [from, to], now());
    return [from, to, ...(await regrouped(session, now()))];
  });
}

/**
 * Takes an offer off a product again. A product that was joined comes back with its address and its offers; an offer
 * that an import put there gets a product of its own. Later imports keep them apart. Returns the products that changed.
 */
export async function splitOffer({ db, now }: Kit, offerId: string): Promise<string[]> {
  return db.transaction(async (session) => {
    await betweenImports(session);
    const found = await session.query<{ product: string; shop: string; title: string; origin: string | null }>(OFFER, [
      offerId,
    ]);
    const [offer] = found.rows;
    if (!offer) throw new MatchError(`Er is geen aanbieding ${offerId}`);
    const { product: from, shop, title, origin } = offer;
    const moving = await session.query<{ id: string }>(ALONG, [offerId, from, origin]);
    const offerIds = moving.rows.map(({ id }) => id);
    const staying = await session.query(
      "select 1 from offers where product_id = $1 and id <> all($2::text[]) limit 1",
      [from, offerIds],
    );
    if (staying.rows.length === 0) throw new MatchError("Dit product heeft geen andere aanbiedingen");
    const to = origin ?? (await makeProduct(session, { from, shop, title, now: now() }));
    await session.query("update products set moved_to = null where id = $1", [to]);
    await session.query(APART, [offerIds, from]);
    await session.query(TOGETHER, [offerIds, to, null]);
    await moveOffers(session, offerIds, from, to, now());
    await session.query(NEXT_KEEPER, [from, shop]);
    const gtins = await session.query<{ gtin: string }>(GTIN_THAT_LEFT, [from, to]);
    const [left] = gtins.rows;
    if (left) await moveGtin(session, left.gtin, from, to);
    await refresh(session, [from, to], now());
    return [from, to, ...(await regrouped(session, now()))];
  });
}

/** Decisions and imports exclude each other: a plan knows the products as they were. */
async function betweenImports(session: Session): Promise<void> {
  if (await isImportUnderWay(session)) throw new MatchError("Er loopt een import; probeer het zo opnieuw");
}

async function productAt({ query }: Session, id: string): Promise<ProductRow> {
  const { rows } = await query<ProductRow>("select id, gtin, moved_to from products where id = $1 for update", [id]);
  const [row] = rows;
  if (!row) throw new MatchError(`Er is geen product ${id}`);
  if (row.moved_to !== null) throw new MatchError(`Product ${id} is al samengevoegd met ${row.moved_to}`);
  return row;
}

/** The price history ends at the old product and goes on at the new one. */
async function moveOffers({ query }: Session, ids: string[], from: string, to: string, now: Date): Promise<void> {
  await query(POINTS, [ids, from, to, dutchDay(now)]);
  const codes = await readGroupCodes({ query }, [from, to]);
  await query("update offers set product_id = $2 where id = any($1::text[])", [ids, to]);
  await markStaleGroups({ query }, [from, to], codes);
}

/** Works out the groups that the decision touches; returns the products whose group changed. */
async function regrouped(session: Session, now: Date): Promise<string[]> {
  const changed: string[] = [];
  for (let keyed = await settleGroups(session, now); keyed; keyed = await settleGroups(session, now))
    changed.push(...keyed);
  return changed;
}

async function moveGtin({ query }: Session, gtin: string, from: string, to: string): Promise<void> {
  await query("update products set gtin = null, isbn = null where id = $1", [from]);
  await query("update products set gtin = $2, isbn = case when $2 ~ '^97[89]' then $2 end where id = $1", [to, gtin]);
}

async function refresh({ query }: Session, ids: string[], now: Date): Promise<void> {
  await query(
    `update products p set revision = nextval('product_revision'), updated_at = $2,
       expired = not exists (select 1 from offers o where o.product_id = p.id)
        or exists (select 1 from recalls r where r.product_id = p.id)
     where id = any($1::text[])`,
    [ids, now],
  );
}

/** The new product looks like the old one until the next import of the shop fills it. */
async function makeProduct(
  { query }: Session,
  { from, shop, title, now }: { from: string; shop: string; title: string; now: Date },
): Promise<string> {
  const { rows } = await query<{ id: string }>(
    `insert into products (name, slug, brand, category_id, images, adult_content, created_at, updated_at)
     select $2, $3, brand, category_id, images, adult_content, $4, $4 from products where id = $1 returning id`,
    [from, title, slugOf(title), now],
  );
  const id = rows[0]?.id ?? "";
  await query("insert into feed_products (product_id, shop_id, content_hash) values ($1, $2, '')", [id, shop]);
  return id;
}

const SHOPS_OF_BOTH = `
  select s.name from offers one join offers other on other.shop_id = one.shop_id join shops s on s.id = one.shop_id
  where one.product_id = $1 and other.product_id = $2 limit 1`;

/** Earlier decisions about the joined product hold for the one it is joined to. */
const FOLLOW = `
  insert into product_matches (offer_id, product_id, state, score, origin_id)
  select offer_id, $2, state, score, origin_id from product_matches where product_id = $1
  on conflict (offer_id, product_id) do nothing`;

const TOGETHER = `
  insert into product_matches (offer_id, product_id, state, score, origin_id)
  select id, $2, 'together', 1, $3::text from unnest($1::text[]) as id
  on conflict (offer_id, product_id) do update set state = 'together', origin_id = excluded.origin_id`;

const APART = `
  insert into product_matches (offer_id, product_id, state, score)
  select id, $2, 'apart', 0 from unnest($1::text[]) as id
  on conflict (offer_id, product_id) do update set state = 'apart', origin_id = null`;

/** The offer, with the product that it came from when that was joined. */
const OFFER = `
  select o.product_id as product, o.shop_id as shop, o.title, p.id as origin
  from offers o
  left join product_matches m on m.offer_id = o.id and m.product_id = o.product_id and m.state = 'together'
  left join products p on p.id = m.origin_id and p.moved_to = o.product_id
  where o.id = $1`;

const ALONG = `
  select o.id from offers o
  left join product_matches m on m.offer_id = o.id and m.product_id = $2 and m.state = 'together'
  where o.product_id = $2 and (o.id = $1 or m.origin_id = $3)`;

const POINTS = `
  with moving as (select id, ${pricePoint("o")} as point from offers o where id = any($1::text[]))
  insert into price_points (product_id, offer_id, observed_on, price)
  select $2, id, $4::date, null from moving where point is not null
  union all
  select $3, id, $4::date, point from moving where point is not null
  on conflict (product_id, offer_id, observed_on) do update set price = excluded.price`;

/** A product whose describing shop left is described by another one from its next import on. */
const NEXT_KEEPER = `
  update feed_products set content_hash = '',
    shop_id = (select (array_agg(shop_id order by id))[1] from offers where product_id = $1)
  where product_id = $1 and shop_id = $2
    and not exists (select 1 from offers where product_id = $1 and shop_id = $2)`;

/** The GTIN of product $1, when only offers of product $2 have it. */
const GTIN_THAT_LEFT = `
  select p.gtin from products p
  where p.id = $1 and exists (select 1 from offers o where o.product_id = $2 and o.ean = p.gtin)
    and not exists (select 1 from offers o where o.product_id = $1 and o.ean = p.gtin)`;
