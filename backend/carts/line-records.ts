import { and, asc, eq, getTableName, sql } from "drizzle-orm";
import type { OfferOf } from "#contract/carts";
import type { Cents } from "#contract/money";
import type { Session } from "../storage/database";
import { offers, products, shops } from "../storage/tables";
import { cartLines, carts } from "../storage/tables-carts";
import { shopSellers, stock } from "../storage/tables-selling";
import type { LineRow } from "./cart-records";

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

const liveColumns = {
  line: cartLines,
  offer: offers,
  product: productColumns,
  shop: shops,
  seller: shopSellers,
  onHand: stock.onHand,
  held,
};
const offerOfLine = and(eq(offers.shopId, cartLines.shopId), eq(offers.merchantProductId, cartLines.merchantProductId));
const productOfLine = eq(products.id, sql`coalesce(${offers.productId}, ${cartLines.productId})`);
const asAdded = [asc(cartLines.addedAt), asc(cartLines.shopId), asc(cartLines.merchantProductId)];

/** The lines of a cart with all that they name, in the order in which they were added. */
export function readLiveRows(session: Session, cartId: string) {
  return session.orm
    .select(liveColumns)
    .from(cartLines)
    .leftJoin(offers, offerOfLine)
    .leftJoin(products, productOfLine)
    .leftJoin(shops, eq(shops.id, cartLines.shopId))
    .leftJoin(shopSellers, eq(shopSellers.shopId, cartLines.shopId))
    .leftJoin(stock, eq(stock.offerId, offers.id))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(...asAdded);
}
export type LiveRow = Awaited<ReturnType<typeof readLiveRows>>[number];

/** A cart by its id, or that of a browser, which may have none yet. */
export type CartKey = { id: string } | { hash: string };

/**
 * Like `readLiveRows`, with the cart and a line of no units for `of` where there is none, at the end: all that adding
 * depends on, in one statement. `newId` is the id of a cart that is not there.
 */
export function readRowsToAdd(
  session: Session,
  key: CartKey,
  { of, newId, now }: { of: OfferOf; newId: string; now: Date },
) {
  const own = "id" in key ? sql`${key.id}::text` : sql`(select cart_id from cart_sessions where hash = ${key.hash})`;
  const isOf = sql`l.shop_id = ${of.sid} and l.merchant_product_id = ${of.spid}`;
  // Stands for the table in the rest of the statement.
  const lines = session.orm.$with(getTableName(cartLines), {}).as(sql`
    select l.* from cart_lines l where l.cart_id = ${own}
    union all
    select coalesce(${own}, ${newId}), ${of.sid}, ${of.spid}, ${of.product}, 0::smallint, 0, ${now}::timestamptz
      where not exists (select from cart_lines l where l.cart_id = ${own} and ${isOf})`);
  return session.orm
    .with(lines)
    .select({
      ...liveColumns,
      cart: carts,
      isPending: sql<boolean>`exists (
        select from purchases p where p.cart_id = ${cartLines.cartId} and p.state = 'pending')`,
    })
    .from(cartLines)
    .leftJoin(carts, eq(carts.id, cartLines.cartId))
    .leftJoin(offers, offerOfLine)
    .leftJoin(products, productOfLine)
    .leftJoin(shops, eq(shops.id, cartLines.shopId))
    .leftJoin(shopSellers, eq(shopSellers.shopId, cartLines.shopId))
    .leftJoin(stock, eq(stock.offerId, offers.id))
    .orderBy(...asAdded);
}

/** The present price of an offer; undefined when it is not of that product. */
export async function readPrice(session: Session, of: OfferOf): Promise<Cents | undefined> {
  const { rows } = await session.query<{ price: Cents }>(
    `select o.price from offers o join shops s on s.id = o.shop_id and not s.gone
      where o.shop_id = $1 and o.merchant_product_id = $2 and o.product_id = $3`,
    [of.sid, of.spid, of.product],
  );
  return rows[0]?.price;
}

/** The cart `own` that is changed and counted, if nobody has changed it, and it is still the browser's. */
const CHANGED = `update carts set version = version + 1, updated_at = $7
  where id = $1 and version = $9 and ($8::text is null or exists (
    select from cart_sessions where hash = $8 and cart_id = $1))
  returning id`;
/** The cart `own` that is given to a browser, if it has none yet. */
const BEGUN = `insert into cart_sessions (hash, cart_id) select $8::text, $1 where $9::int is null
  on conflict do nothing returning cart_id as id
), cart as (
  insert into carts (id, version, created_at, updated_at) select id, 1, $7::timestamptz, $7 from own`;

/**
 * Writes a line and counts the change of its cart, in one statement that needs no lock before it. False when the cart no
 * longer has this version, or there is one by now (`version` undefined), or it is no longer that of the browser `hash`.
 */
export async function putLine(
  session: Session,
  line: Omit<LineRow, "addedAt">,
  { version, hash, now }: { version: number | undefined; hash: string | undefined; now: Date },
): Promise<boolean> {
  const { rows } = await session.query(
    `with own as (${version === undefined ? BEGUN : CHANGED})
     insert into cart_lines (cart_id, shop_id, merchant_product_id, product_id, quantity, price_seen, added_at)
     select id, $2, $3, $4, $5::smallint, $6::int, $7 from own
     on conflict (cart_id, shop_id, merchant_product_id) do update
       set product_id = excluded.product_id, quantity = excluded.quantity, price_seen = excluded.price_seen
     returning cart_id`,
    [
      line.cartId,
      line.shopId,
      line.merchantProductId,
      line.productId,
      line.quantity,
      line.priceSeen,
      now,
      hash,
      version,
    ],
  );
  return rows.length > 0;
}

/** What was ordered was seen at its present price. */
export async function acknowledgePrices(session: Session, cartId: string): Promise<void> {
  await session.query(
    `update cart_lines l set price_seen = o.price from offers o
      where l.cart_id = $1 and o.shop_id = l.shop_id and o.merchant_product_id = l.merchant_product_id`,
    [cartId],
  );
}
