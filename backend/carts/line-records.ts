import { and, asc, eq, sql } from "drizzle-orm";
import type { OfferOf } from "#contract/carts";
import type { Cents } from "#contract/money";
import type { Session } from "../storage/database";
import { offers, products, shops } from "../storage/tables";
import { cartLines } from "../storage/tables-carts";
import { shopSellers, stock } from "../storage/tables-selling";

const productColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  images: products.images,
  size: products.size,
  categoryId: products.categoryId,
  adultContent: products.adultContent,
  expired: products.expired,
  isbn: products.isbn,
  gtin: products.gtin,
  familyCode: products.familyCode,
};

/** Units that pending purchases of other carts hold, in the row of a line. */
const held = sql<number>`(select coalesce(sum(h.quantity), 0)::int
  from stock_holds h join purchases p on p.id = h.purchase_id
  where h.shop_id = ${cartLines.shopId} and h.merchant_product_id = ${cartLines.merchantProductId}
    and p.cart_id is distinct from ${cartLines.cartId})`;

/** The lines of a cart with all that they name, in the order in which they were added. */
export function readLiveRows(session: Session, cartId: string) {
  return session.orm
    .select({
      line: cartLines,
      offer: offers,
      product: productColumns,
      shop: shops,
      seller: shopSellers,
      onHand: stock.onHand,
      held,
    })
    .from(cartLines)
    .leftJoin(
      offers,
      and(eq(offers.shopId, cartLines.shopId), eq(offers.merchantProductId, cartLines.merchantProductId)),
    )
    .leftJoin(products, eq(products.id, sql`coalesce(${offers.productId}, ${cartLines.productId})`))
    .leftJoin(shops, eq(shops.id, cartLines.shopId))
    .leftJoin(shopSellers, eq(shopSellers.shopId, cartLines.shopId))
    .leftJoin(stock, eq(stock.offerId, offers.id))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.shopId), asc(cartLines.merchantProductId));
}
export type LiveRow = Awaited<ReturnType<typeof readLiveRows>>[number];

/** The present price of an offer; undefined when it is not of that product. */
export async function readPrice(session: Session, of: OfferOf): Promise<Cents | undefined> {
  const { rows } = await session.query<{ price: Cents }>(
    `select o.price from offers o join shops s on s.id = o.shop_id and not s.gone
      where o.shop_id = $1 and o.merchant_product_id = $2 and o.product_id = $3`,
    [of.sid, of.spid, of.product],
  );
  return rows[0]?.price;
}

type PutLine = { before: number; quantity: number; isPending: boolean };

/**
 * Sets the line of an offer to a quantity, or adds one unit, at the present price, and counts the change of the cart:
 * one statement, since shoppers wait for it. The cart must be locked. Says how many there were before and are now, and
 * whether something placed from the cart is still to be paid; undefined when nobody offers that.
 */
export async function putLine(
  session: Session,
  { cartId, of, quantity, now }: { cartId: string; of: OfferOf; quantity: number | undefined; now: Date },
): Promise<PutLine | undefined> {
  const { rows } = await session.query<PutLine>(
    `with known as (
       select quantity from cart_lines where cart_id = $1 and shop_id = $2 and merchant_product_id = $3
     ), changed as (
       update carts set version = version + 1, updated_at = $6 where id = $1
     )
     insert into cart_lines (cart_id, shop_id, merchant_product_id, product_id, quantity, price_seen, added_at)
     select $1, o.shop_id, o.merchant_product_id, o.product_id, coalesce($5::int, known.quantity + 1, 1), o.price, $6
       from offers o join shops s on s.id = o.shop_id and not s.gone left join known on true
      where o.shop_id = $2 and o.merchant_product_id = $3 and o.product_id = $4
     on conflict (cart_id, shop_id, merchant_product_id) do update
       set product_id = excluded.product_id, quantity = excluded.quantity, price_seen = excluded.price_seen
     returning quantity, coalesce((select quantity from known), 0) as before,
       exists (select 1 from purchases p where p.cart_id = $1 and p.state = 'pending') as "isPending"`,
    [cartId, of.sid, of.spid, of.product, quantity ?? null, now],
  );
  return rows[0];
}

/** What was ordered was seen at its present price. */
export async function acknowledgePrices(session: Session, cartId: string): Promise<void> {
  await session.query(
    `update cart_lines l set price_seen = o.price from offers o
      where l.cart_id = $1 and o.shop_id = l.shop_id and o.merchant_product_id = l.merchant_product_id`,
    [cartId],
  );
}
