import type { CatalogueChanges } from "../catalogue/changes";
import { forgetCategoryTree } from "../categories/tree";
import type { Kit } from "../kit";
import type { Database, Session } from "../storage/database";
import { pathKey } from "./placing/feed-path";

/** Where the products of one path of one shop's feed went. */
export interface PlacedPath {
  shop: string;
  path: string;
  category: string;
  isUnplaced: boolean;
  products: number;
  /** The least sure of them, from 0 to 1. */
  confidence: number;
}

export interface Mapping {
  /** Host name of the shop. */
  shop: string;
  path: string;
  /** Key of the category. */
  category: string;
}

/** Why a path cannot be listed or mapped, in Dutch. */
export class PlacingError extends Error {}

const MOST_PATHS = 1000;
const MOST_HINTS = 5;
/** Products moved per statement: pages are served in between. */
const MOVED_AT_ONCE = 500;

/** The paths of feeds with where they went: unplaced ones first, then the most common. */
export async function listPaths(db: Database, shop: string | null): Promise<PlacedPath[]> {
  if (shop !== null) await shopId(db, shop);
  const { rows } = await db.query<PlacedPath & Record<string, unknown>>(
    `select s.website as shop, f.feed_path as path, c.key as category, c.origin = 'unplaced' as "isUnplaced",
       count(*)::int as products, min(f.confidence) as confidence
     from feed_products f
     join products p on p.id = f.product_id and not p.expired
     join shops s on s.id = f.shop_id
     join categories c on c.id = p.category_id
     where $1::text is null or s.website = $1
     group by s.website, f.feed_path, c.key, c.origin
     order by c.origin = 'unplaced' desc, count(*) desc, f.feed_path, c.key limit $2`,
    [shop, MOST_PATHS],
  );
  return rows;
}

/**
 * Keeps where a shop's path belongs, and moves the products that are there already. Returns how many moved, and whether
 * the shop has products of this path at all.
 */
export async function mapPath(
  { db, changes }: Pick<Kit, "db"> & { changes: CatalogueChanges },
  { shop, path, category }: Mapping,
): Promise<{ moved: number; isKnown: boolean }> {
  const key = pathKey(path);
  if (key === "") throw new PlacingError("het pad is leeg");
  const id = await shopId(db, shop);
  const target = await categoryId(db, category);
  await db.query(
    `insert into category_mappings (shop_id, path_key, path, category_id) values ($1, $2, $3, $4)
     on conflict (shop_id, path_key) do update set path = excluded.path, category_id = excluded.category_id`,
    [id, key, path, target],
  );
  const known = await db.query<{ path: string }>(
    "select distinct feed_path as path from feed_products where shop_id = $1",
    [id],
  );
  const paths = known.rows.map((row) => row.path).filter((one) => pathKey(one) === key);
  await db.query("update feed_products set confidence = 1 where shop_id = $1 and feed_path = any($2::text[])", [
    id,
    paths,
  ]);
  const moved = await move(db, [id, paths, target]);
  forgetCategoryTree(db);
  if (moved.length > 0) changes.announce({ productIds: new Set(moved) });
  await changes.catchUp();
  return { moved: moved.length, isKnown: paths.length > 0 };
}

/**
 * Forgets where a shop's path belongs. The products stay where they are until the shop's next import, which then reads
 * its feed in full and places them by what it says.
 */
export async function unmapPath(db: Database, { shop, path }: Omit<Mapping, "category">): Promise<void> {
  const key = pathKey(path);
  const id = await shopId(db, shop);
  await db.transaction(async ({ query }) => {
    const { rows } = await query("delete from category_mappings where shop_id = $1 and path_key = $2 returning 1", [
      id,
      key,
    ]);
    if (rows.length === 0) throw new PlacingError(`dit pad is niet ingesteld${await mappedPaths({ query }, id)}`);
    const known = await query<{ path: string }>(
      "select distinct feed_path as path from feed_products where shop_id = $1",
      [id],
    );
    const paths = known.rows.map((row) => row.path).filter((one) => pathKey(one) === key);
    // Without their hash the next import writes these products anew, with how surely they are placed.
    await query("update feed_products set content_hash = '' where shop_id = $1 and feed_path = any($2::text[])", [
      id,
      paths,
    ]);
    // The last feed may have been read before the path was mapped, and is then the same as the next one.
    await query("update imports set fingerprint = null where shop_id = $1", [id]);
  });
}

async function mappedPaths({ query }: Pick<Session, "query">, shop: string): Promise<string> {
  const { rows } = await query<{ path: string }>(
    "select path from category_mappings where shop_id = $1 order by path limit $2",
    [shop, MOST_HINTS],
  );
  return rows.length === 0 ? "" : `; wel bijvoorbeeld: ${rows.map((row) => `“${row.path}”`).join(", ")}`;
}

async function move(db: Database, [shop, paths, category]: [string, string[], string]): Promise<string[]> {
  const moved: string[] = [];
  for (;;) {
    const { rows } = await db.query<{ id: string }>(
      `update products set category_id = $3, revision = nextval('product_revision'), updated_at = now()
       where id in (
         select p.id from products p join feed_products f on f.product_id = p.id
         where f.shop_id = $1 and f.feed_path = any($2::text[]) and p.category_id <> $3 limit $4)
       returning id`,
      [shop, paths, category, MOVED_AT_ONCE],
    );
    for (const { id } of rows) moved.push(id);
    if (rows.length < MOVED_AT_ONCE) return moved;
  }
}

async function shopId(db: Database, website: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>("select id from shops where website = $1", [website]);
  const [found] = rows;
  if (!found) throw new PlacingError(`de winkel ${website} kennen we niet; geef de hostnaam zonder www`);
  return found.id;
}

async function categoryId(db: Database, key: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>("select id from categories where key = $1", [key]);
  const [found] = rows;
  if (found) return found.id;
  const word = key.split(".").at(-1) ?? key;
  const alike = await db.query<{ key: string }>(
    "select key from categories where position($1 in key) > 0 order by level, key limit 5",
    [word],
  );
  const hint = alike.rows.length > 0 ? `; bedoel je ${alike.rows.map((row) => row.key).join(", ")}?` : "";
  throw new PlacingError(`de categorie ${key} bestaat niet${hint}`);
}
