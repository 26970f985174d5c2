import type { Session } from "../storage/database";

/** Above these shares of a shop's offers, a feed is held until the operator confirms it. */
const LARGEST_SHARE = 0.3;
const LARGE_CHANGE = 0.5;

/** Returns in Dutch why the import should be held; null when it may continue. A shop's first import is never held. */
export async function brakeReason({ query }: Session, importId: string, shopId: string): Promise<string | null> {
  const { rows } = await query<{ current: number; kept: number; jumped: number }>(
    `select count(*)::int as current, count(s.position)::int as kept,
       count(*) filter (where abs(s.price - o.price) > o.price * $3::float)::int as jumped
     from offers o
     left join feed_staging s on s.import_id = $1 and s.merchant_product_id = o.merchant_product_id
     where o.shop_id = $2`,
    [importId, shopId, LARGE_CHANGE],
  );
  const { current = 0, kept = 0, jumped = 0 } = rows[0] ?? {};
  const gone = current - kept;
  if (gone > current * LARGEST_SHARE) {
    return `Deze feed zou ${gone} van de ${current} aanbiedingen van de winkel verwijderen. De oude aanbiedingen staan er nog; is het zo bedoeld, importeer dan opnieuw met --force`;
  }
  if (jumped > kept * LARGEST_SHARE) {
    return `In deze feed verandert van ${jumped} van de ${kept} aanbiedingen de prijs met meer dan de helft. De oude prijzen staan er nog; is het zo bedoeld, importeer dan opnieuw met --force`;
  }
  return null;
}
