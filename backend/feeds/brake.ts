import type { Session } from "../storage/database";

/** Above these shares of a shop's offers, a feed is held until the operator confirms it. */
const LARGEST_SHARE = 0.3;
const LARGE_CHANGE = 0.5;

/** Offers compared per statement: pages are served in between. */
const COMPARED_AT_ONCE = 2_000;

/** Returns in Dutch why the import should be held; null when it may continue. A shop's first import is never held. */
export async function brakeReason({ query }: Session, importId: string, shopId: string): Promise<string | null> {
  let current = 0;
  let kept = 0;
  let jumped = 0;
  for (let after: string | null = ""; after !== null; ) {
    const { rows }: { rows: Compared[] } = await query<Compared>(COMPARE, [
      importId,
      shopId,
      after,
      COMPARED_AT_ONCE,
      LARGE_CHANGE,
    ]);
    const part: Compared | undefined = rows[0];
    current += part?.current ?? 0;
    kept += part?.kept ?? 0;
    jumped += part?.jumped ?? 0;
    after = part?.last ?? null;
  }
  const gone = current - kept;
  if (gone > current * LARGEST_SHARE) {
    return `Deze feed zou ${gone} van de ${current} aanbiedingen van de winkel verwijderen. De oude aanbiedingen staan er nog; is het zo bedoeld, importeer dan opnieuw met --force`;
  }
  if (jumped > kept * LARGEST_SHARE) {
    return `In deze feed verandert van ${jumped} van de ${kept} aanbiedingen de prijs met meer dan de helft. De oude prijzen staan er nog; is het zo bedoeld, importeer dan opnieuw met --force`;
  }
  return null;
}

type Compared = {
  current: number;
  kept: number;
  jumped: number;
  /** Null after the last offer. */
  last: string | null;
};

/** The feed's items are looked up one by one: `offset 0` keeps the planner from reading all of them for each part. */
const COMPARE = `
  with part as materialized (
    select merchant_product_id, price from offers where shop_id = $2 and merchant_product_id > $3
    order by merchant_product_id limit $4
  )
  select count(*)::int as current, count(s.price)::int as kept, max(o.merchant_product_id) as last,
    count(*) filter (where abs(s.price - o.price) > o.price * $5::float)::int as jumped
  from part o
  left join lateral (
    select price from feed_staging where import_id = $1 and merchant_product_id = o.merchant_product_id offset 0
  ) s on true`;
