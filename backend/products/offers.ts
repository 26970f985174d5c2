import { compareOffers } from "#contract/offer-rules";
import type { Availability, Condition, Offer, OffersRequest } from "#contract/products";
import { sellable } from "../selling/sellable";
import type { Session } from "../storage/database";
import * as records from "./records";
import { deliveryOf, oneDecimal } from "./rules";

function offerOf({ offer, shop, seller, onHand }: records.OfferRow): Offer {
  // Safe because writers only use the contract's values for these columns.
  const availability = offer.availability as Availability;
  const condition = offer.condition as Condition;
  const known = seller && { ...seller, identity: shop.identity };
  const { price } = offer;
  return {
    id: offer.id,
    shop: {
      id: offer.shopId,
      website: shop.website,
      name: shop.name,
      rating: shop.rating === null ? null : oneDecimal(shop.rating),
      reviewCount: shop.reviewCount,
    },
    merchantProductId: offer.merchantProductId,
    title: offer.title,
    url: offer.url,
    price,
    shipping: offer.shipping,
    total: price + offer.shipping,
    currency: offer.currency,
    ...(offer.ean !== null && { EAN: offer.ean }),
    ...(offer.sku !== null && { SKU: offer.sku }),
    availability,
    condition,
    // The visitor's age is asked when it is ordered.
    sellable: sellable(known, { price, availability, onHand, expired: shop.movedTo !== null, adult: false }).ok,
    delivery: deliveryOf({ min: offer.deliveryMin, max: offer.deliveryMax, cutoff: offer.deliveryCutoff }),
    checkedAt: latest(offer.checkedAt, shop.checkedAt).toISOString(),
  };
}

/** A complete feed confirms all offers of a shop at once, without touching their rows. */
function latest(offer: Date, shop: Date | null): Date {
  return shop !== null && shop > offer ? shop : offer;
}

/** Product id → its offers, in the order of `compareOffers`. */
export async function offersOf(session: Session, productIds: string[]): Promise<Map<string, Offer[]>> {
  return productIds.length > 0 ? byProduct(await records.readOffers(session, productIds)) : new Map();
}

/** Product id → its offers of one shop, in the same order. */
export async function offersAt(session: Session, productIds: string[], website: string): Promise<Map<string, Offer[]>> {
  return productIds.length > 0 ? byProduct(await records.readOffersAt(session, productIds, website)) : new Map();
}

function byProduct(rows: records.OfferRow[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const row of rows) {
    const known = found.get(row.offer.productId);
    if (known) known.push(offerOf(row));
    else found.set(row.offer.productId, [offerOf(row)]);
  }
  for (const [id, offers] of found) found.set(id, offers.sort(compareOffers));
  return found;
}

/**
 * The offers of a price check, as the product's page shows them: none when it has expired or moved. Undefined for an
 * unknown product. (PD-06, PD-07)
 */
export async function checkedOffers(session: Session, asked: OffersRequest): Promise<Offer[] | undefined> {
  const own = await currentOffers(session, asked.id);
  if (own.length > 0) return own;
  const id = await identifyProduct(session, asked);
  if (id === undefined) return undefined;
  return id === asked.id ? own : currentOffers(session, id);
}

async function currentOffers(session: Session, id: string): Promise<Offer[]> {
  return byProduct(await records.readCurrentOffers(session, id)).get(id) ?? [];
}

/** The product of a price check: by its id, else by the most reliable identifier (PD-06, PD-07). */
async function identifyProduct(session: Session, asked: OffersRequest): Promise<string | undefined> {
  if ((await records.readRevisions(session, [asked.id])).has(asked.id)) return asked.id;
  const { EAN, brand, SKU, campaignID, family_code } = asked;
  if (EAN) return records.idByBarcode(session, EAN);
  if (brand && SKU) return records.idByBrandAndSku(session, brand, SKU);
  if (campaignID && family_code) return records.idByFamily(session, campaignID, family_code);
  return undefined;
}

/**
 * The product of an offer or a barcode; also accepts a product id in place of an offer, for a product without offers.
 */
export async function productOf(session: Session, by: { offer?: string; ean?: string }): Promise<string | undefined> {
  if (by.offer) {
    const id = (await records.idByOffer(session, by.offer)) ?? (await records.readProduct(session, by.offer))?.id;
    if (id) return id;
  }
  return by.ean ? records.idByBarcode(session, by.ean) : undefined;
}
