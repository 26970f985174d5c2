import { and, eq, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { offers, products, shops } from "../storage/tables";
import { shopMembers, shopSellers, stock } from "../storage/tables-selling";
import { users } from "../storage/tables-users";
import type { Identity } from "./seller";

export type SellerRow = typeof shopSellers.$inferSelect;

const shopColumns = { id: shops.id, website: shops.website, name: shops.name, identity: shops.identity };

export interface ShopWithSeller {
  shop: { id: string; website: string; name: string; identity: Identity };
  seller: SellerRow | null;
}
export interface SellerWithOwner extends ShopWithSeller {
  ownerId: string | null;
}

/** Open shops by name: those with a row as seller first. */
export function readSellers(session: Session, limit: number): Promise<SellerWithOwner[]> {
  return session.orm
    .select({ shop: shopColumns, seller: shopSellers, ownerId: shopMembers.userId })
    .from(shops)
    .leftJoin(shopSellers, eq(shopSellers.shopId, shops.id))
    .leftJoin(shopMembers, and(eq(shopMembers.shopId, shops.id), eq(shopMembers.role, "owner")))
    .where(sql`not ${shops.gone} and ${shops.movedTo} is null`)
    .orderBy(sql`${shopSellers.shopId} is null, ${shops.name}`)
    .limit(limit);
}

/** Locks the shop, so that decisions about it are made one after another. */
export async function lockSeller(session: Session, website: string): Promise<ShopWithSeller | undefined> {
  const [shop] = await session.orm.select(shopColumns).from(shops).where(eq(shops.website, website)).for("update");
  if (!shop) return undefined;
  const [seller = null] = await session.orm.select().from(shopSellers).where(eq(shopSellers.shopId, shop.id));
  return { shop, seller };
}

export async function isUser(session: Session, id: string): Promise<boolean> {
  const [row] = await session.orm.select({ id: users.id }).from(users).where(eq(users.id, id));
  return row !== undefined;
}

export async function writeSeller(session: Session, { shopId, ...set }: SellerRow, identity: Identity): Promise<void> {
  await session.orm.update(shops).set({ identity }).where(eq(shops.id, shopId));
  await session.orm
    .insert(shopSellers)
    .values({ shopId, ...set })
    .onConflictDoUpdate({ target: shopSellers.shopId, set });
}

/** Offers by shop and the shop's own number, with everything that decides whether and how they are sold. */
export function readTerms(session: Session, asked: readonly { sid: string; spid: string }[]) {
  const sids = sql.param(asked.map(({ sid }) => sid));
  const spids = sql.param(asked.map(({ spid }) => spid));
  return session.orm
    .select({
      offer: offers,
      onHand: stock.onHand,
      product: { expired: products.expired, adult: products.adultContent },
      categoryId: products.categoryId,
      shop: {
        identity: shops.identity,
        gone: shops.gone,
        movedTo: shops.movedTo,
        shippingFreeFrom: shops.shippingFreeFrom,
        returnDays: shops.returnDays,
        name: shops.name,
        website: shops.website,
      },
      seller: shopSellers,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(shops, eq(shops.id, offers.shopId))
    .leftJoin(shopSellers, eq(shopSellers.shopId, offers.shopId))
    .leftJoin(stock, eq(stock.offerId, offers.id))
    .where(
      sql`(${offers.shopId}, ${offers.merchantProductId}) in (select * from unnest(${sids}::text[], ${spids}::text[]))`,
    );
}
export type TermsRow = Awaited<ReturnType<typeof readTerms>>[number];
