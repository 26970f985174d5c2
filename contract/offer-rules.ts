import type { Cents } from "./money";
import type { Availability, Condition, Offer } from "./products";

/**
 * The rules for a product's price, wherever it is shown, sorted, compared or watched, on either side of HTTP: new
 * offers take precedence over used ones, and the total including shipping decides.
 */

type Stock = { availability: Availability };
type Priced = Stock & { condition: Condition; price: Cents; total: Cents };
type Sold = Stock & { shop: { id: string } };
type Compared = Pick<Offer, "id" | "availability" | "price" | "total"> & { shop: { rating: number | null } };

export const isOrderable = ({ availability }: Stock): boolean => availability !== "out_of_stock";

/** The offers that determine the price: new ones that can be ordered; used ones only when there is no new one. */
export function decidingOffers<T extends Stock & { condition: Condition }>(offers: readonly T[]): T[] {
  const orderable = offers.filter(isOrderable);
  const fresh = orderable.filter(({ condition }) => condition === "new");
  return fresh.length > 0 ? fresh : orderable;
}

const least = (amounts: readonly Cents[]): Cents | null => (amounts.length > 0 ? Math.min(...amounts) : null);

/** The lowest price without shipping, and the lowest total with shipping; null when nothing can be ordered. */
export function lowestPrices(offers: readonly Priced[]): { lowestPrice: Cents | null; lowestTotal: Cents | null } {
  const deciding = decidingOffers(offers);
  return {
    lowestPrice: least(deciding.map(({ price }) => price)),
    lowestTotal: least(deciding.map(({ total }) => total)),
  };
}

/** The lowest price without shipping of a new product; null when none can be ordered. */
export function lowestNewPrice(offers: readonly Priced[]): Cents | null {
  return least(offers.filter((offer) => isOrderable(offer) && offer.condition === "new").map(({ price }) => price));
}

/** Number of shops where the product can be ordered, in any condition; a shop with two offers counts once. */
export function shopCount(offers: readonly Sold[]): number {
  return new Set(offers.filter(isOrderable).map(({ shop }) => shop.id)).size;
}

/** Orderable offers first; then by total, by price without shipping, and by shop rating. */
export function compareOffers(a: Compared, b: Compared): number {
  return (
    Number(isOrderable(b)) - Number(isOrderable(a)) ||
    a.total - b.total ||
    a.price - b.price ||
    (b.shop.rating ?? 0) - (a.shop.rating ?? 0) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** The offer to show first: the cheapest of the deciding ones. */
export function bestOffer<T extends Compared & { condition: Condition }>(offers: readonly T[]): T | undefined {
  return decidingOffers(offers).sort(compareOffers)[0];
}

/** The price of a product in a list: with shipping, as on its page, or without when shipping is unknown. */
export function shownPrice(product: { lowestPrice: Cents | null; lowestTotal: Cents | null }): Cents | null {
  return product.lowestTotal ?? product.lowestPrice ?? null;
}
