import type { Match } from "../matching/mutual-matches";
import type { Session } from "../storage/database";
import { inMatchingThread, type MatchingThread } from "./match-thread";

type Query = Pick<Session, "query">;

/** Items that are compared with the catalogue in one pass: the thread holds about 4 kB for each of them. */
const ITEMS_AT_ONCE = 10_000;
const ROWS_AT_ONCE = 500;

/** How many items an import joined by their titles, and about how many it asks. */
export interface TitleMatches {
  joined: number;
  asked: number;
}

/**
 * Finds a product by title for the planned items that have none yet. Sure matches are planned, for others the operator
 * is asked. Calls `beat` between the statements.
 */
export async function matchTitles(
  db: Query,
  importId: string,
  shopId: string,
  beat: () => Promise<void>,
): Promise<TitleMatches> {
  const found: TitleMatches = { joined: 0, asked: 0 };
  const { rows } = await db.query(IS_NEEDED, [importId, shopId]);
  if (rows.length === 0) return found;
  await inMatchingThread(async (thread) => {
    let items = 0;
    for (let after: string | null = ""; after !== null; ) {
      const given = await handOver(db, NEW_ITEMS, [importId], after, ITEMS_AT_ONCE, {
        give: (rows) => thread.take({ items: rows }),
        beat,
      });
      if (given.count > 0) await join(db, importId, await matchesOf(db, thread, [importId, shopId], beat), found, beat);
      items += given.count;
      after = given.last;
    }
    return items;
  });
  return found;
}

async function matchesOf(
  db: Query,
  thread: MatchingThread,
  of: [importId: string, shopId: string],
  beat: () => Promise<void>,
): Promise<Match[]> {
  await handOver(db, OFFERS, of, "", Number.POSITIVE_INFINITY, {
    give: (rows) => thread.take({ offers: rows }),
    beat,
  });
  return thread.take({ end: true });
}

async function join(
  db: Query,
  importId: string,
  matches: readonly Match[],
  found: TitleMatches,
  beat: () => Promise<void>,
): Promise<void> {
  for (let from = 0; from < matches.length; from += ROWS_AT_ONCE) {
    const part = JSON.stringify(matches.slice(from, from + ROWS_AT_ONCE));
    await db.query(REMEMBER, [importId, part]);
    const planned = await db.query(PLAN, [importId, part]);
    found.joined += planned.rows.length;
    await beat();
  }
  found.asked += matches.filter(({ isSure }) => !isSure).length;
}

interface Page extends Record<string, unknown> {
  /** JSON, so that this thread need not parse it. */
  rows: string | null;
  last: string | null;
  count: number;
}

/** Hands over pages of rows from an id on, until there are none or at least `most`; `last` is null at the end. */
async function handOver(
  { query }: Query,
  sql: string,
  values: unknown[],
  from: string,
  most: number,
  { give, beat }: { give: (rows: string) => Promise<unknown>; beat: () => Promise<void> },
): Promise<{ count: number; last: string | null }> {
  const page = `
    select json_agg(part)::text as rows, max(part.id) as last, count(*)::int as count
    from (${sql} limit $${values.length + 2}) part`;
  let after = from;
  let count = 0;
  while (count < most) {
    const { rows } = await query<Page>(page, [...values, after, ROWS_AT_ONCE]);
    const [found] = rows;
    if (!found?.rows || found.last === null) return { count, last: null };
    await give(found.rows);
    await beat();
    count += found.count;
    after = found.last;
  }
  return { count, last: after };
}

/** A row when there are items to place and other shops that sell something. */
const IS_NEEDED = `
  select 1 from (select 1 from feed_plan where import_id = $1 and product_id is null limit 1) item
  where exists (select 1 from shops s where s.id <> $2 and exists (select 1 from offers o where o.shop_id = s.id))`;

const NEW_ITEMS = `
  select m.merchant_product_id as id, m.gtin, s.title, s.brand, s.mpn
  from feed_plan m join feed_staging s on s.import_id = $1 and s.merchant_product_id = m.merchant_product_id
  where m.import_id = $1 and m.product_id is null and m.merchant_product_id > $2
  order by m.merchant_product_id`;

/** Offers of other shops, without products that this import already gives an offer of its own shop. */
const OFFERS = `
  select o.id, o.product_id as "productId", o.shop_id as "shopId", o.title, p.brand, o.sku as mpn, p.gtin
  from offers o join products p on p.id = o.product_id
  where o.id > $3 and o.shop_id <> $2 and p.moved_to is null
    and not exists (select 1 from feed_plan m where m.import_id = $1 and m.product_id = o.product_id)
  order by o.id`;

const MATCHES = `json_to_recordset($2::json) as x(id text, "productId" text, "isSure" boolean, score real)
  join feed_plan m on m.import_id = $1 and m.merchant_product_id = x.id`;

/** What an operator has decided stays as it is. */
const REMEMBER = `
  insert into product_matches (offer_id, product_id, state, score)
  select m.offer_id, x."productId", case when x."isSure" then 'joined' else 'unsure' end, x.score from ${MATCHES}
  on conflict (offer_id, product_id) do update set state = excluded.state, score = excluded.score
  where product_matches.state in ('joined', 'unsure')`;

const PLAN = `
  update feed_plan planned set product_id = x."productId", work = true
  from ${MATCHES} join product_matches known
    on known.offer_id = m.offer_id and known.product_id = x."productId" and known.state = 'joined'
  where planned.import_id = $1 and planned.merchant_product_id = x.id and x."isSure"
  returning 1`;
