import type { Session } from "../storage/database";

/** A feed that would do more than this to a shop at once is held until a person says that it is meant so. */
const LARGEST_SHARE = 0.3;
const LARGE_CHANGE = 0.5;

/** Why the import should wait, in Dutch; null when it may go on. A shop's first import has nothing to lose. */
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
