import { setImmediate as nextTurn } from "node:timers/promises";
import type { Match } from "../matching/mutual-matches";
import { createTitleMatcher, type KnownOffer, type NewItem, type ReadOffer } from "../matching/title-matcher";
import type { Session } from "../storage/database";

type Query = Pick<Session, "query">;

/** Items that are compared with the catalogue in one pass: they are remembered meanwhile. */
const ITEMS_AT_ONCE = 20_000;
/** Offers from which the weights of words are learned; offers come in the order of their hashed ids, so at random. */
const LEARNED_FROM = 8_000;
const ROWS_AT_ONCE = 500;
/** Time in ms after which pages get a turn, and after which the import shows that it is alive. */
const TURN_MS = 8;
const BEAT_MS = 2_000;

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
  for (let after: string | null = ""; after !== null; ) {
    const items: NewItem[] = await pages<NewItem>(db, NEW_ITEMS, [importId], after, ITEMS_AT_ONCE, beat);
    const last: NewItem | undefined = items.at(-1);
    if (last === undefined) break;
    after = last.id;
    const matches = await matchesOf(db, items, [importId, shopId], beat);
    for (let from = 0; from < matches.length; from += ROWS_AT_ONCE) {
      const part = JSON.stringify(matches.slice(from, from + ROWS_AT_ONCE));
      await db.query(REMEMBER, [importId, part]);
      const planned = await db.query(PLAN, [importId, part]);
      found.joined += planned.rows.length;
      await beat();
    }
    found.asked += matches.filter(({ isSure }) => !isSure).length;
  }
  return found;
}

type OfferRow = KnownOffer & { id: string } & Record<string, unknown>;

async function matchesOf(
  db: Query,
  items: readonly NewItem[],
  of: [importId: string, shopId: string],
  beat: () => Promise<void>,
): Promise<Match[]> {
  const turns = takeTurns(beat);
  const matcher = createTitleMatcher();
  let waiting: ReadOffer[] | null = [];
  async function compare(offers: readonly (KnownOffer | ReadOffer)[]): Promise<void> {
    for (const offer of offers) {
      matcher.compare(offer);
      await turns.next();
    }
  }
  for (let after: string | null = ""; after !== null; ) {
    const { rows }: { rows: OfferRow[] } = await db.query<OfferRow>(OFFERS, [...of, after, ROWS_AT_ONCE]);
    if (after === "" && rows.length > 0) await addAll();
    after = rows.at(-1)?.id ?? null;
    await beat();
    if (waiting === null) {
      await compare(rows);
      continue;
    }
    for (const offer of rows) {
      waiting.push(matcher.learn(offer));
      await turns.next();
    }
    if (waiting.length < LEARNED_FROM && after !== null) continue;
    await compare(waiting);
    waiting = null;
  }
  const found: Match[] = [];
  for (const match of matcher.matches()) {
    if (match) found.push(match);
    await turns.next();
  }
  return found;

  /** Without offers of other shops there is nothing to compare with. */
  async function addAll(): Promise<void> {
    for (const item of items) {
      matcher.add(item);
      await turns.next();
    }
  }
}

/** Lets pages be served while titles are compared. */
function takeTurns(beat: () => Promise<void>): { next(): Promise<void> | undefined } {
  let since = performance.now();
  let beaten = since;
  async function pause(): Promise<void> {
    await nextTurn();
    since = performance.now();
    if (since - beaten < BEAT_MS) return;
    await beat();
    beaten = since;
  }
  return { next: () => (performance.now() - since < TURN_MS ? undefined : pause()) };
}

async function pages<Row extends { id: string }>(
  { query }: Query,
  sql: string,
  values: unknown[],
  from: string,
  most: number,
  beat: () => Promise<void>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let after: string | undefined = from; after !== undefined && all.length < most; ) {
    const { rows }: { rows: Row[] } = await query<Row & Record<string, unknown>>(sql, [...values, after, ROWS_AT_ONCE]);
    all.push(...rows);
    after = rows.at(-1)?.id;
    await beat();
  }
  return all;
}

const NEW_ITEMS = `
  select m.merchant_product_id as id, m.gtin, s.title, s.brand, s.mpn
  from feed_plan m join feed_staging s on s.import_id = $1 and s.merchant_product_id = m.merchant_product_id
  where m.import_id = $1 and m.product_id is null and m.merchant_product_id > $2
  order by m.merchant_product_id limit $3`;

/** Offers of other shops, without products that this import already gives an offer of its own shop. */
const OFFERS = `
  select o.id, o.product_id as "productId", o.shop_id as "shopId", o.title, p.brand, o.sku as mpn, p.gtin
  from offers o join products p on p.id = o.product_id
  where o.id > $3 and o.shop_id <> $2 and p.moved_to is null
    and not exists (select 1 from feed_plan m where m.import_id = $1 and m.product_id = o.product_id)
  order by o.id limit $4`;

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
