import type { Kit } from "../kit";
import type { Database } from "../storage/database";
import { beat } from "./holder";

const ITEMS_AT_ONCE = 500;

/**
 * Makes the stock of the shop's offers what its feed says, after the offers themselves: counts change daily, and must
 * make no product look changed. A count below what is held for shoppers who are paying stands: they were promised their
 * units and nobody else gets any. Returns the products with an offer that became sold out, or no longer is.
 */
export async function countStock(
  { db, now }: Pick<Kit, "db" | "now">,
  importId: string,
  shopId: string,
): Promise<string[]> {
  if (!(await isCounted(db, importId, shopId))) return [];
  const switched: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const from: string = after;
    const [row] = await db.transaction(async (session) => {
      await beat(session, importId);
      const values = [importId, shopId, from, ITEMS_AT_ONCE, now()];
      return (await session.query<{ last: string | null; switched: string[] }>(COUNT, values)).rows;
    });
    after = row?.last ?? null;
    switched.push(...(row?.switched ?? []));
  }
  return switched;
}

/** Most shops do not say how many they have. */
async function isCounted({ query }: Pick<Database, "query">, importId: string, shopId: string): Promise<boolean> {
  const { rows } = await query<{ counted: boolean }>(
    `select exists (select 1 from feed_staging where import_id = $1 and quantity is not null)
      or exists (select 1 from stock join offers o on o.id = stock.offer_id and o.shop_id = $2) as counted`,
    [importId, shopId],
  );
  return rows[0]?.counted ?? false;
}

/** Rows are locked by offer id, as orders lock them. */
const COUNT = `
  with part as materialized (
    select merchant_product_id, quantity from feed_staging where import_id = $1 and merchant_product_id > $3
    order by merchant_product_id limit $4
  ), differing as materialized (
    select o.id, o.product_id, part.quantity, stock.on_hand
    from part join offers o on o.shop_id = $2 and o.merchant_product_id = part.merchant_product_id
    left join stock on stock.offer_id = o.id
    where part.quantity is distinct from stock.on_hand
  ), counted as (
    insert into stock (offer_id, on_hand, counted_at)
    select id, quantity, $5::timestamptz from differing where quantity is not null order by id
    on conflict (offer_id) do update set on_hand = excluded.on_hand, counted_at = excluded.counted_at
  ), uncounted as (
    delete from stock using differing where stock.offer_id = differing.id and differing.quantity is null
  )
  select (select max(merchant_product_id) from part) as last,
    array(select product_id from differing where coalesce(quantity = 0, false) <> coalesce(on_hand = 0, false)) as switched`;
