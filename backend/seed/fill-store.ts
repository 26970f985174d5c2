import { dutchDay } from "#contract/dutch-day";
import type { Kit } from "../kit";
import { insertRows } from "../storage/bulk";
import type { Database, Session } from "../storage/database";
import { categories, contentBlocks, offers, pricePoints, products, shops } from "../storage/tables";
import { promoCodes } from "../storage/tables-orders";
import { providerAccounts } from "../storage/tables-payment-provider";
import { reviews } from "../storage/tables-reviews";
import { shopSellers, stock } from "../storage/tables-selling";
import type { Seed, SeedProduct } from "./seed";

/** Called with the number of products stored so far and the total. */
export type SeedProgress = (done: number, total: number) => void;

/** The key used in existing stores. */
const MARKER = "demo-shop";
const PRODUCTS_A_TRANSACTION = 250;

/**
 * Fills an empty store. A non-empty shop is left unchanged; an interrupted fill (see the marker) is cleared and started
 * again. Returns whether it filled anything.
 */
export async function fillStore(
  { db, log, now }: Pick<Kit, "db" | "log" | "now">,
  seed: Pick<Seed, "name" | "products" | "rows">,
  progress: SeedProgress = () => undefined,
): Promise<boolean> {
  if (seed.products === 0 || !(await needsFilling(db))) return false;
  const started = performance.now();
  await begin(db);
  const shop = await seed.rows(dutchDay(now()));
  await db.transaction(async (session) => {
    await insertRows(session, shops, shop.shops);
    await insertRows(session, shopSellers, shop.sellers);
    await insertRows(session, providerAccounts, shop.accounts ?? []);
    await insertRows(session, promoCodes, shop.codes);
    await insertRows(session, categories, shop.categories);
    const blocks = Object.entries(shop.content).map(([key, value]) => ({ key, value }));
    await insertRows(session, contentBlocks, blocks);
  });
  let done = 0;
  for (const chunk of inChunks(shop.products, PRODUCTS_A_TRANSACTION)) {
    await db.transaction((session) => insertProducts(session, chunk));
    done += chunk.length;
    progress(done, seed.products);
  }
  await finish(db, done);
  log.info(`${seed.name} filled`, { products: done, ms: Math.round(performance.now() - started) });
  return true;
}

async function needsFilling(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ state: string | null; used: boolean }>(
    `select (select value->>'state' from content_blocks where key = $1) as state,
      exists (select 1 from shops) or exists (select 1 from categories) as used`,
    [MARKER],
  );
  const [found] = rows;
  return found?.state ? found.state !== "done" : !found?.used;
}

/** Clears an earlier, unfinished fill and marks a new one as started. */
async function begin(db: Database): Promise<void> {
  await db.transaction(async (session) => {
    await session.query("truncate price_points, reviews, offers, products, categories, shops cascade");
    await session.query("delete from promo_codes");
    await session.query("delete from provider_accounts");
    await session.query("delete from content_blocks");
    await session.orm.insert(contentBlocks).values({ key: MARKER, value: { state: "filling" } });
  });
}

/** New products get ids above those of the seed; the marker is written last. */
async function finish(db: Database, count: number): Promise<void> {
  await db.transaction(async (session) => {
    await session.query(`select setval('product_ids',
      greatest(100000, (select max(id::bigint) from products where id ~ '^[0-9]{1,15}$')))`);
    await session.query("update content_blocks set value = $2 where key = $1", [
      MARKER,
      { state: "done", products: count },
    ]);
  });
  await db.query("analyze");
}

async function insertProducts(session: Session, chunk: SeedProduct[]): Promise<void> {
  await insertRows(
    session,
    products,
    chunk.map(({ product }) => product),
  );
  await insertRows(
    session,
    offers,
    chunk.flatMap((one) => one.offers),
  );
  await insertRows(
    session,
    pricePoints,
    chunk.flatMap((one) => one.prices),
  );
  await insertRows(
    session,
    stock,
    chunk.flatMap((one) => one.stock),
  );
  await insertRows(
    session,
    reviews,
    chunk.flatMap((one) => one.reviews),
  );
}

function* inChunks<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}
