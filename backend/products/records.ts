import { type AnyColumn, and, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { offers, products, remoteImages, shops } from "../storage/tables";
import { shopSellers, stock } from "../storage/tables-selling";

export type ProductRow = typeof products.$inferSelect;

/** The columns of a summary: lists load a hundred at a time and do not need descriptions. */
const summaryColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  brand: products.brand,
  categoryId: products.categoryId,
  groupKey: products.groupKey,
  shortDesc: products.shortDesc,
  specifications: products.specifications,
  features: products.features,
  images: products.images,
  adultContent: products.adultContent,
  expired: products.expired,
  ratingAverage: products.ratingAverage,
  ratingCount: products.ratingCount,
};

/** Revision by id; unknown ids are absent. */
export async function readRevisions(session: Session, ids: string[]): Promise<Map<string, number>> {
  const rows = await session.query<{ id: string; revision: string }>(
    "select id, revision from products where id = any($1::text[])",
    [ids],
  );
  return new Map(rows.rows.map(({ id, revision }) => [id, Number(revision)]));
}

/** One parameter: Drizzle takes longer to number forty than the store to find their rows. */
const isOneOf = (column: AnyColumn, ids: string[]) => sql`${column} = any(${sql.param(ids)})`;

export function readSummaryRows(session: Session, ids: string[]) {
  return session.orm.select(summaryColumns).from(products).where(isOneOf(products.id, ids));
}
export type SummaryRow = Awaited<ReturnType<typeof readSummaryRows>>[number];

export async function readProduct(session: Session, id: string): Promise<ProductRow | undefined> {
  const [row] = await session.orm.select().from(products).where(eq(products.id, id));
  return row;
}

const offerColumns = {
  offer: offers,
  shop: {
    website: shops.website,
    name: shops.name,
    rating: shops.rating,
    reviewCount: shops.reviewCount,
    checkedAt: shops.checkedAt,
    identity: shops.identity,
    movedTo: shops.movedTo,
  },
  seller: {
    iban: shopSellers.iban,
    certifiedAt: shopSellers.certifiedAt,
    status: shopSellers.status,
  },
  onHand: stock.onHand,
};

const readOffersWhere = (session: Session, where: SQL | undefined) =>
  session.orm
    .select(offerColumns)
    .from(offers)
    .innerJoin(shops, eq(shops.id, offers.shopId))
    .leftJoin(shopSellers, eq(shopSellers.shopId, offers.shopId))
    .leftJoin(stock, eq(stock.offerId, offers.id))
    .where(and(where, eq(shops.gone, false)));

/** Offers of existing shops, in no particular order. */
export function readOffers(session: Session, productIds: string[]) {
  return readOffersWhere(session, isOneOf(offers.productId, productIds));
}

/** Those of a product that is for sale at its own address: neither expired nor moved. */
export function readCurrentOffers(session: Session, productId: string) {
  const isCurrent = sql`exists (select 1 from products p where p.id = ${productId} and not p.expired and p.moved_to is null)`;
  return readOffersWhere(session, and(eq(offers.productId, productId), isCurrent));
}

/** Those of one existing shop, by its website. */
export function readOffersAt(session: Session, productIds: string[], website: string) {
  const ofShop = eq(sql`lower(${shops.website})`, website.toLowerCase());
  return readOffersWhere(session, and(isOneOf(offers.productId, productIds), ofShop));
}
export type OfferRow = Awaited<ReturnType<typeof readOffers>>[number];

async function firstId(session: Session, where: SQL | undefined): Promise<string | undefined> {
  const [row] = await session.orm
    .select({ id: products.id })
    .from(products)
    .where(and(where, eq(products.expired, false)))
    .orderBy(sql`${products.popularity} desc`)
    .limit(1);
  return row?.id;
}

/** The product with this barcode, or with an offer that has it. Includes expired products. */
export async function idByBarcode(session: Session, ean: string): Promise<string | undefined> {
  const ofOffer = sql`${products.id} = (select product_id from offers where ean = ${ean} limit 1)`;
  const [row] = await session.orm
    .select({ id: products.id })
    .from(products)
    .where(or(eq(products.gtin, ean), ofOffer))
    .orderBy(sql`${products.gtin} = ${ean} desc nulls last`)
    .limit(1);
  return row?.id;
}

export function idByBrandAndSku(session: Session, brand: string, sku: string): Promise<string | undefined> {
  const sameBrand = sql`lower(${products.brand}) = lower(${brand})`;
  const offered = sql`${products.id} in (select product_id from offers where sku = ${sku})`;
  return firstId(session, and(sameBrand, or(sql`lower(${products.mpn}) = lower(${sku})`, offered)));
}

export function idByFamily(session: Session, campaignId: string, familyCode: string): Promise<string | undefined> {
  return firstId(session, and(eq(products.campaignId, campaignId), eq(products.familyCode, familyCode)));
}

export async function idByOffer(session: Session, offerId: string): Promise<string | undefined> {
  const [row] = await session.orm.select({ id: offers.productId }).from(offers).where(eq(offers.id, offerId));
  return row?.id;
}

/** The unavailable images among these remote ones, by hash, whose retry is not yet due. */
export async function readAbsentPictures(session: Session, hashes: string[]): Promise<Set<string>> {
  const rows = await session.orm
    .select({ hash: remoteImages.hash })
    .from(remoteImages)
    .where(and(inArray(remoteImages.hash, hashes), gt(remoteImages.retryAfter, sql`now()`)));
  return new Set(rows.map(({ hash }) => hash));
}
