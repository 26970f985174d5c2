import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { offers, products, shops } from "../storage/tables";
import { cartLines } from "../storage/tables-carts";
import { purchases, stockHolds } from "../storage/tables-orders";
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

/** The lines of a cart with the rows that they name, in the order in which they were added. */
export function readLiveRows(session: Session, cartId: string) {
  return session.orm
    .select({
      line: cartLines,
      offer: offers,
      product: productColumns,
      shop: shops,
      seller: shopSellers,
      onHand: stock.onHand,
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

/** Units of the cart's offers that pending purchases of other carts hold, by shop and the shop's own number. */
export async function readHeld(session: Session, cartId: string): Promise<Map<string, number>> {
  const rows = await session.orm
    .select({
      shopId: stockHolds.shopId,
      merchantProductId: stockHolds.merchantProductId,
      units: sql<number>`sum(${stockHolds.quantity})::int`,
    })
    .from(stockHolds)
    .innerJoin(purchases, eq(purchases.id, stockHolds.purchaseId))
    .innerJoin(
      cartLines,
      and(
        eq(cartLines.shopId, stockHolds.shopId),
        eq(cartLines.merchantProductId, stockHolds.merchantProductId),
        eq(cartLines.cartId, cartId),
      ),
    )
    .where(or(sql`${purchases.cartId} is null`, ne(purchases.cartId, cartId)))
    .groupBy(stockHolds.shopId, stockHolds.merchantProductId);
  return new Map(rows.map(({ shopId, merchantProductId, units }) => [heldKey({ shopId, merchantProductId }), units]));
}

export const heldKey = (line: { shopId: string; merchantProductId: string }) =>
  JSON.stringify([line.shopId, line.merchantProductId]);

/** The offer that a call names; undefined when it is not of that product. */
export async function readOffer(session: Session, of: { product: string; sid: string; spid: string }) {
  const [row] = await session.orm
    .select({ productId: offers.productId, price: offers.price })
    .from(offers)
    .where(
      and(
        eq(offers.shopId, of.sid),
        eq(offers.merchantProductId, of.spid),
        eq(offers.productId, of.product),
        inArray(offers.shopId, session.orm.select({ id: shops.id }).from(shops).where(eq(shops.gone, false))),
      ),
    );
  return row;
}

/** What was ordered was seen at its present price. */
export async function acknowledgePrices(session: Session, cartId: string): Promise<void> {
  await session.query(
    `update cart_lines l set price_seen = o.price from offers o
      where l.cart_id = $1 and o.shop_id = l.shop_id and o.merchant_product_id = l.merchant_product_id`,
    [cartId],
  );
}
