import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { offers } from "../storage/tables";
import { stockHolds } from "../storage/tables-orders";
import { stock } from "../storage/tables-selling";

interface Wanted {
  shopId: string;
  merchantProductId: string;
  offerId: string;
  quantity: number;
}

/** Keeps units of counted offers from others; false when there are too few. Offers are locked in the order of their ids. */
export async function holdStock(session: Session, purchaseId: string, wanted: readonly Wanted[]): Promise<boolean> {
  const ids = wanted.map(({ offerId }) => offerId);
  const counted = await session.orm
    .select()
    .from(stock)
    .where(inArray(stock.offerId, ids))
    .orderBy(asc(stock.offerId))
    .for("update");
  for (const { offerId, onHand } of counted) {
    const line = wanted.find((one) => one.offerId === offerId);
    if (!line) continue;
    const { shopId, merchantProductId, quantity } = line;
    if ((await heldOf(session, line)) + quantity > onHand) return false;
    await session.orm.insert(stockHolds).values({ purchaseId, shopId, merchantProductId, quantity });
  }
  return true;
}

async function heldOf(session: Session, { shopId, merchantProductId }: Wanted): Promise<number> {
  const { rows } = await session.query<{ held: number }>(
    `select coalesce(sum(quantity), 0)::int as held from stock_holds where shop_id = $1 and merchant_product_id = $2`,
    [shopId, merchantProductId],
  );
  return rows[0]?.held ?? 0;
}

export async function releaseStock(session: Session, purchaseId: string): Promise<void> {
  await session.orm.delete(stockHolds).where(eq(stockHolds.purchaseId, purchaseId));
}

/** What was held is sold. */
export async function sellStock(session: Session, purchaseId: string): Promise<void> {
  const held = await session.orm.delete(stockHolds).where(eq(stockHolds.purchaseId, purchaseId)).returning();
  if (held.length === 0) return;
  await session.query(
    `with sold as (
       select s.offer_id, h.quantity from stock s join offers o on o.id = s.offer_id
         join unnest($1::text[], $2::text[], $3::int[]) as h (shop_id, merchant_product_id, quantity)
           on h.shop_id = o.shop_id and h.merchant_product_id = o.merchant_product_id
        order by s.offer_id for update of s
     )
     update stock set on_hand = greatest(0, on_hand - sold.quantity) from sold where stock.offer_id = sold.offer_id`,
    [
      held.map(({ shopId }) => shopId),
      held.map(({ merchantProductId }) => merchantProductId),
      held.map(({ quantity }) => quantity),
    ],
  );
}

/** Puts units of counted offers back on sale; of an offer that is gone, nothing is counted any more. */
export async function restock(session: Session, shopId: string, units: ReadonlyMap<string, number>): Promise<void> {
  const ids = sql.param([...units.keys()]);
  const counted = await session.orm
    .select({ offerId: stock.offerId, merchantProductId: offers.merchantProductId })
    .from(stock)
    .innerJoin(offers, eq(offers.id, stock.offerId))
    .where(and(eq(offers.shopId, shopId), sql`${offers.merchantProductId} = any(${ids}::text[])`))
    .orderBy(asc(stock.offerId))
    .for("update", { of: stock });
  for (const { offerId, merchantProductId } of counted) {
    await session.orm
      .update(stock)
      .set({ onHand: sql`${stock.onHand} + ${units.get(merchantProductId) ?? 0}` })
      .where(eq(stock.offerId, offerId));
  }
}
